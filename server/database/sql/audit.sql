-- What was written down stays as it was written. The one change is that a deleted account is no longer named as the actor.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER audit_events_keep_rows BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_events_keep_all BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Administrators look for what was changed by any part of it.
CREATE INDEX IF NOT EXISTS audit_events_details_trgm ON audit_events USING gin (fold(details::text) gin_trgm_ops);

-- What was done to one kind of record, or at one hospital, the latest first: rare among all that is written down.
CREATE INDEX IF NOT EXISTS audit_events_kind_idx ON audit_events (split_part(action, '.', 1), created_at DESC NULLS LAST, id);
CREATE INDEX IF NOT EXISTS audit_events_hospital_idx ON audit_events ((details ->> 'hospitalId'), created_at DESC NULLS LAST, id)
  WHERE details ->> 'hospitalId' IS NOT NULL;
