-- Words of names, places and descriptions. A mistyped word is compared with these few thousand
-- instead of every text. The search then looks for the right word and stays fast.
CREATE TABLE IF NOT EXISTS search_words (
  kind text NOT NULL,
  word text NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (kind, word),
  CONSTRAINT search_words_kind_check CHECK (kind IN ('hospital', 'doctor', 'health_service'))
);
CREATE INDEX IF NOT EXISTS search_words_trgm ON search_words USING gin (word gin_trgm_ops);

CREATE OR REPLACE FUNCTION words_of(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM regexp_split_to_table($1, '[][\s,.;:/\\()''"&+-]+') word WHERE length(word) BETWEEN 4 AND 40
$$;

-- Words are written in one order, so that concurrent writers of equal words wait for each other
-- without a deadlock.
CREATE OR REPLACE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, word)
  SELECT DISTINCT TG_ARGV[0], w FROM written, words_of(search_text) w
  WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.kind = TG_ARGV[0] AND k.word = w)
  ORDER BY w
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, word)
  SELECT DISTINCT TG_ARGV[0], w FROM words_of(NEW.search_text) w
  WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.kind = TG_ARGV[0] AND k.word = w)
  ORDER BY w
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER hospitals_words AFTER INSERT ON hospitals
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_words('hospital');

CREATE OR REPLACE TRIGGER doctors_words AFTER INSERT ON doctors
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_words('doctor');

CREATE OR REPLACE TRIGGER health_services_words AFTER INSERT ON health_services
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_words('health_service');

CREATE OR REPLACE TRIGGER hospitals_changed_words AFTER UPDATE ON hospitals FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_changed_words('hospital');

CREATE OR REPLACE TRIGGER doctors_changed_words AFTER UPDATE ON doctors FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_changed_words('doctor');

CREATE OR REPLACE TRIGGER health_services_changed_words AFTER UPDATE ON health_services FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_changed_words('health_service');

-- PostgreSQL estimates the number of rows with a word from a sample of texts. The default sample is
-- too small for names.
ALTER TABLE hospitals ALTER COLUMN search_text SET STATISTICS 500, ALTER COLUMN name_key SET STATISTICS 500;
ALTER TABLE doctors ALTER COLUMN search_text SET STATISTICS 500, ALTER COLUMN name_key SET STATISTICS 500;
