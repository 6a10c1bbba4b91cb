ALTER TABLE "quote_questions" DROP CONSTRAINT "quote_questions_text_check";--> statement-breakpoint
ALTER TABLE "quote_questions" DROP CONSTRAINT "quote_questions_answer_check";--> statement-breakpoint
ALTER TABLE "quote_questions" ADD COLUMN "topic" text;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_questions_topic_key" ON "quote_questions" USING btree ("recipient_id","topic") WHERE answered_at is null and topic is not null;--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_topic_check" CHECK ("topic" in ('plan', 'payment') and (topic is null or (asker = 'patient' and point is null)));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_text_check" CHECK (length("quote_questions"."text") <= 2000 and ("quote_questions"."text" <> '' or coalesce("quote_questions"."point", "quote_questions"."topic") is not null));--> statement-breakpoint
ALTER TABLE "quote_questions" ADD CONSTRAINT "quote_questions_answer_check" CHECK (length("quote_questions"."answer") between 1 and 2000
        and ("quote_questions"."answered_at" is not null) = ("quote_questions"."answer" is not null or "quote_questions"."answered_version" is not null)
        and ("quote_questions"."answered_version" is null or (coalesce("quote_questions"."point", "quote_questions"."topic") is not null and "quote_questions"."answer" is null))
        and ("quote_questions"."answered_by" is null or ("quote_questions"."asker" = 'patient' and "quote_questions"."answered_at" is not null)));