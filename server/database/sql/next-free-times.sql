-- The earliest time after `after`, at most 365 days ahead, that can be booked: with a doctor, within the hospital's hours
-- and clear of the doctor's appointments; without one, a time at which any service of the hospital is free. The length of
-- a service that states none is 60 minutes, as DEFAULT_DURATION in domain/health-services.ts says.
CREATE OR REPLACE FUNCTION next_free_slot(hospital uuid, doctor uuid, after timestamptz) RETURNS timestamptz
LANGUAGE plpgsql STABLE AS $$
DECLARE
  today date := (after AT TIME ZONE 'Europe/Istanbul')::date;
  day date;
  shortest interval;
  found timestamptz;
BEGIN
  SELECT make_interval(mins => min(coalesce(s.duration, 60))) INTO shortest
    FROM hospitals h JOIN hospital_services hs ON hs.hospital_id = h.id
      JOIN health_services s ON s.id = hs.service_id AND s.is_active
    WHERE h.id = hospital AND h.is_active;
  IF shortest IS NULL OR NOT EXISTS (SELECT FROM opening_hours o WHERE o.hospital_id = hospital) THEN
    RETURN NULL;
  END IF;
  FOR n IN 0..365 LOOP
    day := today + n;
    CONTINUE WHEN extract(isodow FROM day) = 7 OR EXISTS (
      SELECT FROM closures c WHERE c.hospital_id = hospital AND c.ends_on >= day AND c.starts_on <= day);
    IF doctor IS NULL THEN
      SELECT t.at INTO found
        FROM opening_hours o, LATERAL (SELECT (day + o.start_time) AT TIME ZONE 'Europe/Istanbul' AS at) t
        WHERE o.hospital_id = hospital AND o.weekday = extract(isodow FROM day) AND t.at > after
          AND EXISTS (SELECT FROM hospital_services hs JOIN health_services s ON s.id = hs.service_id AND s.is_active
            WHERE hs.hospital_id = hospital AND NOT EXISTS (SELECT FROM appointments a
              WHERE a.hospital_id = hospital AND a.service_id = s.id AND a.doctor_id IS NULL
                AND a.status IN ('pending', 'confirmed')
                AND tstzrange(a.starts_at, a.ends_at)
                  && tstzrange(t.at, t.at + make_interval(mins => coalesce(s.duration, 60)))))
        ORDER BY o.start_time LIMIT 1;
    ELSE
      SELECT t.at INTO found
        FROM opening_hours o, LATERAL (SELECT (day + o.start_time) AT TIME ZONE 'Europe/Istanbul' AS at) t
        WHERE o.hospital_id = hospital AND o.weekday = extract(isodow FROM day) AND t.at > after
          AND NOT EXISTS (SELECT FROM appointments a
            WHERE a.doctor_id = doctor AND a.status IN ('pending', 'confirmed')
              AND tstzrange(a.starts_at, a.ends_at) && tstzrange(t.at, t.at + shortest))
        ORDER BY o.start_time LIMIT 1;
    END IF;
    IF found IS NOT NULL THEN RETURN found; END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Each refresh locks its row first and looks afterwards, so that it sees what the holder of the lock before it has done.
