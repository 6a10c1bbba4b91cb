CREATE TABLE "request_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_events_kind_check" CHECK ("kind" in ('received', 'state', 'owner', 'note', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_files_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "request_files_size_check" CHECK ("request_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"name" text,
	"company" text,
	"email" "citext" NOT NULL,
	"phone" text,
	"subject" text,
	"message" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"user_id" uuid,
	"owner_id" uuid,
	"due_on" date NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (fold(number || ' ' || coalesce(name, '') || ' ' || coalesce(company, '') || ' ' || email::text || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_number_key" UNIQUE("number"),
	CONSTRAINT "requests_kind_check" CHECK ("kind" in ('contact', 'accessibility', 'evidence', 'clinic', 'job')),
	CONSTRAINT "requests_state_check" CHECK ("state" in ('new', 'in_progress', 'answered', 'closed', 'spam')),
	CONSTRAINT "requests_language_check" CHECK ("language" in ('en', 'tr', 'ru', 'ar'))
);
--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_events_request_idx" ON "request_events" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_events_actor_idx" ON "request_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "request_files_request_idx" ON "request_files" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_files_unsent_idx" ON "request_files" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "requests_created_idx" ON "requests" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "requests_updated_idx" ON "requests" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "requests_open_idx" ON "requests" USING btree ("due_on","id") WHERE state in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "requests_user_idx" ON "requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "requests_owner_idx" ON "requests" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");