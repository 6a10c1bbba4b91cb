-- Updates the lowest and the median price of the active services of these hospitals in US dollars.
-- The hospital's own price takes precedence over the service's. One on request has none. The rows
-- are locked first, in the order of their IDs, so that two edits wait for each other.
DROP FUNCTION IF EXISTS refresh_price_from(uuid);
CREATE OR REPLACE FUNCTION refresh_price_bands(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM hospitals WHERE id = ANY (wanted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE hospitals h SET price_from = p.lowest, price_typical = p.typical
  FROM (SELECT w.id, min(coalesce(hs.price_usd, s.price_usd)) FILTER (WHERE NOT hs.on_request) AS lowest,
          percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(hs.price_usd, s.price_usd)) FILTER (WHERE NOT hs.on_request) AS typical
        FROM unnest(wanted) w (id)
        LEFT JOIN (hospital_services hs JOIN health_services s ON s.id = hs.service_id AND s.is_active) ON hs.hospital_id = w.id
        GROUP BY w.id) p
  WHERE h.id = p.id AND (h.price_from, h.price_typical) IS DISTINCT FROM (p.lowest, p.typical);
END $$;

CREATE OR REPLACE FUNCTION price_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_bands(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.hospital_id ELSE NEW.hospital_id END]);
  RETURN NULL;
END $$;

-- An imported list of hospitals adds thousands of services on request, which change no price.
CREATE OR REPLACE TRIGGER hospital_services_price_added AFTER INSERT ON "hospital_services"
  FOR EACH ROW WHEN (NOT NEW.on_request) EXECUTE FUNCTION price_link();
CREATE OR REPLACE TRIGGER hospital_services_price AFTER DELETE OR UPDATE OF price, currency, on_request ON "hospital_services"
  FOR EACH ROW EXECUTE FUNCTION price_link();

-- Updates the prices of all hospitals that offer a service, in one statement.
CREATE OR REPLACE FUNCTION price_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_bands(array(SELECT hospital_id FROM hospital_services WHERE service_id = NEW.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER health_services_price AFTER UPDATE OF price, currency, is_active ON "health_services"
  FOR EACH ROW WHEN ((OLD.price, OLD.currency, OLD.is_active) IS DISTINCT FROM (NEW.price, NEW.currency, NEW.is_active))
  EXECUTE FUNCTION price_service();

-- Counts the active hospitals that offer a service, which the home page reads too often for
-- counting links each time. Links are counted per statement: an imported list of hospitals would
-- otherwise write the same few services thousands of times.
CREATE OR REPLACE FUNCTION count_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE health_services s SET hospital_count = s.hospital_count + step * n.count
  FROM (SELECT l.service_id, count(*) FROM links l JOIN hospitals h ON h.id = l.hospital_id AND h.is_active
        GROUP BY l.service_id ORDER BY l.service_id) n
  WHERE s.id = n.service_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospital_services_counted AFTER INSERT ON hospital_services
  REFERENCING NEW TABLE AS links FOR EACH STATEMENT EXECUTE FUNCTION count_links();

CREATE OR REPLACE TRIGGER hospital_services_uncounted AFTER DELETE ON hospital_services
  REFERENCING OLD TABLE AS links FOR EACH STATEMENT EXECUTE FUNCTION count_links();

CREATE OR REPLACE FUNCTION count_active_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE health_services s SET hospital_count = s.hospital_count + CASE WHEN NEW.is_active THEN 1 ELSE -1 END
  FROM hospital_services hs WHERE hs.hospital_id = NEW.id AND s.id = hs.service_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_active_counted AFTER UPDATE OF is_active ON hospitals
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION count_active_hospital();

-- Subtracts the links of a hospital before its deletion. Its links are deleted after it, when they
-- can no longer be counted.
CREATE OR REPLACE FUNCTION uncount_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE health_services s SET hospital_count = s.hospital_count - 1
  FROM hospital_services hs WHERE hs.hospital_id = OLD.id AND s.id = hs.service_id;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER hospitals_uncounted BEFORE DELETE ON hospitals
  FOR EACH ROW WHEN (OLD.is_active) EXECUTE FUNCTION uncount_hospital();

-- Stores the folded translations of a service beside its English text, because searches look for
-- words in every language, and stores their words for spelling correction.
CREATE OR REPLACE FUNCTION keep_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE health_services s SET translated_names = coalesce(t.names, ''), translated_text = coalesce(t.texts, '')
  FROM (SELECT c.service_id,
          (SELECT string_agg(fold(x.name), E'\n' ORDER BY x.language) FROM health_service_texts x WHERE x.service_id = c.service_id) AS names,
          (SELECT string_agg(fold(x.name || ' ' || x.description), E'\n' ORDER BY x.language)
           FROM health_service_texts x WHERE x.service_id = c.service_id) AS texts
        FROM (SELECT DISTINCT service_id FROM changed) c) t
  WHERE s.id = t.service_id;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_words (kind, word)
    SELECT DISTINCT 'health_service', w FROM changed x, words_of(fold(x.name || ' ' || x.description)) w
    WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.kind = 'health_service' AND k.word = w)
    ORDER BY 2
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER health_service_texts_inserted AFTER INSERT ON health_service_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_translations();
CREATE OR REPLACE TRIGGER health_service_texts_updated AFTER UPDATE ON health_service_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_translations();
CREATE OR REPLACE TRIGGER health_service_texts_deleted AFTER DELETE ON health_service_texts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_translations();
