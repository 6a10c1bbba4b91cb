-- Refuses every change of the audit log, even by the owner of the tables. Personal data are in
-- audit_reasons, which erasure empties.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER audit_events_keep_rows BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_events_keep_all BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_seals_keep_rows BEFORE UPDATE OR DELETE ON "audit_seals"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE OR REPLACE TRIGGER audit_seals_keep_all BEFORE TRUNCATE ON "audit_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Serves the administrators' search for any part of a change.
CREATE INDEX IF NOT EXISTS audit_events_details_trgm ON audit_events USING gin (fold(details::text) gin_trgm_ops);

-- Serves the changes of one kind of record, or at one hospital, newest first, which are rare among
-- all changes.
CREATE INDEX IF NOT EXISTS audit_events_kind_idx ON audit_events (split_part(action, '.', 1), created_at DESC NULLS LAST, id);
CREATE INDEX IF NOT EXISTS audit_events_hospital_idx ON audit_events ((details ->> 'hospitalId'), created_at DESC NULLS LAST, id)
  WHERE details ->> 'hospitalId' IS NOT NULL;
