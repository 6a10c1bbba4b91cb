-- Announces a new file to the readers of its appointment and to its hospital.
CREATE OR REPLACE FUNCTION announce_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', NEW.appointment_id || ' file ' || NEW.id);
  PERFORM pg_notify('hospitals', 'hospital:' || hospital_id || ' file ' || NEW.appointment_id || ' ' || NEW.uploaded_by)
    FROM appointments WHERE id = NEW.appointment_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER files_announce AFTER INSERT ON "files" FOR EACH ROW EXECUTE FUNCTION announce_file();