CREATE OR REPLACE FUNCTION refresh_hospital_free(hospital uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM hospitals h WHERE h.id = hospital FOR NO KEY UPDATE;
  UPDATE hospitals h SET next_free_at = f.at FROM (SELECT next_free_slot(hospital, NULL, now()) AS at) f
    WHERE h.id = hospital AND h.next_free_at IS DISTINCT FROM f.at;
END $$;

CREATE OR REPLACE FUNCTION refresh_doctor_free(doctor uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM doctors d WHERE d.id = doctor FOR NO KEY UPDATE;
  UPDATE doctors d SET next_free_at = f.at
    FROM (SELECT CASE WHEN o.is_active THEN next_free_slot(o.hospital_id, o.id, now()) END AS at
          FROM doctors o WHERE o.id = doctor) f
    WHERE d.id = doctor AND d.next_free_at IS DISTINCT FROM f.at;
END $$;

-- A hospital and all its doctors.
CREATE OR REPLACE FUNCTION refresh_calendar(hospital uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_hospital_free(hospital);
  PERFORM FROM doctors d WHERE d.hospital_id = hospital ORDER BY d.id FOR NO KEY UPDATE;
  UPDATE doctors d SET next_free_at = f.at
    FROM (SELECT o.id, CASE WHEN o.is_active THEN next_free_slot(hospital, o.id, now()) END AS at
          FROM doctors o WHERE o.hospital_id = hospital) f
    WHERE d.id = f.id AND d.next_free_at IS DISTINCT FROM f.at;
END $$;

-- A time that was taken matters when it covers the next free one; whether it does is asked under a lock that excludes
-- somebody who moves it at this moment. A time that came free matters when it may lie before the next free one.
CREATE OR REPLACE FUNCTION keep_next_free() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had boolean := TG_OP <> 'INSERT' AND OLD.status IN ('pending', 'confirmed') AND OLD.ends_at > now();
  has boolean := TG_OP <> 'DELETE' AND NEW.status IN ('pending', 'confirmed') AND NEW.ends_at > now();
  free_at timestamptz;
BEGIN
  IF current_setting('hekima.bulk_load', true) = 'on' THEN RETURN NULL; END IF;
  IF had AND has AND (OLD.doctor_id, OLD.starts_at, OLD.ends_at) IS NOT DISTINCT FROM (NEW.doctor_id, NEW.starts_at, NEW.ends_at) THEN
    RETURN NULL;
  END IF;
  IF had AND OLD.doctor_id IS NULL THEN
    SELECT h.next_free_at INTO free_at FROM hospitals h WHERE h.id = OLD.hospital_id FOR SHARE;
    IF free_at IS NULL OR OLD.starts_at < free_at + interval '1 day' THEN
      PERFORM refresh_hospital_free(OLD.hospital_id);
    END IF;
  ELSIF had THEN
    SELECT d.next_free_at INTO free_at FROM doctors d WHERE d.id = OLD.doctor_id FOR SHARE;
    IF free_at IS NULL OR OLD.starts_at < free_at + interval '1 day' THEN
      PERFORM refresh_doctor_free(OLD.doctor_id);
    END IF;
  END IF;
  IF has AND NEW.doctor_id IS NULL THEN
    SELECT h.next_free_at INTO free_at FROM hospitals h WHERE h.id = NEW.hospital_id;
    IF NOT NEW.ends_at > free_at OR NOT NEW.starts_at < free_at + make_interval(mins => NEW.duration_minutes) THEN
      SELECT h.next_free_at INTO free_at FROM hospitals h WHERE h.id = NEW.hospital_id FOR SHARE;
    END IF;
    IF NEW.ends_at > free_at AND NEW.starts_at < free_at + make_interval(mins => NEW.duration_minutes) THEN
      PERFORM refresh_hospital_free(NEW.hospital_id);
    END IF;
  ELSIF has THEN
    SELECT d.next_free_at INTO free_at FROM doctors d WHERE d.id = NEW.doctor_id;
    IF NOT NEW.ends_at > free_at OR NOT NEW.starts_at < free_at + make_interval(mins => NEW.duration_minutes) THEN
      SELECT d.next_free_at INTO free_at FROM doctors d WHERE d.id = NEW.doctor_id FOR SHARE;
    END IF;
    IF NEW.ends_at > free_at AND NEW.starts_at < free_at + make_interval(mins => NEW.duration_minutes) THEN
      PERFORM refresh_doctor_free(NEW.doctor_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_next_free
  AFTER INSERT OR DELETE OR UPDATE OF status, doctor_id, date, time, duration_minutes ON appointments
  FOR EACH ROW EXECUTE FUNCTION keep_next_free();

-- Hours, closures and services move the calendars of whole hospitals. A few are found anew at once; more than that wait in
-- the queue of the job, because nobody's request should pay for them.
CREATE OR REPLACE FUNCTION refresh_calendars(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE hospital uuid;
BEGIN
  IF current_setting('hekima.bulk_load', true) = 'on' THEN RETURN; END IF;
  IF cardinality(ids) > 10 THEN
    INSERT INTO next_free_queue (hospital_id) SELECT h.id FROM hospitals h WHERE h.id = ANY (ids) ON CONFLICT DO NOTHING;
    RETURN;
  END IF;
  FOREACH hospital IN ARRAY ids LOOP
    PERFORM refresh_calendar(hospital);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION calendar_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_calendars(ARRAY(SELECT DISTINCT hospital_id FROM changed ORDER BY 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER opening_hours_inserted_free AFTER INSERT ON opening_hours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER opening_hours_updated_free AFTER UPDATE ON opening_hours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER opening_hours_deleted_free AFTER DELETE ON opening_hours
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER closures_inserted_free AFTER INSERT ON closures
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER closures_updated_free AFTER UPDATE ON closures
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER closures_deleted_free AFTER DELETE ON closures
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER hospital_services_inserted_free AFTER INSERT ON hospital_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE TRIGGER hospital_services_deleted_free AFTER DELETE ON hospital_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION calendar_changed();

CREATE OR REPLACE FUNCTION service_calendar_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_calendars(ARRAY(SELECT hospital_id FROM hospital_services WHERE service_id = NEW.id ORDER BY 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER health_services_free AFTER UPDATE OF is_active, duration ON health_services
  FOR EACH ROW WHEN ((OLD.is_active, OLD.duration) IS DISTINCT FROM (NEW.is_active, NEW.duration))
  EXECUTE FUNCTION service_calendar_changed();

CREATE OR REPLACE FUNCTION hospital_calendar_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_calendars(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_free AFTER UPDATE OF is_active ON hospitals
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION hospital_calendar_changed();

CREATE OR REPLACE FUNCTION fill_doctor_free() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('hekima.bulk_load', true) = 'on' OR (TG_OP = 'INSERT' AND NEW.next_free_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  NEW.next_free_at := CASE WHEN NEW.is_active THEN next_free_slot(NEW.hospital_id, NEW.id, now()) END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER doctors_free BEFORE INSERT OR UPDATE OF hospital_id, is_active ON doctors
  FOR EACH ROW EXECUTE FUNCTION fill_doctor_free();
