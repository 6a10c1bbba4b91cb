-- Blocked times of the same doctor, or of the same whole hospital, never overlap.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'blocked_times_doctor_slot') THEN
    ALTER TABLE blocked_times ADD CONSTRAINT blocked_times_doctor_slot EXCLUDE USING gist
      (doctor_id WITH =, tsrange("date" + starts_at, "date" + ends_at) WITH &&) WHERE (doctor_id IS NOT NULL);
  END IF;
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'blocked_times_hospital_slot') THEN
    ALTER TABLE blocked_times ADD CONSTRAINT blocked_times_hospital_slot EXCLUDE USING gist
      (hospital_id WITH =, tsrange("date" + starts_at, "date" + ends_at) WITH &&) WHERE (doctor_id IS NULL);
  END IF;
END $$;

-- Refuses a new appointment, proposal or offer in a blocked time, and a move into one. Existing
-- appointments stay when their time is blocked. Locks make blocking and booking take turns
-- (lockCalendar of server/features/visits/appointments/booking/bookable.ts).
CREATE OR REPLACE FUNCTION guard_against_blocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM blocked_times b
      WHERE b.hospital_id = NEW.hospital_id AND (b.doctor_id IS NULL OR b.doctor_id = NEW.doctor_id)
        AND b.date BETWEEN NEW.date AND NEW.date + 1
        AND b.date + b.starts_at < NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes)
        AND b.date + b.ends_at > NEW.date + NEW.time) THEN
    RAISE EXCEPTION 'this time is blocked' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'blocked_times_slot';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointments_blocked_inserted BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed')) EXECUTE FUNCTION guard_against_blocks();
CREATE OR REPLACE TRIGGER appointments_blocked_moved BEFORE UPDATE ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed')
    AND (OLD.date, OLD.time, OLD.doctor_id, OLD.duration_minutes)
      IS DISTINCT FROM (NEW.date, NEW.time, NEW.doctor_id, NEW.duration_minutes))
  EXECUTE FUNCTION guard_against_blocks();
CREATE OR REPLACE TRIGGER appointment_proposals_blocked BEFORE INSERT ON appointment_proposals
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION guard_against_blocks();
CREATE OR REPLACE TRIGGER waiting_list_offers_blocked BEFORE INSERT ON waiting_list_offers
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION guard_against_blocks();

-- Refuses to block a time that is held for a patient by a proposal or an offer.
CREATE OR REPLACE FUNCTION guard_blocked_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begins timestamptz := (NEW.date + NEW.starts_at) AT TIME ZONE 'Europe/Istanbul';
  ends timestamptz := (NEW.date + NEW.ends_at) AT TIME ZONE 'Europe/Istanbul';
BEGIN
  IF EXISTS (SELECT FROM appointment_proposals p
      WHERE p.hospital_id = NEW.hospital_id AND p.state = 'open' AND (NEW.doctor_id IS NULL OR p.doctor_id = NEW.doctor_id)
        AND p.starts_at < ends AND p.starts_at + make_interval(mins => p.duration_minutes) > begins)
    OR EXISTS (SELECT FROM waiting_list_offers o
      WHERE o.hospital_id = NEW.hospital_id AND o.state = 'open' AND (NEW.doctor_id IS NULL OR o.doctor_id = NEW.doctor_id)
        AND o.starts_at < ends AND o.starts_at + make_interval(mins => o.duration_minutes) > begins) THEN
    RAISE EXCEPTION 'this time is held for a patient' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'blocked_times_held_slot';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER blocked_times_guard BEFORE INSERT OR UPDATE ON blocked_times
  FOR EACH ROW EXECUTE FUNCTION guard_blocked_time();

-- Announces changes of calendars, such as blocked times and rooms, to the pages of the hospital.
CREATE OR REPLACE FUNCTION announce_calendar_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words) VALUES ('hospital:' || coalesce(NEW.hospital_id, OLD.hospital_id), 'calendar');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blocked_times_announce AFTER INSERT OR UPDATE OR DELETE ON blocked_times
  FOR EACH ROW EXECUTE FUNCTION announce_calendar_pages();
