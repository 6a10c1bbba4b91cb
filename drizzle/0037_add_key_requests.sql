CREATE TABLE "key_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"operation" text,
	"status" smallint NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"code" text,
	"fields" jsonb NOT NULL,
	CONSTRAINT "key_requests_method_check" CHECK (length("key_requests"."method") between 1 and 20),
	CONSTRAINT "key_requests_outcome_check" CHECK ("outcome" in ('succeeded', 'refused', 'failed')),
	CONSTRAINT "key_requests_status_check" CHECK ("key_requests"."status" between 100 and 599)
);
--> statement-breakpoint
ALTER TABLE "key_requests" ADD CONSTRAINT "key_requests_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_requests_key_idx" ON "key_requests" USING btree ("key_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "key_requests_at_idx" ON "key_requests" USING btree ("at");