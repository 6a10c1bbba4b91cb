CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"sex" text NOT NULL,
	"relation" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "persons_sex_check" CHECK ("sex" in ('female', 'male', 'other')),
	CONSTRAINT "persons_relation_check" CHECK ("relation" in ('mother', 'father', 'guardian', 'wife', 'husband', 'daughter', 'son', 'sister', 'brother', 'relative', 'friend')),
	CONSTRAINT "persons_language_check" CHECK ("language" in ('ar', 'az', 'bg', 'bs', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'ka', 'kk', 'ku', 'ky', 'nl', 'pl', 'ps', 'pt', 'ro', 'ru', 'so', 'sq', 'sr', 'sv', 'tk', 'tr', 'uk', 'ur', 'uz', 'zh'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_document_check";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "max_age" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "patient_birth_date" date;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "patient_sex" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "patient_language" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booker_first_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booker_last_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booker_relation" text;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "persons_user_idx" ON "persons" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_appointment_idx" ON "consents" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_document_check" CHECK ("document" in ('terms', 'privacy', 'guardian'));--> statement-breakpoint
ALTER TABLE "health_services" ADD CONSTRAINT "health_services_ages_check" CHECK ("health_services"."min_age" between 0 and 120 and "health_services"."max_age" between 0 and 120);--> statement-breakpoint
ALTER TABLE "health_services" ADD CONSTRAINT "health_services_ages_order_check" CHECK ("health_services"."min_age" <= "health_services"."max_age");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_sex_check" CHECK ("patient_sex" in ('female', 'male', 'other'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_language_check" CHECK ("patient_language" in ('ar', 'az', 'bg', 'bs', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'ka', 'kk', 'ku', 'ky', 'nl', 'pl', 'ps', 'pt', 'ro', 'ru', 'so', 'sq', 'sr', 'sv', 'tk', 'tr', 'uk', 'ur', 'uz', 'zh'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_relation_check" CHECK ("booker_relation" in ('mother', 'father', 'guardian', 'wife', 'husband', 'daughter', 'son', 'sister', 'brother', 'relative', 'friend'));--> statement-breakpoint
-- Overlaps are forbidden per patient: the person, or the account holder without one. Old appointments have no person, so their
-- patient stays the account.
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_patient_slot";--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_slot" EXCLUDE USING gist
  ((coalesce(person_id, patient_id)) WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (patient_id IS NOT NULL AND status IN ('pending', 'confirmed'));
