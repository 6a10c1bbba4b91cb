-- Announces changed hospitals, doctors and services to every instance, which evict them from memory
-- (server/catalogue). The announcement is a row of `changes` (server/database/changes.ts) with IDs
-- only. Above 50 it says "all".
CREATE OR REPLACE FUNCTION announce_catalogue(kind text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 0 THEN
    INSERT INTO changes (topic, words)
      VALUES ('catalogue', kind || ' ' || CASE WHEN cardinality(ids) > 50 THEN 'all' ELSE array_to_string(ids, ' ') END);
  END IF;
END $$;

-- Arguments: the kind, and the column of the changed rows that refers to the record.
CREATE OR REPLACE FUNCTION announce_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  EXECUTE format('SELECT array(SELECT DISTINCT %1$I FROM changed WHERE %1$I IS NOT NULL LIMIT 51)', TG_ARGV[1]) INTO ids;
  PERFORM announce_catalogue(TG_ARGV[0], ids);
  RETURN NULL;
END $$;

-- A statement trigger that reads the changed rows can serve only one event.
CREATE OR REPLACE TRIGGER hospitals_inserted_catalogue AFTER INSERT ON hospitals REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'id');
CREATE OR REPLACE TRIGGER hospitals_updated_catalogue AFTER UPDATE ON hospitals REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'id');
CREATE OR REPLACE TRIGGER hospitals_deleted_catalogue AFTER DELETE ON hospitals REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'id');

CREATE OR REPLACE TRIGGER opening_hours_inserted_catalogue AFTER INSERT ON opening_hours REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER opening_hours_updated_catalogue AFTER UPDATE ON opening_hours REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER opening_hours_deleted_catalogue AFTER DELETE ON opening_hours REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');

CREATE OR REPLACE TRIGGER hospital_texts_inserted_catalogue AFTER INSERT ON hospital_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER hospital_texts_updated_catalogue AFTER UPDATE ON hospital_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER hospital_texts_deleted_catalogue AFTER DELETE ON hospital_texts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');

CREATE OR REPLACE TRIGGER hospital_services_inserted_catalogue AFTER INSERT ON hospital_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER hospital_services_updated_catalogue AFTER UPDATE ON hospital_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER hospital_services_deleted_catalogue AFTER DELETE ON hospital_services REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');

CREATE OR REPLACE TRIGGER doctors_inserted_catalogue AFTER INSERT ON doctors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'id');
CREATE OR REPLACE TRIGGER doctors_updated_catalogue AFTER UPDATE ON doctors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'id');
CREATE OR REPLACE TRIGGER doctors_deleted_catalogue AFTER DELETE ON doctors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'id');

CREATE OR REPLACE TRIGGER doctor_services_inserted_catalogue AFTER INSERT ON doctor_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'doctor_id');
CREATE OR REPLACE TRIGGER doctor_services_updated_catalogue AFTER UPDATE ON doctor_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'doctor_id');
CREATE OR REPLACE TRIGGER doctor_services_deleted_catalogue AFTER DELETE ON doctor_services REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'doctor_id');

CREATE OR REPLACE TRIGGER doctor_texts_inserted_catalogue AFTER INSERT ON doctor_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'doctor_id');
CREATE OR REPLACE TRIGGER doctor_texts_updated_catalogue AFTER UPDATE ON doctor_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'doctor_id');
CREATE OR REPLACE TRIGGER doctor_texts_deleted_catalogue AFTER DELETE ON doctor_texts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('doctor', 'doctor_id');

CREATE OR REPLACE TRIGGER health_services_inserted_catalogue AFTER INSERT ON health_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('health_service', 'id');
CREATE OR REPLACE TRIGGER health_services_updated_catalogue AFTER UPDATE ON health_services REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('health_service', 'id');
CREATE OR REPLACE TRIGGER health_services_deleted_catalogue AFTER DELETE ON health_services REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('health_service', 'id');

CREATE OR REPLACE TRIGGER health_service_texts_inserted_catalogue AFTER INSERT ON health_service_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('health_service', 'service_id');
CREATE OR REPLACE TRIGGER health_service_texts_updated_catalogue AFTER UPDATE ON health_service_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('health_service', 'service_id');
CREATE OR REPLACE TRIGGER health_service_texts_deleted_catalogue AFTER DELETE ON health_service_texts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('health_service', 'service_id');

