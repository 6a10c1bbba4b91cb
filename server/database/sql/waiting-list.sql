-- An offered time is held: it overlaps no other open offer of the same doctor, or of the same
-- hospital and service without a doctor.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'waiting_list_offers_doctor_slot') THEN
    ALTER TABLE waiting_list_offers ADD CONSTRAINT waiting_list_offers_doctor_slot EXCLUDE USING gist
      (doctor_id WITH =, tstzrange(starts_at, blocked_until) WITH &&)
      WHERE (doctor_id IS NOT NULL AND state = 'open');
  END IF;
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'waiting_list_offers_service_slot') THEN
    ALTER TABLE waiting_list_offers ADD CONSTRAINT waiting_list_offers_service_slot EXCLUDE USING gist
      (hospital_id WITH =, service_id WITH =, tstzrange(starts_at, blocked_until) WITH &&)
      WHERE (doctor_id IS NULL AND state = 'open');
  END IF;
END $$;

-- Allows one open entry for the same request. Nulls count as equal: any hospital, any doctor, the
-- account holder.
CREATE UNIQUE INDEX IF NOT EXISTS waiting_list_entries_open_key
  ON waiting_list_entries (user_id, service_id, person_id, hospital_id, doctor_id) NULLS NOT DISTINCT
  WHERE state IN ('waiting', 'offered') AND appointment_id IS NULL;

-- Prevents overlaps between offers, appointments and held times of proposals, because one
-- constraint cannot cover several tables. Bookings, proposals and offers of a hospital's day run
-- one after another (lockCalendar of booking/bookable.ts).
CREATE OR REPLACE FUNCTION guard_offered_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begins timestamptz := (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul';
  ends timestamptz := (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes + NEW.buffer_minutes)) AT TIME ZONE 'Europe/Istanbul';
BEGIN
  IF EXISTS (SELECT FROM appointments a
      WHERE a.status IN ('pending', 'confirmed')
        AND (CASE WHEN NEW.doctor_id IS NULL THEN a.doctor_id IS NULL AND a.hospital_id = NEW.hospital_id AND a.service_id = NEW.service_id
                  ELSE a.doctor_id = NEW.doctor_id END)
        AND a.id IS DISTINCT FROM (SELECT e.appointment_id FROM waiting_list_entries e WHERE e.id = NEW.entry_id)
        AND a.starts_at < ends AND a.blocked_until > begins)
    OR EXISTS (SELECT FROM appointment_proposals p
      WHERE p.state = 'open'
        AND (CASE WHEN NEW.doctor_id IS NULL THEN p.doctor_id IS NULL AND p.hospital_id = NEW.hospital_id AND p.service_id = NEW.service_id
                  ELSE p.doctor_id = NEW.doctor_id END)
        AND p.starts_at < ends AND p.blocked_until > begins) THEN
    RAISE EXCEPTION 'this time is taken' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'waiting_list_offered_slot';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER waiting_list_offers_guard BEFORE INSERT ON waiting_list_offers
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION guard_offered_time();

-- Guards appointments and proposals.
CREATE OR REPLACE FUNCTION guard_against_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM waiting_list_offers o
      WHERE o.state = 'open'
        AND (CASE WHEN NEW.doctor_id IS NULL THEN o.doctor_id IS NULL AND o.hospital_id = NEW.hospital_id AND o.service_id = NEW.service_id
                  ELSE o.doctor_id = NEW.doctor_id END)
        AND o.starts_at < (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes + NEW.buffer_minutes)) AT TIME ZONE 'Europe/Istanbul'
        AND o.blocked_until > (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul') THEN
    RAISE EXCEPTION 'this time is offered to a person who waits' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'waiting_list_offered_slot';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointments_offered_inserted BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed')) EXECUTE FUNCTION guard_against_offers();
CREATE OR REPLACE TRIGGER appointments_offered_moved BEFORE UPDATE ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed')
    AND (OLD.date, OLD.time, OLD.doctor_id, OLD.duration_minutes, OLD.buffer_minutes)
      IS DISTINCT FROM (NEW.date, NEW.time, NEW.doctor_id, NEW.duration_minutes, NEW.buffer_minutes))
  EXECUTE FUNCTION guard_against_offers();
CREATE OR REPLACE TRIGGER appointment_proposals_offered BEFORE INSERT ON appointment_proposals
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION guard_against_offers();

-- Announces the start or end of a hold, which changes next free times.
CREATE OR REPLACE FUNCTION announce_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  offer waiting_list_offers := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO next_free_queue (kind, subject_id)
  VALUES (CASE WHEN offer.doctor_id IS NULL THEN 'hospital' ELSE 'doctor' END, coalesce(offer.doctor_id, offer.hospital_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER waiting_list_offers_made AFTER INSERT ON waiting_list_offers
  FOR EACH ROW EXECUTE FUNCTION announce_offer();
CREATE OR REPLACE TRIGGER waiting_list_offers_ended AFTER UPDATE OF state ON waiting_list_offers
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION announce_offer();
CREATE OR REPLACE TRIGGER waiting_list_offers_removed AFTER DELETE ON waiting_list_offers
  FOR EACH ROW WHEN (OLD.state = 'open') EXECUTE FUNCTION announce_offer();

-- Queues a changed calendar if patients wait for a treatment there.
CREATE OR REPLACE FUNCTION queue_for_waiting_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_list_queue (kind, subject_id)
  SELECT DISTINCT q.kind, q.subject_id FROM queued q
  WHERE CASE WHEN q.kind = 'doctor'
    THEN EXISTS (SELECT FROM doctors d JOIN doctor_services s ON s.doctor_id = d.id
      JOIN waiting_list_entries w ON w.service_id = s.service_id AND w.state = 'waiting'
        AND (w.hospital_id = d.hospital_id OR w.hospital_id IS NULL) AND (w.doctor_id = d.id OR w.doctor_id IS NULL)
      WHERE d.id = q.subject_id)
    ELSE EXISTS (SELECT FROM hospital_services s
      JOIN waiting_list_entries w ON w.service_id = s.service_id AND w.state = 'waiting'
        AND (w.hospital_id = s.hospital_id OR w.hospital_id IS NULL)
      WHERE s.hospital_id = q.subject_id)
    END;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER next_free_queue_filled_waiting AFTER INSERT ON next_free_queue
  REFERENCING NEW TABLE AS queued FOR EACH STATEMENT EXECUTE FUNCTION queue_for_waiting_list();

-- Closes entries for an earlier time when the visit will not take place.
CREATE OR REPLACE FUNCTION leave_waiting_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_list_offers o SET state = 'withdrawn', ended_at = now()
    FROM waiting_list_entries e WHERE e.id = o.entry_id AND e.appointment_id = NEW.id AND o.state = 'open';
  UPDATE waiting_list_entries SET state = 'cancelled', ended_at = now()
    WHERE appointment_id = NEW.id AND state IN ('waiting', 'offered');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_leave_waiting_list AFTER UPDATE OF status ON appointments
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('completed', 'cancelled'))
  EXECUTE FUNCTION leave_waiting_list();
