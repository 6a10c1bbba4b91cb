-- Announces a new file to the readers of its appointment and to its hospital.
CREATE OR REPLACE FUNCTION announce_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words)
    SELECT NEW.appointment_id::text, 'file ' || NEW.id
    UNION ALL
    SELECT 'hospital:' || hospital_id, 'file ' || NEW.appointment_id || ' ' || NEW.uploaded_by
      FROM appointments WHERE id = NEW.appointment_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER files_announce AFTER INSERT ON "files" FOR EACH ROW EXECUTE FUNCTION announce_file();
