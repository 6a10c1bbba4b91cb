-- Copies name, city and state of the hospital to its doctors, so that a search reads one table.
CREATE OR REPLACE FUNCTION fill_doctor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.hospital_id IS NULL THEN
    NEW.hospital_name := NULL;
    NEW.hospital_city := NULL;
    NEW.is_listed := NEW.is_active;
  ELSE
    SELECT h.name, h.city, NEW.is_active AND h.is_active INTO NEW.hospital_name, NEW.hospital_city, NEW.is_listed
      FROM hospitals h WHERE h.id = NEW.hospital_id;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER doctors_fill BEFORE INSERT OR UPDATE OF hospital_id, is_active, hospital_name ON "doctors"
  FOR EACH ROW EXECUTE FUNCTION fill_doctor();

CREATE OR REPLACE FUNCTION carry_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE doctors SET hospital_name = NEW.name WHERE hospital_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_carry AFTER UPDATE OF name, city, is_active ON "hospitals"
  FOR EACH ROW WHEN ((OLD.name, OLD.city, OLD.is_active) IS DISTINCT FROM (NEW.name, NEW.city, NEW.is_active))
  EXECUTE FUNCTION carry_hospital();

CREATE INDEX IF NOT EXISTS doctors_search_trgm ON doctors USING gin (search_text gin_trgm_ops);
CREATE INDEX IF NOT EXISTS doctors_name_trgm ON doctors USING gin (name_key gin_trgm_ops);
-- Serves names that begin with a text. The letters of "deniz" alone occur in thousands of names.
CREATE INDEX IF NOT EXISTS doctors_name_prefix_idx ON doctors (name_key text_pattern_ops);
CREATE INDEX IF NOT EXISTS doctors_rating_idx ON doctors (rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, specialty, city_key, search_text);
-- Price without a treatment (domain/money.ts, priceOfDoctor).
DROP INDEX IF EXISTS doctors_fee_usd_idx, doctors_fee_usd_desc_idx;
CREATE INDEX IF NOT EXISTS doctors_price_idx ON doctors (coalesce(price_from, fee_usd), rating_key DESC, review_count DESC, id) INCLUDE (is_listed);
CREATE INDEX IF NOT EXISTS doctors_price_desc_idx ON doctors (coalesce(price_from, fee_usd) DESC NULLS LAST, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed);

-- Serves hospitals with a doctor of a specialty, and a hospital's own doctors by rating.
CREATE INDEX IF NOT EXISTS doctors_hospital_specialty_idx ON doctors (hospital_id, specialty) INCLUDE (is_listed);
CREATE INDEX IF NOT EXISTS doctors_hospital_rating_idx ON doctors (hospital_id, rating_key DESC, review_count DESC, id) INCLUDE (is_listed);
CREATE INDEX IF NOT EXISTS doctors_languages_idx ON doctors USING gin (languages_spoken);
CREATE INDEX IF NOT EXISTS doctors_city_idx ON doctors (city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, specialty, name_key, search_text);
CREATE INDEX IF NOT EXISTS doctors_specialty_city_idx ON doctors (specialty, city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, name_key, search_text);
CREATE INDEX IF NOT EXISTS doctors_specialty_idx ON doctors (specialty, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, city_key, name_key, search_text);

-- Removes treatments of doctors that their hospital no longer offers, also when the doctor changes
-- hospitals.
CREATE OR REPLACE FUNCTION forget_links_of_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM doctor_services l USING doctors d, removed r
  WHERE d.hospital_id = r.hospital_id AND l.doctor_id = d.id AND l.service_id = r.service_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospital_services_links AFTER DELETE ON hospital_services
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_links_of_offers();

