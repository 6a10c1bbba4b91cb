DROP INDEX "appointments_hospital_status_idx";--> statement-breakpoint
ALTER TABLE "next_free_times" ADD COLUMN "rating_key" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "next_free_times" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "next_free_times_soonest_idx" ON "next_free_times" USING btree ("at","rating_key" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id");