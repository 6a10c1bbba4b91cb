CREATE TABLE "waiting_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid,
	"appointment_id" uuid,
	"hospital_id" uuid,
	"service_id" uuid NOT NULL,
	"doctor_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"day_part" text DEFAULT 'any' NOT NULL,
	"channel" text,
	"phone" text,
	"guardian_consent" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_entries_state_check" CHECK ("state" in ('waiting', 'offered', 'claimed', 'passed', 'expired', 'cancelled')),
	CONSTRAINT "waiting_list_entries_ended_check" CHECK (("waiting_list_entries"."state" in ('waiting', 'offered')) = ("waiting_list_entries"."ended_at" is null)),
	CONSTRAINT "waiting_list_entries_day_part_check" CHECK ("day_part" in ('any', 'morning', 'afternoon')),
	CONSTRAINT "waiting_list_entries_channel_check" CHECK ("channel" in ('in_person', 'video', 'phone')),
	CONSTRAINT "waiting_list_entries_days_check" CHECK ("waiting_list_entries"."from_date" <= "waiting_list_entries"."to_date"),
	CONSTRAINT "waiting_list_entries_doctor_check" CHECK ("waiting_list_entries"."doctor_id" is null or "waiting_list_entries"."hospital_id" is not null),
	CONSTRAINT "waiting_list_entries_phone_check" CHECK (("waiting_list_entries"."phone" is null) = ("waiting_list_entries"."appointment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "waiting_list_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "waiting_list_queue_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "waiting_list_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
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
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_offers_state_check" CHECK ("state" in ('open', 'claimed', 'passed', 'expired', 'withdrawn')),
	CONSTRAINT "waiting_list_offers_ended_check" CHECK (("waiting_list_offers"."state" = 'open') = ("waiting_list_offers"."ended_at" is null)),
	CONSTRAINT "waiting_list_offers_duration_check" CHECK ("waiting_list_offers"."duration_minutes" between 1 and 1440),
	CONSTRAINT "waiting_list_offers_buffer_check" CHECK ("waiting_list_offers"."buffer_minutes" between 0 and 480)
);
--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_entries" ADD CONSTRAINT "waiting_list_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_entry_id_waiting_list_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_list_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list_offers" ADD CONSTRAINT "waiting_list_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_entries_appointment_key" ON "waiting_list_entries" USING btree ("appointment_id") WHERE state in ('waiting', 'offered') and appointment_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_list_entries_line_idx" ON "waiting_list_entries" USING btree ("service_id","hospital_id","created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_list_entries_to_idx" ON "waiting_list_entries" USING btree ("to_date") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_list_entries_user_idx" ON "waiting_list_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_person_idx" ON "waiting_list_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_appointment_idx" ON "waiting_list_entries" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_hospital_idx" ON "waiting_list_entries" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entries_doctor_idx" ON "waiting_list_entries" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_offers_entry_key" ON "waiting_list_offers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "waiting_list_offers_expires_idx" ON "waiting_list_offers" USING btree ("expires_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_doctor_idx" ON "waiting_list_offers" USING btree ("doctor_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_hospital_idx" ON "waiting_list_offers" USING btree ("hospital_id","starts_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "waiting_list_offers_service_idx" ON "waiting_list_offers" USING btree ("service_id");