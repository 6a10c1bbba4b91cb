ALTER TABLE "sessions" ADD COLUMN "last_commit" bigint;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_commit" bigint;