-- Announces next free times, which are shown with their hospital or doctor. Only a changed time is
-- announced, not a repeated computation.
CREATE OR REPLACE FUNCTION announce_next_free() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := array(SELECT id FROM changed WHERE at IS NOT NULL LIMIT 51);
  ELSE
    ids := array(SELECT id FROM was JOIN changed USING (id) WHERE was.at IS DISTINCT FROM changed.at LIMIT 51);
  END IF;
  IF cardinality(ids) > 50 THEN
    PERFORM announce_catalogue('times hospital', ids), announce_catalogue('times doctor', ids);
  ELSE
    PERFORM announce_catalogue('times hospital', array(SELECT h.id FROM hospitals h WHERE h.id = ANY (ids))),
      announce_catalogue('times doctor', array(SELECT d.id FROM doctors d WHERE d.id = ANY (ids)));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER next_free_times_inserted_catalogue AFTER INSERT ON next_free_times
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_next_free();
CREATE OR REPLACE TRIGGER next_free_times_updated_catalogue AFTER UPDATE ON next_free_times
  REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_next_free();

-- Announces the next free times of single services, for searches by one service. They are rewritten
-- whenever their calendar is read.
CREATE OR REPLACE FUNCTION announce_next_free_of_services() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := array(SELECT DISTINCT id FROM changed LIMIT 51);
BEGIN
  PERFORM announce_catalogue('times hospital', array(SELECT h.id FROM hospitals h WHERE h.id = ANY (ids))),
    announce_catalogue('times doctor', array(SELECT d.id FROM doctors d WHERE d.id = ANY (ids)));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER next_free_of_services_inserted_catalogue AFTER INSERT ON next_free_of_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_next_free_of_services();
CREATE OR REPLACE TRIGGER next_free_of_services_deleted_catalogue AFTER DELETE ON next_free_of_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_next_free_of_services();

-- Announces changed calendars, because pages show several next times of a calendar. It happens when
-- the queue of changes is read: in each booking, one commit would wait for the other.
CREATE OR REPLACE FUNCTION announce_changed_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalogue('times hospital', array(SELECT DISTINCT subject_id FROM taken WHERE kind IN ('hospital', 'calendar') LIMIT 51)),
    announce_catalogue('times doctor', array(SELECT subject_id FROM taken WHERE kind = 'doctor'
      UNION SELECT d.id FROM doctors d JOIN taken ON taken.kind = 'calendar' AND d.hospital_id = taken.subject_id LIMIT 51));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER next_free_queue_taken_catalogue AFTER DELETE ON next_free_queue
  REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_calendars();

-- Evicts cached calendars at once, so that a time just booked is not offered again. A booking
-- announces itself in any case.
CREATE OR REPLACE FUNCTION announce_queued_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words)
  SELECT 'catalogue', 'calendar ' || q.record || ' ' || CASE WHEN count(*) > 50 THEN 'all' ELSE string_agg(q.subject_id::text, ' ') END
  FROM (SELECT DISTINCT CASE kind WHEN 'doctor' THEN 'doctor' ELSE 'hospital' END AS record, subject_id FROM queued) q
  GROUP BY q.record;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER next_free_queue_filled_catalogue AFTER INSERT ON next_free_queue
  REFERENCING NEW TABLE AS queued FOR EACH STATEMENT EXECUTE FUNCTION announce_queued_calendars();

-- Announces reviews, which are shown with their hospital and doctor.
CREATE OR REPLACE FUNCTION announce_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_catalogue('hospital', array(SELECT DISTINCT hospital_id FROM changed LIMIT 51)),
    announce_catalogue('doctor', array(SELECT DISTINCT doctor_id FROM changed WHERE doctor_id IS NOT NULL LIMIT 51));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER reviews_inserted_catalogue AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_reviews();
CREATE OR REPLACE TRIGGER reviews_updated_catalogue AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_reviews();
CREATE OR REPLACE TRIGGER reviews_deleted_catalogue AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_reviews();

-- Announces settings of the operator, exchange rates and the names of specialties and categories,
-- which are shown on every page and rarely change.
CREATE OR REPLACE FUNCTION announce_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words) VALUES ('catalogue', 'everything');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER settings_changed_catalogue AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
CREATE OR REPLACE TRIGGER exchange_rates_changed_catalogue AFTER INSERT OR UPDATE OR DELETE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
CREATE OR REPLACE TRIGGER terms_changed_catalogue AFTER INSERT OR UPDATE OR DELETE ON terms
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
CREATE OR REPLACE TRIGGER term_texts_changed_catalogue AFTER INSERT OR UPDATE OR DELETE ON term_texts
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
