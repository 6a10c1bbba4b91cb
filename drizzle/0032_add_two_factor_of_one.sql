CREATE TABLE "company_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"storage_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_documents_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "company_documents_size_check" CHECK ("company_documents"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_use_two_factor" boolean DEFAULT false NOT NULL;