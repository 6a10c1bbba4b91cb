ALTER TABLE "reviews" ADD COLUMN "shows_treatment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "read_at";