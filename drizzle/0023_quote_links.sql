CREATE TABLE "quote_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text,
	"parts" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	CONSTRAINT "quote_links_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "quote_links_name_check" CHECK (length("quote_links"."name") between 1 and 60),
	CONSTRAINT "quote_links_parts_check" CHECK (cardinality("quote_links"."parts") > 0 and "quote_links"."parts" <@ array['hospitals', 'prices', 'dates', 'plan', 'aftercare', 'health']::text[]),
	CONSTRAINT "quote_links_days_check" CHECK ("quote_links"."expires_at" > "quote_links"."created_at" and "quote_links"."expires_at" <= "quote_links"."created_at" + interval '90 days'),
	CONSTRAINT "quote_links_openings_check" CHECK ("quote_links"."openings" >= 0 and ("quote_links"."openings" = 0) = ("quote_links"."last_opened_at" is null))
);
--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_links_request_idx" ON "quote_links" USING btree ("request_id","created_at" DESC NULLS LAST,"id");