DROP INDEX "appointments_service_idx";--> statement-breakpoint
CREATE INDEX "appointments_service_idx" ON "appointments" USING btree ("service_id","starts_at");