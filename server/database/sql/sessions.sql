-- Announces the end of a session to every instance, so that streams opened with it end at once. The
-- topic is `session:<id>`.
CREATE OR REPLACE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, words) VALUES ('session:' || OLD.id, 'ended');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_announce_revoked AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_ended_session();

-- The removal of sessions that ended long ago is not announced.
CREATE OR REPLACE TRIGGER sessions_announce_deleted AFTER DELETE ON "sessions" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION announce_ended_session();
