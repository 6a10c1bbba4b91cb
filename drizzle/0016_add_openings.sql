ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_kind_check";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_kind_check" CHECK ("kind" in ('booked', 'status', 'rescheduled', 'doctor', 'notes', 'opened'));