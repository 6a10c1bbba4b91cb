DROP INDEX "quote_recipients_due_idx";--> statement-breakpoint
CREATE INDEX "quote_recipients_inbox_idx" ON "quote_recipients" USING btree ("hospital_id","due_at","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quote_recipients_quoted_idx" ON "quote_recipients" USING btree ("id") WHERE state = 'quoted';--> statement-breakpoint
CREATE INDEX "quote_recipients_figures_idx" ON "quote_recipients" USING btree ("hospital_id","sent_at","state","is_unread","due_at","answered_minutes","answer_minutes");