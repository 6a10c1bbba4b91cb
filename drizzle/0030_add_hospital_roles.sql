ALTER TABLE "appointments" ADD COLUMN "unread_messages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hospital_role" text;--> statement-breakpoint
-- Whoever works at a hospital so far may go on doing everything there.
UPDATE "users" SET "hospital_role" = 'owner' WHERE "role" = 'hospital';--> statement-breakpoint
CREATE INDEX "appointments_hospital_created_idx" ON "appointments" USING btree ("hospital_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "appointments_hospital_updated_idx" ON "appointments" USING btree ("hospital_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointments_unread_idx" ON "appointments" USING btree ("hospital_id") WHERE unread_messages > 0;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hospital_role_check" CHECK (("users"."role" = 'hospital') = ("users"."hospital_role" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hospital_role_values_check" CHECK ("hospital_role" in ('owner', 'coordinator', 'viewer'));