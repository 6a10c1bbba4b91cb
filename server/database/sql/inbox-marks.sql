-- Announces snoozed and assigned items to colleagues.
CREATE OR REPLACE FUNCTION announce_inbox_mark() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marked uuid := coalesce(
    NEW.appointment_id,
    (SELECT appointment_id FROM appointment_proposals WHERE id = NEW.proposal_id),
    (SELECT appointment_id FROM reviews WHERE id = NEW.review_id));
BEGIN
  INSERT INTO changes (topic, words) VALUES ('hospital:' || NEW.hospital_id, 'counts ' || marked);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER inbox_marks_announce AFTER INSERT OR UPDATE ON inbox_marks
  FOR EACH ROW EXECUTE FUNCTION announce_inbox_mark();
