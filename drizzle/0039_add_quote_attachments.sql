CREATE TABLE "quote_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"first_version" smallint NOT NULL,
	"end_version" smallint,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_attachments_versions_check" CHECK ("quote_attachments"."first_version" > 0 and "quote_attachments"."end_version" > "quote_attachments"."first_version"),
	CONSTRAINT "quote_attachments_size_check" CHECK ("quote_attachments"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "quote_links" DROP CONSTRAINT "quote_links_parts_check";--> statement-breakpoint
ALTER TABLE "quote_attachments" ADD CONSTRAINT "quote_attachments_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_attachments_storage_name_key" ON "quote_attachments" USING btree ("storage_name");--> statement-breakpoint
CREATE INDEX "quote_attachments_recipient_idx" ON "quote_attachments" USING btree ("recipient_id","created_at");--> statement-breakpoint
ALTER TABLE "quote_links" ADD CONSTRAINT "quote_links_parts_check" CHECK (cardinality("quote_links"."parts") > 0 and "quote_links"."parts" <@ array['hospitals', 'prices', 'dates', 'plan', 'aftercare', 'attachments', 'health']::text[]);