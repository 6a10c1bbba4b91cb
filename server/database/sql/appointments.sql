-- Allows only the status changes of the table in domain/appointments.ts. Completed and cancelled
-- are final. A test compares the two tables.
CREATE OR REPLACE FUNCTION guard_appointment_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT ((OLD.status = 'pending' AND NEW.status IN ('confirmed', 'cancelled'))
       OR (OLD.status = 'confirmed' AND NEW.status IN ('completed', 'cancelled'))) THEN
    RAISE EXCEPTION 'appointment cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'appointments_transition_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointments_status_guard BEFORE UPDATE OF status ON "appointments"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION guard_appointment_status();

-- Clears the arrival of a visit that moves to another day.
CREATE OR REPLACE FUNCTION forget_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.arrived_at := NULL;
  NEW.called_in_at := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointments_forget_arrival BEFORE UPDATE OF "date" ON "appointments"
  FOR EACH ROW WHEN (OLD.date IS DISTINCT FROM NEW.date) EXECUTE FUNCTION forget_arrival();

-- Serves the portal's search for appointments: patient, mail address, booking ID, booker.
DROP INDEX IF EXISTS appointments_search_trgm;
CREATE INDEX IF NOT EXISTS appointments_people_trgm ON appointments
  USING gin (fold(patient_first_name || ' ' || patient_last_name || ' ' || patient_email || ' ' || booking_id ||
    coalesce(' ' || booker_first_name || ' ' || booker_last_name, '')) gin_trgm_ops);

-- Serves the search of staff by phone number: its digits, without separators.
CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(phone, '\D', '', 'g')
$$;
CREATE INDEX IF NOT EXISTS appointments_phone_trgm ON appointments USING gin (phone_digits(patient_phone) gin_trgm_ops);

-- Announces a changed appointment to every instance, and a booked or changed one to its hospital.
-- messages.sql describes the announcements.
CREATE OR REPLACE FUNCTION announce_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words)
    VALUES (NEW.id::text, 'appointment'), ('hospital:' || NEW.hospital_id, 'appointment ' || NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_announce_booked AFTER INSERT ON "appointments"
  FOR EACH ROW EXECUTE FUNCTION announce_appointment();

CREATE OR REPLACE TRIGGER appointments_announce AFTER UPDATE ON "appointments"
  FOR EACH ROW WHEN ((OLD.status, OLD.date, OLD.time, OLD.doctor_id, OLD.room_id, OLD.notes, OLD.arrived_at, OLD.called_in_at)
    IS DISTINCT FROM (NEW.status, NEW.date, NEW.time, NEW.doctor_id, NEW.room_id, NEW.notes, NEW.arrived_at, NEW.called_in_at))
  EXECUTE FUNCTION announce_appointment();

-- Announces to the hospital that the number of unread messages has changed.
CREATE OR REPLACE FUNCTION announce_unread_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words) VALUES ('hospital:' || NEW.hospital_id, 'counts ' || NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_announce_unread AFTER UPDATE OF "unread_messages" ON "appointments"
  FOR EACH ROW WHEN (OLD.unread_messages <> NEW.unread_messages) EXECUTE FUNCTION announce_unread_messages();
