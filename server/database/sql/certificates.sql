-- Returns true if a hospital has a checked operating licence that has not expired. Only this
-- verifies a hospital.
CREATE OR REPLACE FUNCTION has_valid_licence(hospital uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM certificates WHERE hospital_id = hospital AND kind = 'operating_licence' AND checked_at IS NOT NULL
      AND expires_on >= (now() AT TIME ZONE 'Europe/Istanbul')::date)
$$;

-- Updates the verification mark after every change of a certificate. A job handles expiry, which is
-- not a change.
CREATE OR REPLACE FUNCTION settle_verification() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hospital uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.hospital_id ELSE NEW.hospital_id END;
  verified boolean := has_valid_licence(hospital);
BEGIN
  UPDATE hospitals SET is_verified = verified WHERE id = hospital AND is_verified <> verified;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER certificates_settle AFTER INSERT OR UPDATE OR DELETE ON certificates
  FOR EACH ROW EXECUTE FUNCTION settle_verification();

-- A hospital shows its checked certificates. catalogue.sql describes the announcements.
CREATE OR REPLACE TRIGGER certificates_inserted_catalogue AFTER INSERT ON certificates REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER certificates_updated_catalogue AFTER UPDATE ON certificates REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');
CREATE OR REPLACE TRIGGER certificates_deleted_catalogue AFTER DELETE ON certificates REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_rows('hospital', 'hospital_id');

CREATE OR REPLACE FUNCTION refuse_unproven_tick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT has_valid_licence(NEW.id) THEN
    RAISE EXCEPTION 'a hospital is verified by a valid operating licence'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'hospitals_verified_check';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER hospitals_verified_insert BEFORE INSERT ON hospitals
  FOR EACH ROW WHEN (NEW.is_verified) EXECUTE FUNCTION refuse_unproven_tick();
CREATE OR REPLACE TRIGGER hospitals_verified_update BEFORE UPDATE OF is_verified ON hospitals
  FOR EACH ROW WHEN (NEW.is_verified AND NOT OLD.is_verified) EXECUTE FUNCTION refuse_unproven_tick();

-- Queues the bytes of a document for removal. They are in the file store, outside of transactions,
-- so a job removes those that no row refers to.
CREATE OR REPLACE FUNCTION abandon_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO abandoned_files (storage_name) VALUES (OLD.storage_name) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER certificates_abandon_deleted AFTER DELETE ON certificates
  FOR EACH ROW WHEN (OLD.storage_name IS NOT NULL) EXECUTE FUNCTION abandon_file();
CREATE OR REPLACE TRIGGER certificates_abandon_replaced AFTER UPDATE OF storage_name ON certificates
  FOR EACH ROW WHEN (OLD.storage_name IS DISTINCT FROM NEW.storage_name AND OLD.storage_name IS NOT NULL)
  EXECUTE FUNCTION abandon_file();

CREATE OR REPLACE TRIGGER company_documents_abandon AFTER DELETE ON company_documents
  FOR EACH ROW EXECUTE FUNCTION abandon_file();
