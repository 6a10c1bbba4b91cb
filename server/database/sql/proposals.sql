-- An open proposal holds its time: it overlaps no other open one of the same doctor, or of the same
-- hospital and service without a doctor.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'appointment_proposals_doctor_slot') THEN
    ALTER TABLE appointment_proposals ADD CONSTRAINT appointment_proposals_doctor_slot EXCLUDE USING gist
      (doctor_id WITH =, tstzrange(starts_at, blocked_until) WITH &&)
      WHERE (doctor_id IS NOT NULL AND state = 'open');
  END IF;
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'appointment_proposals_service_slot') THEN
    ALTER TABLE appointment_proposals ADD CONSTRAINT appointment_proposals_service_slot EXCLUDE USING gist
      (hospital_id WITH =, service_id WITH =, tstzrange(starts_at, blocked_until) WITH &&)
      WHERE (doctor_id IS NULL AND state = 'open');
  END IF;
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'appointment_proposals_patient_slot') THEN
    ALTER TABLE appointment_proposals ADD CONSTRAINT appointment_proposals_patient_slot EXCLUDE USING gist
      (patient_key WITH =, tstzrange(starts_at, (date + time + make_interval(mins => duration_minutes)) AT TIME ZONE 'Europe/Istanbul') WITH &&)
      WHERE (patient_key IS NOT NULL);
  END IF;
END $$;

-- An open request also holds its time for its patient, who cannot be in two places. A hospital's
-- proposal does not, because the patient has not requested it.
CREATE OR REPLACE FUNCTION hold_for_patient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.patient_key := CASE WHEN NEW.side = 'patient' AND NEW.state = 'open'
    THEN (SELECT coalesce(a.person_id, a.patient_id) FROM appointments a WHERE a.id = NEW.appointment_id) END;
  RETURN NEW;
END $$;

-- Named so that it runs before the guard.
CREATE OR REPLACE TRIGGER appointment_proposals_for_patient BEFORE INSERT OR UPDATE OF state ON appointment_proposals
  FOR EACH ROW EXECUTE FUNCTION hold_for_patient();

-- Prevents overlaps between proposals and appointments, except an appointment's own proposal,
-- because one constraint cannot cover two tables. Bookings and proposals of a hospital's day run
-- one after another (lockCalendar of server/features/visits/appointments/booking/bookable.ts), so
-- that each sees the other.
CREATE OR REPLACE FUNCTION guard_held_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM appointment_proposals p
      WHERE p.state = 'open' AND p.appointment_id <> NEW.id
        AND (CASE WHEN NEW.doctor_id IS NULL THEN p.doctor_id IS NULL AND p.hospital_id = NEW.hospital_id AND p.service_id = NEW.service_id
                  ELSE p.doctor_id = NEW.doctor_id END)
        AND p.starts_at < (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes + NEW.buffer_minutes)) AT TIME ZONE 'Europe/Istanbul'
        AND p.blocked_until > (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul') THEN
    RAISE EXCEPTION 'this time is held for another patient' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'appointments_held_slot';
  END IF;
  IF EXISTS (SELECT FROM appointment_proposals p
      WHERE p.patient_key = coalesce(NEW.person_id, NEW.patient_id) AND p.appointment_id <> NEW.id
        AND p.starts_at < (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes)) AT TIME ZONE 'Europe/Istanbul'
        AND (p.date + p.time + make_interval(mins => p.duration_minutes)) AT TIME ZONE 'Europe/Istanbul'
          > (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul') THEN
    RAISE EXCEPTION 'this patient has asked for another time then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'appointments_held_slot';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointments_held_inserted BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed')) EXECUTE FUNCTION guard_held_time();
CREATE OR REPLACE TRIGGER appointments_held_moved BEFORE UPDATE ON appointments
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed')
    AND (OLD.date, OLD.time, OLD.doctor_id, OLD.duration_minutes, OLD.buffer_minutes)
      IS DISTINCT FROM (NEW.date, NEW.time, NEW.doctor_id, NEW.duration_minutes, NEW.buffer_minutes))
  EXECUTE FUNCTION guard_held_time();

CREATE OR REPLACE FUNCTION guard_proposed_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM appointments a
      WHERE a.status IN ('pending', 'confirmed') AND a.id <> NEW.appointment_id
        AND (CASE WHEN NEW.doctor_id IS NULL THEN a.doctor_id IS NULL AND a.hospital_id = NEW.hospital_id AND a.service_id = NEW.service_id
                  ELSE a.doctor_id = NEW.doctor_id END)
        AND a.starts_at < (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes + NEW.buffer_minutes)) AT TIME ZONE 'Europe/Istanbul'
        AND a.blocked_until > (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul') THEN
    RAISE EXCEPTION 'this time is taken' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'appointments_held_slot';
  END IF;
  IF NEW.patient_key IS NOT NULL AND EXISTS (SELECT FROM appointments a
      WHERE coalesce(a.person_id, a.patient_id) = NEW.patient_key AND a.status IN ('pending', 'confirmed') AND a.id <> NEW.appointment_id
        AND a.starts_at < (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes)) AT TIME ZONE 'Europe/Istanbul'
        AND a.ends_at > (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul') THEN
    RAISE EXCEPTION 'this patient has an appointment then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'appointments_held_slot';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointment_proposals_guard BEFORE INSERT ON appointment_proposals
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION guard_proposed_time();

-- Withdraws open proposals when the appointment is moved, confirmed or cancelled otherwise.
CREATE OR REPLACE FUNCTION withdraw_proposals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appointment_proposals SET state = 'withdrawn', ended_at = now() WHERE appointment_id = NEW.id AND state = 'open';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_withdraw_proposals AFTER UPDATE ON appointments
  FOR EACH ROW WHEN ((OLD.status, OLD.date, OLD.time, OLD.doctor_id) IS DISTINCT FROM (NEW.status, NEW.date, NEW.time, NEW.doctor_id))
  EXECUTE FUNCTION withdraw_proposals();

-- Announces the start or end of a hold, which changes next free times and open pages of the
-- appointment.
CREATE OR REPLACE FUNCTION announce_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO next_free_queue (kind, subject_id)
  VALUES (CASE WHEN NEW.doctor_id IS NULL THEN 'hospital' ELSE 'doctor' END, coalesce(NEW.doctor_id, NEW.hospital_id));
  INSERT INTO changes (topic, words)
    VALUES (NEW.appointment_id::text, 'appointment'), ('hospital:' || NEW.hospital_id, 'appointment ' || NEW.appointment_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointment_proposals_made AFTER INSERT ON appointment_proposals
  FOR EACH ROW EXECUTE FUNCTION announce_proposal();
CREATE OR REPLACE TRIGGER appointment_proposals_ended AFTER UPDATE OF state ON appointment_proposals
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION announce_proposal();
