-- Tells every instance at once that something new belongs to an appointment: ids and nothing else, as anybody who may
-- connect can listen. Each instance looks up what its own listeners may see.
CREATE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', NEW.appointment_id || ' message ' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_announce AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION announce_message();
--> statement-breakpoint
CREATE FUNCTION announce_appointment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', NEW.id || ' appointment');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointments_announce AFTER UPDATE ON "appointments"
  FOR EACH ROW WHEN ((OLD.status, OLD.date, OLD.time, OLD.doctor_id, OLD.notes)
    IS DISTINCT FROM (NEW.status, NEW.date, NEW.time, NEW.doctor_id, NEW.notes))
  EXECUTE FUNCTION announce_appointment();
