-- Announces the end of a key like that of a session (sessions.sql), so that streams opened with it
-- end at once. The topic is `session:<id of the key>`.
CREATE OR REPLACE FUNCTION announce_ended_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words) VALUES ('session:' || OLD.id, 'ended');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER api_keys_announce_revoked AFTER UPDATE OF "revoked_at" ON "api_keys" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_ended_key();

CREATE OR REPLACE TRIGGER api_keys_announce_deleted AFTER DELETE ON "api_keys" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION announce_ended_key();

-- Revokes the keys of a user who is suspended, moved to another hospital or given another role,
-- like their sessions, whichever verb or command did it.
CREATE OR REPLACE FUNCTION revoke_keys_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE api_keys SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_revoke_keys AFTER UPDATE OF "role", "status", "hospital_id", "hospital_role", "doctor_id" ON "users" FOR EACH ROW
  WHEN ((OLD.role, OLD.status, OLD.hospital_id, OLD.hospital_role, OLD.doctor_id)
    IS DISTINCT FROM (NEW.role, NEW.status, NEW.hospital_id, NEW.hospital_role, NEW.doctor_id))
  EXECUTE FUNCTION revoke_keys_of_user();
