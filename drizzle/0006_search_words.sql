-- The words that names, places and descriptions are made of. A word that somebody typed wrongly is compared with these few
-- thousand, not with every text: the search then looks for the right word and stays as quick as any other.
CREATE TABLE search_words (
  kind text NOT NULL,
  word text NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (kind, word),
  CONSTRAINT search_words_kind_check CHECK (kind IN ('hospital', 'doctor', 'health_service'))
);
--> statement-breakpoint
CREATE INDEX search_words_trgm ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION words_of(text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM regexp_split_to_table($1, '[][\s,.;:/\\()''"&+-]+') word WHERE length(word) BETWEEN 4 AND 40
$$;
--> statement-breakpoint
-- Words are written in one order, so that two who write the same ones wait for each other and do not lock up.
CREATE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, word)
  SELECT DISTINCT TG_ARGV[0], w FROM written, words_of(search_text) w
  WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.kind = TG_ARGV[0] AND k.word = w)
  ORDER BY w
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, word)
  SELECT DISTINCT TG_ARGV[0], w FROM words_of(NEW.search_text) w
  WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.kind = TG_ARGV[0] AND k.word = w)
  ORDER BY w
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hospitals_words AFTER INSERT ON hospitals
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_words('hospital');
--> statement-breakpoint
CREATE TRIGGER doctors_words AFTER INSERT ON doctors
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_words('doctor');
--> statement-breakpoint
CREATE TRIGGER health_services_words AFTER INSERT ON health_services
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_words('health_service');
--> statement-breakpoint
CREATE TRIGGER hospitals_changed_words AFTER UPDATE ON hospitals FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_changed_words('hospital');
--> statement-breakpoint
CREATE TRIGGER doctors_changed_words AFTER UPDATE ON doctors FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_changed_words('doctor');
--> statement-breakpoint
CREATE TRIGGER health_services_changed_words AFTER UPDATE ON health_services FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_changed_words('health_service');
--> statement-breakpoint
INSERT INTO search_words
SELECT DISTINCT 'hospital', w FROM hospitals, words_of(search_text) w
UNION SELECT DISTINCT 'doctor', w FROM doctors, words_of(search_text) w
UNION SELECT DISTINCT 'health_service', w FROM health_services, words_of(search_text) w;
--> statement-breakpoint

-- How many rows hold a word is guessed from a sample of texts; the usual sample is too small for names.
ALTER TABLE hospitals ALTER COLUMN search_text SET STATISTICS 500, ALTER COLUMN name_key SET STATISTICS 500;
--> statement-breakpoint
ALTER TABLE doctors ALTER COLUMN search_text SET STATISTICS 500, ALTER COLUMN name_key SET STATISTICS 500;
--> statement-breakpoint
CREATE INDEX hospitals_insured_idx ON hospitals (id) WHERE cardinality(insurers) > 0;
--> statement-breakpoint
-- The hospitals of a service by name.
CREATE INDEX hospitals_name_idx ON hospitals (name_key, id) INCLUDE (is_active);
