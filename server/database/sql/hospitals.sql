-- Serves words anywhere in the text, and mistyped words.
CREATE INDEX IF NOT EXISTS hospitals_search_trgm ON hospitals USING gin (search_text gin_trgm_ops);
CREATE INDEX IF NOT EXISTS hospitals_name_trgm ON hospitals USING gin (name_key gin_trgm_ops);

-- Serves pages in rating order, and counts, by index-only scans. The most frequent filters are
-- included in the index. An entry must stay under 2,704 bytes, so a hospital's long text is not
-- included. A doctor's always fits.
CREATE INDEX IF NOT EXISTS hospitals_rating_idx ON hospitals (rating_key DESC, review_count DESC, id)
  INCLUDE (is_active, city_key, name_key);
CREATE INDEX IF NOT EXISTS hospitals_city_idx ON hospitals (city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_active, name_key);

-- Serves the other sort orders. Unknown prices, in US dollars for comparison, come last in both
-- directions.
CREATE INDEX IF NOT EXISTS hospitals_price_idx ON hospitals (price_from, rating_key DESC, review_count DESC, id) INCLUDE (is_active);
CREATE INDEX IF NOT EXISTS hospitals_price_desc_idx ON hospitals (price_from DESC NULLS LAST, rating_key DESC, review_count DESC, id) INCLUDE (is_active);
CREATE INDEX IF NOT EXISTS hospitals_place_idx ON hospitals (latitude, longitude) INCLUDE (is_active, rating_key, review_count, id, city_key);
CREATE INDEX IF NOT EXISTS hospitals_languages_idx ON hospitals USING gin (languages);

-- Fixed shuffle: a scan from a random number returns hospitals in no particular order.
CREATE INDEX IF NOT EXISTS hospitals_shuffle_idx ON hospitals (hashtextextended(id::text, 0)) INCLUDE (is_active);
CREATE INDEX IF NOT EXISTS hospitals_insured_idx ON hospitals (id) WHERE cardinality(insurers) > 0;

-- Serves the hospitals of a service by name.
CREATE INDEX IF NOT EXISTS hospitals_name_idx ON hospitals (name_key, id) INCLUDE (is_active);

-- Serves the administrators' search for any part of a word.
CREATE INDEX IF NOT EXISTS hospitals_managed_trgm ON hospitals USING gin (managed_text gin_trgm_ops);

-- Only the owner of a table may analyze it, and the importing role is not the owner.
CREATE OR REPLACE FUNCTION analyze_hospitals() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  ANALYZE hospitals, hospital_services;
END $$;
