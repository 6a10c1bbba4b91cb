ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_events_check";--> statement-breakpoint
ALTER TABLE "quote_questions" DROP CONSTRAINT "quote_questions_text_check";--> statement-breakpoint
ALTER TABLE "quote_questions" DROP CONSTRAINT "quote_questions_answer_check";--> statement-breakpoint
DROP INDEX "quote_questions_open_key";--> statement-breakpoint
ALTER TABLE "quote_questions" ADD COLUMN "asker" text DEFAULT 'hospital' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD COLUMN "point" text;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD COLUMN "answered_version" smallint;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_version_fk" FOREIGN KEY ("recipient_id","answered_version") REFERENCES "public"."quotes"("recipient_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_point_key" ON "quote_questions" USING btree ("recipient_id","point") WHERE answered_at is null and point is not null;--> statement-breakpoint
CREATE INDEX "quote_questions_answered_by_idx" ON "quote_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "quote_recipients_asked_idx" ON "quote_recipients" USING btree ("hospital_id") WHERE asked_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_open_key" ON "quote_questions" USING btree ("recipient_id") WHERE answered_at is null and asker = 'hospital';--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_events_check" CHECK (cardinality("webhook_endpoints"."events") > 0 and "webhook_endpoints"."events" <@ array['appointment.booked', 'appointment.confirmed', 'appointment.rescheduled', 'appointment.move_requested', 'appointment.move_ended', 'appointment.cancelled', 'appointment.completed', 'message.created', 'quote.requested', 'quote.question', 'quote.answered', 'quote.asked', 'quote.replied', 'quote.sent', 'quote.accepted', 'quote.declined', 'quote.withdrawn', 'quote.expired', 'quote.not_chosen', 'quote.charged', 'quote.charge_answered', 'quote.charge_settled']::text[]);--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_asker_check" CHECK ("asker" in ('hospital', 'patient'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_point_check" CHECK ("point" in ('surgeon', 'anaesthesia', 'implant', 'nights_in_hospital', 'days_in_country', 'earliest_flight', 'tests_before', 'medicine_after', 'follow_ups', 'price_changes', 'complications', 'revision', 'care_at_home', 'interpreter', 'companion_stay', 'valid_until', 'deposit') and (point is null or asker = 'patient'));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_text_check" CHECK (length("quote_questions"."text") <= 2000 and ("quote_questions"."text" <> '' or "quote_questions"."point" is not null));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_answer_check" CHECK (length("quote_questions"."answer") between 1 and 2000
        and ("quote_questions"."answered_at" is not null) = ("quote_questions"."answer" is not null or "quote_questions"."answered_version" is not null)
        and ("quote_questions"."answered_version" is null or ("quote_questions"."point" is not null and "quote_questions"."answer" is null))
        and ("quote_questions"."answered_by" is null or ("quote_questions"."asker" = 'patient' and "quote_questions"."answered_at" is not null)));