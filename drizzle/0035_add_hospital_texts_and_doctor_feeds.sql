CREATE TABLE "doctor_feeds" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_feeds_key" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "hospital_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_addresses_email_key" UNIQUE("hospital_id","email")
);
--> statement-breakpoint
CREATE TABLE "hospital_texts" (
	"hospital_id" uuid NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_texts_pkey" PRIMARY KEY("hospital_id","language"),
	CONSTRAINT "hospital_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "hospital_texts_description_check" CHECK (length("hospital_texts"."description") between 1 and 8000)
);
--> statement-breakpoint
ALTER TABLE "closures" ADD COLUMN "starts_at" time(0);--> statement-breakpoint
ALTER TABLE "closures" ADD COLUMN "ends_at" time(0);--> statement-breakpoint
ALTER TABLE "doctor_feeds" ADD CONSTRAINT "doctor_feeds_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_feeds" ADD CONSTRAINT "doctor_feeds_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_addresses" ADD CONSTRAINT "hospital_addresses_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_texts" ADD CONSTRAINT "hospital_texts_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_feeds_hospital_idx" ON "doctor_feeds" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "reviews_unanswered_idx" ON "reviews" USING btree ("hospital_id","created_at" DESC NULLS LAST,"id") WHERE hidden_at is null and reply is null;--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_hours_check" CHECK (("closures"."starts_at" is null) = ("closures"."ends_at" is null) and "closures"."ends_at" > "closures"."starts_at");