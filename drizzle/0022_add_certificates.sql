CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_on" date,
	"expires_on" date NOT NULL,
	"document_name" text,
	"document_type" text,
	"document_size" integer,
	"storage_name" text,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"noticed_for" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_storage_name_key" UNIQUE("storage_name"),
	CONSTRAINT "certificates_number_key" UNIQUE("hospital_id","kind","number"),
	CONSTRAINT "certificates_kind_check" CHECK ("kind" in ('operating_licence', 'health_tourism', 'jci', 'temos', 'iso_9001', 'iso_15189', 'iso_27001', 'other')),
	CONSTRAINT "certificates_dates_check" CHECK ("certificates"."issued_on" <= "certificates"."expires_on"),
	CONSTRAINT "certificates_document_check" CHECK (num_nulls("certificates"."document_name", "certificates"."document_type", "certificates"."document_size", "certificates"."storage_name") in (0, 4)),
	CONSTRAINT "certificates_checked_by_check" CHECK ("certificates"."checked_by" is null or "certificates"."checked_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "abandoned_files" (
	"storage_name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_expires_idx" ON "certificates" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "certificates_unchecked_idx" ON "certificates" USING btree ("hospital_id") WHERE checked_at is null;--> statement-breakpoint
CREATE INDEX "certificates_checked_by_idx" ON "certificates" USING btree ("checked_by");--> statement-breakpoint
-- A tick needs evidence from now on, and there is none yet.
UPDATE "hospitals" SET "is_verified" = false WHERE "is_verified";
