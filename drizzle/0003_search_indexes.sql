ALTER TABLE "doctors" ADD COLUMN "name_key" text GENERATED ALWAYS AS (fold(full_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "name_key" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL;--> statement-breakpoint

-- Words anywhere in the text, and words typed wrongly.
CREATE INDEX hospitals_search_trgm ON hospitals USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX hospitals_name_trgm ON hospitals USING gin (name_key gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX doctors_search_trgm ON doctors USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX doctors_name_trgm ON doctors USING gin (name_key gin_trgm_ops);
--> statement-breakpoint

-- Pages in rating order, and counts, that read the index alone. What filters most often travels in the index. An entry
-- must stay under 2,704 bytes, so a hospital's long text does not travel; a doctor's always fits.
CREATE INDEX hospitals_rating_idx ON hospitals (rating_key DESC, review_count DESC, id)
  INCLUDE (is_active, city_key, name_key);
--> statement-breakpoint
CREATE INDEX hospitals_city_idx ON hospitals (city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_active, name_key);
--> statement-breakpoint
CREATE INDEX doctors_rating_idx ON doctors (rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, specialty, city_key, search_text);
--> statement-breakpoint
CREATE INDEX doctors_city_idx ON doctors (city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, specialty, search_text);
--> statement-breakpoint
CREATE INDEX doctors_specialty_city_idx ON doctors (specialty, city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, search_text);
--> statement-breakpoint
CREATE INDEX doctors_specialty_idx ON doctors (specialty, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, city_key, search_text);
--> statement-breakpoint

-- The other sort orders. Unknown prices stand last in both directions.
CREATE INDEX hospitals_price_idx ON hospitals (price_from, rating_key DESC, review_count DESC, id) INCLUDE (is_active);
--> statement-breakpoint
CREATE INDEX hospitals_price_desc_idx ON hospitals (price_from DESC NULLS LAST, rating_key DESC, review_count DESC, id) INCLUDE (is_active);
--> statement-breakpoint
CREATE INDEX hospitals_free_idx ON hospitals (next_free_at, rating_key DESC, review_count DESC, id) INCLUDE (is_active);
--> statement-breakpoint
CREATE INDEX hospitals_place_idx ON hospitals (latitude, longitude) INCLUDE (is_active, rating_key, review_count, id, city_key);
--> statement-breakpoint
CREATE INDEX doctors_fee_idx ON doctors (consultation_fee, rating_key DESC, review_count DESC, id) INCLUDE (is_listed);
--> statement-breakpoint
CREATE INDEX doctors_fee_desc_idx ON doctors (consultation_fee DESC NULLS LAST, rating_key DESC, review_count DESC, id) INCLUDE (is_listed);
--> statement-breakpoint
CREATE INDEX doctors_free_idx ON doctors (next_free_at, rating_key DESC, review_count DESC, id) INCLUDE (is_listed);
--> statement-breakpoint

-- Hospitals with a doctor of a specialty; a hospital's own doctors by rating.
CREATE INDEX doctors_hospital_specialty_idx ON doctors (hospital_id, specialty) INCLUDE (is_listed);
--> statement-breakpoint
CREATE INDEX doctors_hospital_rating_idx ON doctors (hospital_id, rating_key DESC, review_count DESC, id) INCLUDE (is_listed);
--> statement-breakpoint
CREATE INDEX hospitals_languages_idx ON hospitals USING gin (languages);
--> statement-breakpoint
CREATE INDEX doctors_languages_idx ON doctors USING gin (languages_spoken);
--> statement-breakpoint

-- A fixed shuffle: whoever starts reading at a random number meets hospitals in no order that means anything.
CREATE INDEX hospitals_shuffle_idx ON hospitals (hashtextextended(id::text, 0)) INCLUDE (is_active);
