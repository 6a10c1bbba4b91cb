-- array_to_string promises less for other types than texts: a generated column takes only what never changes.
CREATE FUNCTION joined(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_string($1, ' ');
--> statement-breakpoint
CREATE TABLE "activations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_active" boolean NOT NULL,
	"record_ids" uuid[] NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activations_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'health_service'))
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "managed_text" text GENERATED ALWAYS AS (fold(full_name || E'\n' || specialty || E'\n' || coalesce(hospital_name, '') || E'\n' || joined(languages_spoken))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "managed_text" text GENERATED ALWAYS AS (fold(name || E'\n' || city || E'\n' || country || E'\n' || address)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activations_created_idx" ON "activations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "doctors_name_idx" ON "doctors" USING btree ("name_key","id");