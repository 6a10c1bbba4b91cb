-- A visit takes place in a room of its hospital. It loses a room that is removed.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'appointments_room_fk') THEN
    ALTER TABLE appointments ADD CONSTRAINT appointments_room_fk FOREIGN KEY (room_id, hospital_id)
      REFERENCES rooms (id, hospital_id) ON DELETE SET NULL (room_id);
  END IF;
  -- Pending and confirmed visits never overlap in a room.
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'appointments_room_slot') THEN
    ALTER TABLE appointments ADD CONSTRAINT appointments_room_slot EXCLUDE USING gist
      (room_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
      WHERE (room_id IS NOT NULL AND status IN ('pending', 'confirmed'));
  END IF;
END $$;

-- A visit that moves keeps its room if it is free then, and has none otherwise: a room never
-- prevents a new time.
CREATE OR REPLACE FUNCTION leave_taken_room() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begins timestamptz := (NEW.date + NEW.time) AT TIME ZONE 'Europe/Istanbul';
  ends timestamptz := (NEW.date + NEW.time + make_interval(mins => NEW.duration_minutes)) AT TIME ZONE 'Europe/Istanbul';
BEGIN
  IF EXISTS (SELECT FROM appointments a
      WHERE a.room_id = NEW.room_id AND a.id <> NEW.id AND a.status IN ('pending', 'confirmed')
        AND tstzrange(a.starts_at, a.ends_at) && tstzrange(begins, ends)) THEN
    NEW.room_id := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER appointments_leave_room BEFORE UPDATE ON appointments
  FOR EACH ROW WHEN (NEW.room_id IS NOT NULL AND NEW.room_id = OLD.room_id
    AND (OLD.date, OLD.time, OLD.duration_minutes) IS DISTINCT FROM (NEW.date, NEW.time, NEW.duration_minutes))
  EXECUTE FUNCTION leave_taken_room();

-- The function is in blocked-times.sql.
CREATE OR REPLACE TRIGGER rooms_announce AFTER INSERT OR UPDATE OR DELETE ON rooms
  FOR EACH ROW EXECUTE FUNCTION announce_calendar_pages();
