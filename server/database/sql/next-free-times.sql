-- Queue of calendars whose next free time must be recomputed.
-- server/features/visits/appointments/next-free/next-free.ts computes it with the rule of
-- domain/availability.ts. Each change of a calendar queues the affected IDs. The queue only grows,
-- and a worker reads the calendar after taking a row, so no change is missed, and no two writers
-- wait for each other. `hospital` means its own time, `doctor` a doctor's, `calendar` a hospital's
-- with all its doctors'.

-- Functions of earlier versions.
DROP FUNCTION IF EXISTS keep_next_free, refresh_calendars(uuid[]), refresh_calendar(uuid), refresh_doctor_free(uuid),
  refresh_hospital_free(uuid), next_free_slot(uuid, uuid, timestamptz), fill_doctor_free, calendar_changed,
  service_calendar_changed, hospital_calendar_changed CASCADE;

CREATE OR REPLACE FUNCTION announce_taken() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had boolean := TG_OP <> 'INSERT' AND OLD.status IN ('pending', 'confirmed');
  has boolean := TG_OP <> 'DELETE' AND NEW.status IN ('pending', 'confirmed');
BEGIN
  IF had AND has AND (OLD.doctor_id, OLD.starts_at, OLD.blocked_until) IS NOT DISTINCT FROM (NEW.doctor_id, NEW.starts_at, NEW.blocked_until) THEN
    RETURN NULL;
  END IF;
  IF had THEN
    INSERT INTO next_free_queue (kind, subject_id)
    VALUES (CASE WHEN OLD.doctor_id IS NULL THEN 'hospital' ELSE 'doctor' END, coalesce(OLD.doctor_id, OLD.hospital_id));
  END IF;
  IF has THEN
    INSERT INTO next_free_queue (kind, subject_id)
    VALUES (CASE WHEN NEW.doctor_id IS NULL THEN 'hospital' ELSE 'doctor' END, coalesce(NEW.doctor_id, NEW.hospital_id));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_next_free
  AFTER INSERT OR DELETE OR UPDATE OF status, doctor_id, date, time, duration_minutes, buffer_minutes ON appointments
  FOR EACH ROW EXECUTE FUNCTION announce_taken();

