CREATE TABLE "blocked_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"doctor_id" uuid,
	"date" date NOT NULL,
	"starts_at" time(0) NOT NULL,
	"ends_at" time(0) NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_times_hours_check" CHECK ("blocked_times"."ends_at" > "blocked_times"."starts_at"),
	CONSTRAINT "blocked_times_reason_check" CHECK (length("blocked_times"."reason") <= 200)
);
--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_times_hospital_idx" ON "blocked_times" USING btree ("hospital_id","date");--> statement-breakpoint
CREATE INDEX "blocked_times_doctor_idx" ON "blocked_times" USING btree ("doctor_id","date");