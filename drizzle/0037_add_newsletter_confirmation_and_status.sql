CREATE TABLE "status_days" (
	"part" text NOT NULL,
	"day" date NOT NULL,
	"operational" integer DEFAULT 0 NOT NULL,
	"degraded" integer DEFAULT 0 NOT NULL,
	"down" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "status_days_part_day_pk" PRIMARY KEY("part","day"),
	CONSTRAINT "status_days_part_check" CHECK ("part" in ('search', 'database', 'mail', 'assistant')),
	CONSTRAINT "status_days_state_check" CHECK ("state" in ('operational', 'degraded', 'down')),
	CONSTRAINT "status_days_counts_check" CHECK ("status_days"."operational" >= 0 and "status_days"."degraded" >= 0 and "status_days"."down" >= 0)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unconfirmed_idx" ON "newsletter_subscribers" USING btree ("asked_at") WHERE confirmed_at is null;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_id_key" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar'));