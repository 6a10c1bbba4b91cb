ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_kind_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(first_name || ' ' || last_name || ' ' || email::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("search_text","id");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_kind_check" CHECK ("kind" in ('confirm_email', 'change_email', 'reset_password', 'invitation'));