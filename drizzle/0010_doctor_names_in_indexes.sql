-- Relevance asks for words in the name first; with the name in these indexes each tier is served by one of them in rating order, instead
-- of by joining the few doctors of a city with every doctor whose text contains the word.
DROP INDEX doctors_city_idx;
--> statement-breakpoint
CREATE INDEX doctors_city_idx ON doctors (city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, specialty, name_key, search_text);
--> statement-breakpoint
DROP INDEX doctors_specialty_city_idx;
--> statement-breakpoint
CREATE INDEX doctors_specialty_city_idx ON doctors (specialty, city_key, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, name_key, search_text);
--> statement-breakpoint
DROP INDEX doctors_specialty_idx;
--> statement-breakpoint
CREATE INDEX doctors_specialty_idx ON doctors (specialty, rating_key DESC, review_count DESC, id)
  INCLUDE (is_listed, city_key, name_key, search_text);
