-- Returns the units of each currency for one US dollar, of the latest known day.
CREATE OR REPLACE FUNCTION current_rates() RETURNS TABLE (currency text, per_dollar numeric) LANGUAGE sql STABLE AS $$
  SELECT 'USD', 1::numeric
  UNION ALL
  (SELECT DISTINCT ON (r.currency) r.currency, r.per_dollar FROM exchange_rates r ORDER BY r.currency, r.as_of DESC)
$$;

-- Converts a price to US dollars. It locks, so that writers of prices and of rates wait for each
-- other. Otherwise a price written beside a new rate would keep the old one.
CREATE OR REPLACE FUNCTION in_dollars(amount numeric, wanted text) RETURNS numeric LANGUAGE plpgsql AS $$
BEGIN
  IF amount IS NULL OR wanted = 'USD' THEN RETURN amount; END IF;
  LOCK TABLE exchange_rates IN SHARE MODE;
  RETURN (SELECT round(amount / r.per_dollar, 2) FROM current_rates() r WHERE r.currency = wanted);
END $$;

CREATE OR REPLACE FUNCTION fill_price_usd() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_usd := in_dollars(NEW.price, NEW.currency);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION fill_fee_usd() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fee_usd := in_dollars(NEW.consultation_fee, NEW.currency);
  RETURN NEW;
END $$;

-- Most offers of an imported list have no price.
CREATE OR REPLACE TRIGGER health_services_dollars BEFORE INSERT OR UPDATE OF price, currency ON health_services
  FOR EACH ROW WHEN (NEW.price IS NOT NULL OR NEW.price_usd IS NOT NULL) EXECUTE FUNCTION fill_price_usd();
CREATE OR REPLACE TRIGGER hospital_services_dollars BEFORE INSERT OR UPDATE OF price, currency ON hospital_services
  FOR EACH ROW WHEN (NEW.price IS NOT NULL OR NEW.price_usd IS NOT NULL) EXECUTE FUNCTION fill_price_usd();
CREATE OR REPLACE TRIGGER doctor_services_dollars BEFORE INSERT OR UPDATE OF price, currency ON doctor_services
  FOR EACH ROW WHEN (NEW.price IS NOT NULL OR NEW.price_usd IS NOT NULL) EXECUTE FUNCTION fill_price_usd();
CREATE OR REPLACE TRIGGER doctors_dollars BEFORE INSERT OR UPDATE OF consultation_fee, currency ON doctors
  FOR EACH ROW WHEN (NEW.consultation_fee IS NOT NULL OR NEW.fee_usd IS NOT NULL) EXECUTE FUNCTION fill_fee_usd();

-- Updates all prices in dollars at the current rates, one statement for each table. Unchanged
-- prices are not written, which keeps caches and indexes as they are.
CREATE OR REPLACE FUNCTION refresh_dollars() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE health_services p SET price_usd = round(p.price / r.per_dollar, 2)
    FROM current_rates() r WHERE r.currency = p.currency AND p.price_usd IS DISTINCT FROM round(p.price / r.per_dollar, 2);
  UPDATE hospital_services p SET price_usd = round(p.price / r.per_dollar, 2)
    FROM current_rates() r WHERE r.currency = p.currency AND p.price_usd IS DISTINCT FROM round(p.price / r.per_dollar, 2);
  UPDATE doctor_services p SET price_usd = round(p.price / r.per_dollar, 2)
    FROM current_rates() r WHERE r.currency = p.currency AND p.price_usd IS DISTINCT FROM round(p.price / r.per_dollar, 2);
  UPDATE doctors p SET fee_usd = round(p.consultation_fee / r.per_dollar, 2)
    FROM current_rates() r WHERE r.currency = p.currency AND p.fee_usd IS DISTINCT FROM round(p.consultation_fee / r.per_dollar, 2);
  PERFORM refresh_price_bands(array(SELECT id FROM hospitals));
  PERFORM refresh_doctor_prices(array(SELECT id FROM doctors));
END $$;

CREATE OR REPLACE FUNCTION refresh_after_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_dollars();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER exchange_rates_dollars AFTER INSERT OR UPDATE OR DELETE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_after_rates();
