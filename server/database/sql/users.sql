-- Serves the administrators' search for any part of a name or an address.
CREATE INDEX IF NOT EXISTS users_search_trgm ON users USING gin (search_text gin_trgm_ops);
