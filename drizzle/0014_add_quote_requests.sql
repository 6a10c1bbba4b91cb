CREATE TABLE "quote_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"labels" jsonb NOT NULL,
	"maker" text,
	"model" text,
	"quantity" numeric(10, 3) NOT NULL,
	"unit" text NOT NULL,
	"net" numeric(12, 2) NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "quote_lines_position_key" UNIQUE("quote_id","position"),
	CONSTRAINT "quote_lines_position_check" CHECK ("quote_lines"."position" between 1 and 60),
	CONSTRAINT "quote_lines_kind_check" CHECK ("kind" in ('surgeon', 'anaesthesia', 'theatre', 'stay', 'implant', 'test', 'medicine', 'garment', 'transfer', 'hotel', 'interpreter', 'follow_up', 'revision', 'other')),
	CONSTRAINT "quote_lines_unit_check" CHECK ("unit" in ('each', 'night', 'hour', 'graft', 'tooth', 'eye', 'side', 'trip')),
	CONSTRAINT "quote_lines_status_check" CHECK ("status" in ('included', 'optional', 'excluded')),
	CONSTRAINT "quote_lines_amounts_check" CHECK ("quote_lines"."quantity" > 0 and "quote_lines"."net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "quote_questions_text_check" CHECK (length("quote_questions"."text") between 1 and 2000),
	CONSTRAINT "quote_questions_answer_check" CHECK (length("quote_questions"."answer") between 1 and 2000 and ("quote_questions"."answer" is null) = ("quote_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "quote_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"is_unread" boolean DEFAULT true NOT NULL,
	"assignee_id" uuid,
	"used_minutes" integer DEFAULT 0 NOT NULL,
	"running_since" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"answered_minutes" integer,
	"answered_at" timestamp (3) with time zone,
	"decline_reason" text,
	"ended_at" timestamp (3) with time zone,
	"removal_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_recipients_hospital_key" UNIQUE("request_id","hospital_id"),
	CONSTRAINT "quote_recipients_state_check" CHECK ("state" in ('sent', 'seen', 'question', 'answered', 'quoted', 'accepted', 'not_chosen', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "quote_recipients_clock_check" CHECK ("quote_recipients"."used_minutes" >= 0 and "quote_recipients"."answered_minutes" >= 0 and ("quote_recipients"."running_since" is null) = ("quote_recipients"."due_at" is null)
        and ("quote_recipients"."running_since" is null or "quote_recipients"."paused_at" is null)),
	CONSTRAINT "quote_recipients_decline_check" CHECK (("quote_recipients"."state" = 'declined') = ("quote_recipients"."decline_reason" is not null) and length("quote_recipients"."decline_reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"patient_id" uuid,
	"acted_by" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"treatments" text[] DEFAULT '{}'::text[] NOT NULL,
	"goal" text,
	"questionnaire_id" text NOT NULL,
	"questionnaire_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"health" jsonb NOT NULL,
	"from_country" char(2),
	"from_airport" char(3),
	"earliest" date,
	"latest" date,
	"flexible" boolean DEFAULT true NOT NULL,
	"companions" smallint DEFAULT 0 NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"needs" text[] DEFAULT '{}'::text[] NOT NULL,
	"budget" numeric(12, 2),
	"currency" text DEFAULT 'USD' NOT NULL,
	"chosen_hospitals" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"consent_version" smallint,
	"sent_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_requests_number_key" UNIQUE("number"),
	CONSTRAINT "quote_requests_state_check" CHECK ("state" in ('draft', 'sent', 'accepted', 'withdrawn', 'expired')),
	CONSTRAINT "quote_requests_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "quote_requests_treatments_check" CHECK (cardinality("quote_requests"."treatments") <= 5 and ("quote_requests"."state" = 'draft' or cardinality("quote_requests"."treatments") > 0)),
	CONSTRAINT "quote_requests_hospitals_check" CHECK (cardinality("quote_requests"."chosen_hospitals") <= 5),
	CONSTRAINT "quote_requests_goal_check" CHECK (length("quote_requests"."goal") <= 2000),
	CONSTRAINT "quote_requests_companions_check" CHECK ("quote_requests"."companions" between 0 and 9),
	CONSTRAINT "quote_requests_days_check" CHECK ("quote_requests"."latest" >= "quote_requests"."earliest"),
	CONSTRAINT "quote_requests_budget_check" CHECK ("quote_requests"."budget" > 0),
	CONSTRAINT "quote_requests_sent_check" CHECK (("quote_requests"."state" = 'draft') = ("quote_requests"."sent_at" is null) and ("quote_requests"."sent_at" is null) = ("quote_requests"."closes_at" is null)
        and ("quote_requests"."sent_at" is null) = ("quote_requests"."consent_version" is null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"doctor_id" uuid,
	"plan" text,
	"alternatives" text,
	"currency" text NOT NULL,
	"total_included" numeric(14, 2) NOT NULL,
	"total_with_options" numeric(14, 2) NOT NULL,
	"valid_until" date,
	"anaesthesia" text,
	"nights_in_hospital" smallint,
	"days_in_country" smallint,
	"terms" jsonb NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"hash" char(64),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_version_key" UNIQUE("recipient_id","version"),
	CONSTRAINT "quotes_version_check" CHECK ("quotes"."version" > 0),
	CONSTRAINT "quotes_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "quotes_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar')),
	CONSTRAINT "quotes_anaesthesia_check" CHECK ("anaesthesia" in ('none', 'local', 'sedation', 'regional', 'general')),
	CONSTRAINT "quotes_plan_check" CHECK (length("quotes"."plan") <= 4000 and length("quotes"."alternatives") <= 4000),
	CONSTRAINT "quotes_totals_check" CHECK ("quotes"."total_included" >= 0 and "quotes"."total_with_options" >= "quotes"."total_included"),
	CONSTRAINT "quotes_days_check" CHECK ("quotes"."nights_in_hospital" between 0 and 365 and "quotes"."days_in_country" between 0 and 365),
	CONSTRAINT "quotes_sent_check" CHECK (("quotes"."sent_at" is null) = ("quotes"."hash" is null) and ("quotes"."sent_at" is null or "quotes"."valid_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_open_key" ON "quote_questions" USING btree ("recipient_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "quote_questions_recipient_idx" ON "quote_questions" USING btree ("recipient_id","asked_at");--> statement-breakpoint
CREATE INDEX "quote_questions_asked_by_idx" ON "quote_questions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "quote_recipients_due_idx" ON "quote_recipients" USING btree ("hospital_id","due_at","id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "quote_recipients_state_idx" ON "quote_recipients" USING btree ("hospital_id","state","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quote_recipients_unread_idx" ON "quote_recipients" USING btree ("hospital_id") WHERE is_unread;--> statement-breakpoint
CREATE INDEX "quote_recipients_answered_idx" ON "quote_recipients" USING btree ("hospital_id","answered_at") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "quote_recipients_removal_idx" ON "quote_recipients" USING btree ("removal_at") WHERE removal_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "quote_recipients_assignee_idx" ON "quote_recipients" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "quote_requests_patient_idx" ON "quote_requests" USING btree ("patient_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quote_requests_acted_by_idx" ON "quote_requests" USING btree ("acted_by");--> statement-breakpoint
CREATE INDEX "quote_requests_open_idx" ON "quote_requests" USING btree ("patient_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_requests_closes_idx" ON "quote_requests" USING btree ("closes_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_requests_drafts_idx" ON "quote_requests" USING btree ("updated_at") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_draft_key" ON "quotes" USING btree ("recipient_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "quotes_doctor_idx" ON "quotes" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "quotes_sent_by_idx" ON "quotes" USING btree ("sent_by");