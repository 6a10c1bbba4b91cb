CREATE TABLE "quote_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"uploader_id" uuid,
	"view" text,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_files_size_check" CHECK ("quote_files"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_files_storage_name_key" ON "quote_files" USING btree ("storage_name");--> statement-breakpoint
CREATE INDEX "quote_files_request_idx" ON "quote_files" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_files_uploader_idx" ON "quote_files" USING btree ("uploader_id");