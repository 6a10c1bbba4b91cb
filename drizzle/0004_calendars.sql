CREATE TABLE "doctor_breaks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_at" time(0) NOT NULL,
	"ends_at" time(0) NOT NULL,
	CONSTRAINT "doctor_breaks_weekday_check" CHECK ("doctor_breaks"."weekday" between 1 and 6),
	CONSTRAINT "doctor_breaks_hours_check" CHECK ("doctor_breaks"."ends_at" > "doctor_breaks"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "doctor_hours" (
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"start_time" time(0) NOT NULL,
	CONSTRAINT "doctor_hours_pkey" PRIMARY KEY("doctor_id","weekday","start_time"),
	CONSTRAINT "doctor_hours_weekday_check" CHECK ("doctor_hours"."weekday" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "doctor_leave" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_leave_days_check" CHECK ("doctor_leave"."ends_on" >= "doctor_leave"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"hospital_id" uuid PRIMARY KEY NOT NULL,
	"notice_minutes" integer DEFAULT 0 NOT NULL,
	"horizon_days" smallint DEFAULT 365 NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"confirmation" text DEFAULT 'on_request' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_rules_notice_check" CHECK ("booking_rules"."notice_minutes" between 0 and 43200),
	CONSTRAINT "booking_rules_horizon_check" CHECK ("booking_rules"."horizon_days" between 1 and 365),
	CONSTRAINT "booking_rules_buffer_check" CHECK ("booking_rules"."buffer_minutes" between 0 and 480),
	CONSTRAINT "booking_rules_confirmation_check" CHECK ("confirmation" in ('on_request', 'instant'))
);
--> statement-breakpoint
CREATE TABLE "hospital_holidays" (
	"hospital_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "hospital_holidays_pkey" PRIMARY KEY("hospital_id","date")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "blocked_until" timestamp (3) with time zone GENERATED ALWAYS AS ((("date" + "time" + make_interval(mins => duration_minutes + buffer_minutes)) at time zone 'Europe/Istanbul')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor_breaks" ADD CONSTRAINT "doctor_breaks_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_leave" ADD CONSTRAINT "doctor_leave_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_holidays" ADD CONSTRAINT "hospital_holidays_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_breaks_doctor_idx" ON "doctor_breaks" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "doctor_leave_doctor_idx" ON "doctor_leave" USING btree ("doctor_id","ends_on");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_buffer_check" CHECK ("appointments"."buffer_minutes" between 0 and 480);