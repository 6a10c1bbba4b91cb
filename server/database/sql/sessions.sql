-- Tells every instance that a session has ended, whoever ended it, so that the streams that were opened with it end before
-- they say anything more. Listen to the topic `session:<id>`; the announcement is sent when the transaction commits.
CREATE OR REPLACE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'session:' || OLD.id || ' ended');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_announce_revoked AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION announce_ended_session();

-- Sessions that ended long ago are cleared away in silence.
CREATE OR REPLACE TRIGGER sessions_announce_deleted AFTER DELETE ON "sessions" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION announce_ended_session();