-- Queues calendars after changes of hours, closures, holidays, rules and services of hospitals. It
-- also locks the row of the hospital, which a booking shares: the booking sees this change or
-- precedes it.
CREATE OR REPLACE FUNCTION announce_hospital_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM hospitals WHERE id IN (SELECT hospital_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO next_free_queue (kind, subject_id) SELECT DISTINCT 'calendar', hospital_id FROM changed;
  RETURN NULL;
END $$;

-- Queues calendars after changes of hours, breaks and leave of doctors, with the same lock.
CREATE OR REPLACE FUNCTION announce_doctor_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM doctors WHERE id IN (SELECT doctor_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO next_free_queue (kind, subject_id) SELECT DISTINCT 'doctor', doctor_id FROM changed;
  RETURN NULL;
END $$;

-- A statement trigger that reads the changed rows can serve only one event.
CREATE OR REPLACE TRIGGER opening_hours_inserted_free AFTER INSERT ON opening_hours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER opening_hours_updated_free AFTER UPDATE ON opening_hours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER opening_hours_deleted_free AFTER DELETE ON opening_hours
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();

CREATE OR REPLACE TRIGGER closures_inserted_free AFTER INSERT ON closures
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER closures_updated_free AFTER UPDATE ON closures
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER closures_deleted_free AFTER DELETE ON closures
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();

CREATE OR REPLACE TRIGGER hospital_holidays_inserted_free AFTER INSERT ON hospital_holidays
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER hospital_holidays_updated_free AFTER UPDATE ON hospital_holidays
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER hospital_holidays_deleted_free AFTER DELETE ON hospital_holidays
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();

CREATE OR REPLACE TRIGGER booking_rules_inserted_free AFTER INSERT ON booking_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER booking_rules_updated_free AFTER UPDATE ON booking_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER booking_rules_deleted_free AFTER DELETE ON booking_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();

CREATE OR REPLACE TRIGGER hospital_services_inserted_free AFTER INSERT ON hospital_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
CREATE OR REPLACE TRIGGER hospital_services_deleted_free AFTER DELETE ON hospital_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_hospital_calendar();
-- Queues a hospital's calendar if the length of a first consultation changes. Other terms of a
-- service do not affect it.
CREATE OR REPLACE FUNCTION announce_consultation_length() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM hospitals WHERE id = NEW.hospital_id FOR NO KEY UPDATE;
  INSERT INTO next_free_queue (kind, subject_id) VALUES ('calendar', NEW.hospital_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospital_services_length_free AFTER UPDATE OF consultation_minutes ON hospital_services
  FOR EACH ROW WHEN (OLD.consultation_minutes IS DISTINCT FROM NEW.consultation_minutes)
  EXECUTE FUNCTION announce_consultation_length();

CREATE OR REPLACE TRIGGER doctor_hours_inserted_free AFTER INSERT ON doctor_hours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_hours_updated_free AFTER UPDATE ON doctor_hours
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_hours_deleted_free AFTER DELETE ON doctor_hours
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();

CREATE OR REPLACE TRIGGER doctor_breaks_inserted_free AFTER INSERT ON doctor_breaks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_breaks_updated_free AFTER UPDATE ON doctor_breaks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_breaks_deleted_free AFTER DELETE ON doctor_breaks
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();

CREATE OR REPLACE TRIGGER doctor_leave_inserted_free AFTER INSERT ON doctor_leave
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_leave_updated_free AFTER UPDATE ON doctor_leave
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_leave_deleted_free AFTER DELETE ON doctor_leave
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();

-- Queues the calendar of a blocked or unblocked time, with the same lock.
CREATE OR REPLACE FUNCTION announce_blocked_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blocked blocked_times := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF blocked.doctor_id IS NULL THEN
    PERFORM FROM hospitals WHERE id = blocked.hospital_id FOR NO KEY UPDATE;
    INSERT INTO next_free_queue (kind, subject_id) VALUES ('calendar', blocked.hospital_id);
  ELSE
    PERFORM FROM doctors WHERE id = blocked.doctor_id FOR NO KEY UPDATE;
    INSERT INTO next_free_queue (kind, subject_id) VALUES ('doctor', blocked.doctor_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blocked_times_free AFTER INSERT OR UPDATE OR DELETE ON blocked_times
  FOR EACH ROW EXECUTE FUNCTION announce_blocked_calendar();

CREATE OR REPLACE TRIGGER doctor_services_inserted_free AFTER INSERT ON doctor_services
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
CREATE OR REPLACE TRIGGER doctor_services_deleted_free AFTER DELETE ON doctor_services
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_doctor_calendar();
-- Queues a doctor's calendar in the same case.
CREATE OR REPLACE FUNCTION announce_own_consultation_length() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM doctors WHERE id = NEW.doctor_id FOR NO KEY UPDATE;
  INSERT INTO next_free_queue (kind, subject_id) VALUES ('doctor', NEW.doctor_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER doctor_services_length_free AFTER UPDATE OF consultation_minutes ON doctor_services
  FOR EACH ROW WHEN (OLD.consultation_minutes IS DISTINCT FROM NEW.consultation_minutes)
  EXECUTE FUNCTION announce_own_consultation_length();

CREATE OR REPLACE FUNCTION announce_service_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO next_free_queue (kind, subject_id) SELECT 'calendar', hospital_id FROM hospital_services WHERE service_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER health_services_free AFTER UPDATE OF is_active, duration, visit_type ON health_services
  FOR EACH ROW WHEN ((OLD.is_active, OLD.duration, OLD.visit_type) IS DISTINCT FROM (NEW.is_active, NEW.duration, NEW.visit_type))
  EXECUTE FUNCTION announce_service_calendars();

-- Queues a hospital or a doctor, with its kind as argument. A new one is last in "soonest first"
-- until its time is computed.
CREATE OR REPLACE FUNCTION announce_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO next_free_times (id, due_at, rating_key, review_count)
    VALUES (NEW.id, 'infinity', NEW.rating_key, NEW.review_count) ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO next_free_queue (kind, subject_id) VALUES (TG_ARGV[0], NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_inserted_free AFTER INSERT ON hospitals
  FOR EACH ROW EXECUTE FUNCTION announce_row('calendar');

CREATE OR REPLACE TRIGGER hospitals_free AFTER UPDATE OF is_active ON hospitals
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION announce_row('calendar');

CREATE OR REPLACE TRIGGER doctors_inserted_free AFTER INSERT ON doctors
  FOR EACH ROW EXECUTE FUNCTION announce_row('doctor');

CREATE OR REPLACE TRIGGER doctors_free AFTER UPDATE OF hospital_id, is_active ON doctors
  FOR EACH ROW WHEN ((OLD.hospital_id, OLD.is_active) IS DISTINCT FROM (NEW.hospital_id, NEW.is_active))
  EXECUTE FUNCTION announce_row('doctor');

CREATE OR REPLACE FUNCTION forget_next_free() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM next_free_times WHERE id = OLD.id;
  DELETE FROM next_free_of_services WHERE id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_deleted_free AFTER DELETE ON hospitals FOR EACH ROW EXECUTE FUNCTION forget_next_free();

CREATE OR REPLACE TRIGGER doctors_deleted_free AFTER DELETE ON doctors FOR EACH ROW EXECUTE FUNCTION forget_next_free();

CREATE OR REPLACE FUNCTION carry_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE next_free_times SET rating_key = NEW.rating_key, review_count = NEW.review_count WHERE id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_rating_free AFTER UPDATE OF rating_sum, review_count ON hospitals
  FOR EACH ROW EXECUTE FUNCTION carry_rating();

CREATE OR REPLACE TRIGGER doctors_rating_free AFTER UPDATE OF rating_sum, review_count ON doctors
  FOR EACH ROW EXECUTE FUNCTION carry_rating();
