-- Queues push notifications for the browsers of a mail's recipient, in the transaction of the mail.
-- Their kinds and validity are checked when they are sent. One statement serves all mails of an
-- insert.
CREATE OR REPLACE FUNCTION queue_pushes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_deliveries (id, subscription_id, outbox_id, created_at, available_at)
  SELECT gen_random_uuid(), s.id, q.id, q.created_at, q.available_at
  FROM queued q JOIN push_subscriptions s ON s.user_id = q.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER outbox_queue_pushes AFTER INSERT ON "outbox" REFERENCING NEW TABLE AS queued
  FOR EACH STATEMENT EXECUTE FUNCTION queue_pushes();

-- Removes a browser's subscription when its session ends, whether by its user, an administrator who
-- suspends the account, or the deletion of the account.
CREATE OR REPLACE FUNCTION end_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_end_push AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_push_subscription();
