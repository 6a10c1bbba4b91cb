-- Announces a held or undone decision to the pages of the hospital. The patient is not informed
-- before it takes effect.
CREATE OR REPLACE FUNCTION announce_held_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decided uuid := coalesce(NEW.appointment_id, OLD.appointment_id);
BEGIN
  INSERT INTO changes (topic, words)
    SELECT 'hospital:' || a.hospital_id, 'counts ' || a.id FROM appointments a WHERE a.id = decided;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER held_moves_announce AFTER INSERT OR DELETE ON held_moves
  FOR EACH ROW EXECUTE FUNCTION announce_held_move();

-- Removes a held decision after a later change of the appointment, or a proposal for it.
CREATE OR REPLACE FUNCTION replace_held_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM held_moves WHERE appointment_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointments_replace_held_move AFTER UPDATE ON appointments
  FOR EACH ROW WHEN ((OLD.status, OLD.date, OLD.time) IS DISTINCT FROM (NEW.status, NEW.date, NEW.time))
  EXECUTE FUNCTION replace_held_move();

CREATE OR REPLACE FUNCTION replace_held_move_by_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM held_moves WHERE appointment_id = NEW.appointment_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER appointment_proposals_replace_held_move AFTER INSERT ON appointment_proposals
  FOR EACH ROW EXECUTE FUNCTION replace_held_move_by_proposal();
