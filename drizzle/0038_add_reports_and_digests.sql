CREATE TABLE "hospital_digests" (
	"hospital_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"language" text,
	"last_day" date,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_digests_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"doctor_id" uuid,
	"actor_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"worker" uuid,
	"claimed_until" timestamp (3) with time zone,
	"is_cancel_requested" boolean DEFAULT false NOT NULL,
	"failure" text,
	"content" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "reports_kind_check" CHECK ("kind" in ('appointments', 'revenue', 'doctors', 'patients')),
	CONSTRAINT "reports_period_check" CHECK ("period" in ('week', 'month', 'quarter', 'year', 'custom')),
	CONSTRAINT "reports_state_check" CHECK ("state" in ('waiting', 'working', 'done', 'failed', 'cancelled')),
	CONSTRAINT "reports_days_check" CHECK ("reports"."ends_on" >= "reports"."starts_on" and "reports"."ends_on" - "reports"."starts_on" < 731),
	CONSTRAINT "reports_progress_check" CHECK ("reports"."progress" between 0 and 100),
	CONSTRAINT "reports_content_check" CHECK (("reports"."content" is not null) = ("reports"."state" = 'done')),
	CONSTRAINT "reports_finished_check" CHECK (("reports"."finished_at" is null) = ("reports"."state" in ('waiting', 'working')))
);
--> statement-breakpoint
ALTER TABLE "hospital_digests" ADD CONSTRAINT "hospital_digests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_hospital_idx" ON "reports" USING btree ("hospital_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reports_waiting_idx" ON "reports" USING btree ("created_at") WHERE state in ('waiting', 'working');--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_doctor_idx" ON "reports" USING btree ("doctor_id") WHERE doctor_id is not null;--> statement-breakpoint
CREATE INDEX "reports_actor_idx" ON "reports" USING btree ("actor_id");