DROP INDEX "appointments_hospital_idx";--> statement-breakpoint
DROP INDEX "appointments_hospital_created_idx";--> statement-breakpoint
DROP INDEX "appointments_hospital_status_idx";--> statement-breakpoint
DROP INDEX "appointments_status_idx";--> statement-breakpoint
DROP INDEX "appointments_pending_idx";--> statement-breakpoint
CREATE INDEX "appointments_hospital_starts_idx" ON "appointments" USING btree ("hospital_id","starts_at" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE INDEX "appointments_status_idx" ON "appointments" USING btree ("status","starts_at" DESC NULLS LAST,"id","hospital_id");--> statement-breakpoint
CREATE INDEX "appointments_pending_idx" ON "appointments" USING btree ("created_at","id","hospital_id") WHERE status = 'pending';