ALTER TABLE "quote_recipients" DROP CONSTRAINT "quote_recipients_clock_check";--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD COLUMN "answer_minutes" integer DEFAULT 2880 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_recipients_remind_idx" ON "quote_recipients" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_clock_check" CHECK ("quote_recipients"."answer_minutes" > 0 and "quote_recipients"."reminders" >= 0 and "quote_recipients"."used_minutes" >= 0 and "quote_recipients"."answered_minutes" >= 0 and ("quote_recipients"."running_since" is null) = ("quote_recipients"."due_at" is null)
        and ("quote_recipients"."running_since" is null or "quote_recipients"."paused_at" is null));--> statement-breakpoint
-- Requests under way before this version are reminded when their time is over.
UPDATE "quote_recipients" SET "remind_at" = "due_at", "reminders" = 2 WHERE "due_at" IS NOT NULL;