CREATE OR REPLACE FUNCTION forget_links_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM doctor_services l WHERE l.doctor_id = NEW.id
    AND NOT EXISTS (SELECT FROM hospital_services o WHERE o.hospital_id = NEW.hospital_id AND o.service_id = l.service_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER doctors_links AFTER UPDATE OF hospital_id ON doctors
  FOR EACH ROW WHEN (NEW.hospital_id IS NOT NULL AND OLD.hospital_id IS DISTINCT FROM NEW.hospital_id)
  EXECUTE FUNCTION forget_links_elsewhere();

-- Requires the hospital's offer for a new treatment of a doctor, and locks it, so that it cannot be
-- removed before the link exists.
CREATE OR REPLACE FUNCTION require_offer_of_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE house uuid;
BEGIN
  SELECT hospital_id INTO house FROM doctors WHERE id = NEW.doctor_id FOR NO KEY UPDATE;
  IF house IS NULL THEN RETURN NEW; END IF;
  PERFORM FROM hospital_services WHERE hospital_id = house AND service_id = NEW.service_id FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the hospital of the doctor does not offer the service'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'doctor_services_offer_check', TABLE = 'doctor_services';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER doctor_services_offer BEFORE INSERT OR UPDATE OF doctor_id, service_id ON doctor_services
  FOR EACH ROW EXECUTE FUNCTION require_offer_of_link();

-- Serves the administrators' search for any part of a word.
CREATE INDEX IF NOT EXISTS doctors_managed_trgm ON doctors USING gin (managed_text gin_trgm_ops);

-- Updates the lowest price of these doctors among their active treatments in US dollars: their own
-- price, else the hospital's, else the service's. Searches without a treatment filter and sort by
-- it. Rows are locked in the order of their IDs.
CREATE OR REPLACE FUNCTION refresh_doctor_prices(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(wanted) = 0 THEN RETURN; END IF;
  PERFORM FROM doctors WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE doctors d SET price_from = p.lowest
  FROM (SELECT w.id, min(CASE WHEN l.price_usd IS NOT NULL THEN l.price_usd
            WHEN o.on_request THEN NULL ELSE coalesce(o.price_usd, s.price_usd) END) AS lowest
        FROM doctors w
        LEFT JOIN (doctor_services l JOIN health_services s ON s.id = l.service_id AND s.is_active) ON l.doctor_id = w.id
        LEFT JOIN hospital_services o ON o.hospital_id = w.hospital_id AND o.service_id = l.service_id
        WHERE w.id = ANY (wanted) GROUP BY w.id) p
  WHERE d.id = p.id AND d.price_from IS DISTINCT FROM p.lowest;
END $$;

CREATE OR REPLACE FUNCTION price_doctors_of_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_doctor_prices(array(SELECT DISTINCT doctor_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER doctor_services_inserted_price AFTER INSERT ON doctor_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_doctors_of_links();
CREATE OR REPLACE TRIGGER doctor_services_updated_price AFTER UPDATE ON doctor_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_doctors_of_links();
CREATE OR REPLACE TRIGGER doctor_services_deleted_price AFTER DELETE ON doctor_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_doctors_of_links();

-- A new offer has no doctors yet, and a removed one also removes the links of its doctors.
CREATE OR REPLACE FUNCTION price_doctors_of_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_doctor_prices(array(
    SELECT DISTINCT d.id FROM changed c JOIN doctors d ON d.hospital_id = c.hospital_id
      JOIN doctor_services l ON l.doctor_id = d.id AND l.service_id = c.service_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospital_services_updated_doctor_price AFTER UPDATE ON hospital_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_doctors_of_offers();

CREATE OR REPLACE FUNCTION price_doctors_of_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_doctor_prices(array(SELECT doctor_id FROM doctor_services WHERE service_id = NEW.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER health_services_doctor_price AFTER UPDATE OF price, currency, is_active ON health_services
  FOR EACH ROW WHEN ((OLD.price, OLD.currency, OLD.is_active) IS DISTINCT FROM (NEW.price, NEW.currency, NEW.is_active))
  EXECUTE FUNCTION price_doctors_of_service();

CREATE OR REPLACE FUNCTION price_doctor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_doctor_prices(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER doctors_price AFTER UPDATE OF hospital_id ON doctors
  FOR EACH ROW WHEN (OLD.hospital_id IS DISTINCT FROM NEW.hospital_id) EXECUTE FUNCTION price_doctor();
