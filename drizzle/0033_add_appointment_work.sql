CREATE TABLE "appointment_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_notes_note_check" CHECK (length("appointment_notes"."note") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_title_key" UNIQUE("hospital_id","language","title"),
	CONSTRAINT "message_templates_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar')),
	CONSTRAINT "message_templates_title_check" CHECK (length("message_templates"."title") between 1 and 80),
	CONSTRAINT "message_templates_body_check" CHECK (length("message_templates"."body") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "appointment_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"date" date NOT NULL,
	"time" time(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time") at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"blocked_until" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')) STORED NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"proposed_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_proposals_state_check" CHECK ("state" in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "appointment_proposals_ended_check" CHECK (("appointment_proposals"."state" = 'open') = ("appointment_proposals"."ended_at" is null)),
	CONSTRAINT "appointment_proposals_duration_check" CHECK ("appointment_proposals"."duration_minutes" between 1 and 1440),
	CONSTRAINT "appointment_proposals_buffer_check" CHECK ("appointment_proposals"."buffer_minutes" between 0 and 480),
	CONSTRAINT "appointment_proposals_note_check" CHECK (length("appointment_proposals"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "appointment_events" DROP CONSTRAINT "appointment_events_kind_check";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "no_show_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment_notes" ADD CONSTRAINT "appointment_notes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_notes" ADD CONSTRAINT "appointment_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_notes_appointment_idx" ON "appointment_notes" USING btree ("appointment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "appointment_notes_author_idx" ON "appointment_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_proposals_open_key" ON "appointment_proposals" USING btree ("appointment_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_appointment_idx" ON "appointment_proposals" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_proposals_expires_idx" ON "appointment_proposals" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_doctor_idx" ON "appointment_proposals" USING btree ("doctor_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_hospital_idx" ON "appointment_proposals" USING btree ("hospital_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_proposed_by_idx" ON "appointment_proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "appointments_hospital_status_idx" ON "appointments" USING btree ("hospital_id","status","starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "appointment_events" ADD CONSTRAINT "appointment_events_kind_check" CHECK ("kind" in ('booked', 'status', 'rescheduled', 'doctor', 'notes', 'opened', 'no_show', 'proposed', 'accepted', 'declined', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_show_check" CHECK ("appointments"."no_show_at" is null or "appointments"."status" = 'cancelled');