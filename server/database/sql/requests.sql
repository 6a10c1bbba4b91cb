-- Serves the administrators' search for any part of a request.
CREATE INDEX IF NOT EXISTS requests_search_trgm ON requests USING gin (search_text gin_trgm_ops);

-- Queues the bytes of a file for removal. A job removes those that no row refers to.
CREATE OR REPLACE FUNCTION abandon_request_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO abandoned_files (storage_name) VALUES (OLD.storage_name) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER request_files_abandon AFTER DELETE ON request_files
  FOR EACH ROW EXECUTE FUNCTION abandon_request_file();
