-- Tells every instance at once that something new belongs to an appointment: ids and nothing else, as anybody who may
-- connect can listen. Each instance looks up what its own listeners may see.
CREATE OR REPLACE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', NEW.appointment_id || ' message ' || NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_announce AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION announce_message();
