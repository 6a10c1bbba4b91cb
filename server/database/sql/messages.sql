-- Announces a new message of an appointment to every instance, by a row of `changes`
-- (server/database/changes.ts). It contains only IDs. Each instance reads what its own listeners may
-- see.
CREATE OR REPLACE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words)
    SELECT NEW.appointment_id::text, 'message ' || NEW.id
    UNION ALL
    SELECT 'hospital:' || hospital_id, 'message ' || NEW.appointment_id || ' ' || NEW.sender
      FROM appointments WHERE id = NEW.appointment_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_announce AFTER INSERT ON "messages" FOR EACH ROW EXECUTE FUNCTION announce_message();

-- Counts the patient's messages that are unread at the hospital, in the row of the appointment. A
-- reply marks all as read.
CREATE OR REPLACE FUNCTION count_unread_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appointments SET unread_messages = CASE NEW.sender WHEN 'patient' THEN unread_messages + 1 ELSE 0 END
    WHERE id = NEW.appointment_id AND (NEW.sender = 'patient' OR unread_messages > 0);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_count_unread AFTER INSERT ON "messages"
  FOR EACH ROW EXECUTE FUNCTION count_unread_message();

-- Recounts them after a member of staff who answers messages has read the conversation.
CREATE OR REPLACE FUNCTION count_read_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE appointments a SET unread_messages = (SELECT count(*) FROM messages m
      WHERE m.appointment_id = a.id AND m.sender = 'patient' AND m.created_at > NEW.read_at)
    FROM users u WHERE a.id = NEW.appointment_id AND a.unread_messages > 0
      AND u.id = NEW.user_id AND u.hospital_id = a.hospital_id AND u.hospital_role IN ('owner', 'coordinator');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER message_reads_count_read AFTER INSERT OR UPDATE ON "message_reads"
  FOR EACH ROW EXECUTE FUNCTION count_read_messages();

-- Marks messages of the other side as read. Administrators and staff who may only look do not count
-- as the hospital.
CREATE OR REPLACE FUNCTION mark_read_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messages m SET read_at = NEW.read_at
    FROM appointments a JOIN users u ON u.id = NEW.user_id
    WHERE a.id = NEW.appointment_id AND m.appointment_id = a.id AND m.read_at IS NULL AND m.created_at <= NEW.read_at
      AND (a.patient_id = u.id OR (u.hospital_id = a.hospital_id AND u.hospital_role IN ('owner', 'coordinator')))
      AND m.sender <> CASE WHEN a.patient_id = u.id THEN 'patient' ELSE 'hospital' END;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER message_reads_mark_read AFTER INSERT OR UPDATE ON "message_reads"
  FOR EACH ROW EXECUTE FUNCTION mark_read_messages();

-- A reply shows that its side has read the earlier messages.
CREATE OR REPLACE FUNCTION mark_replied_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messages SET read_at = NEW.created_at
    WHERE appointment_id = NEW.appointment_id AND sender <> NEW.sender AND read_at IS NULL AND created_at <= NEW.created_at;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER messages_mark_replied AFTER INSERT ON "messages"
  FOR EACH ROW EXECUTE FUNCTION mark_replied_messages();
