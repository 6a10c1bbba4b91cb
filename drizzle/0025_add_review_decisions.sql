ALTER TABLE "reviews" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "appointments_pending_idx" ON "appointments" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_created_idx" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reviews_hidden_idx" ON "reviews" USING btree ("hidden_at" DESC NULLS LAST) WHERE hidden_at is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decision_check" CHECK (("reviews"."decision_reason" is null) = ("reviews"."decided_at" is null));