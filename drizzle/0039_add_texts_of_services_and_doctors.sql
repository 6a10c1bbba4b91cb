CREATE TABLE "doctor_texts" (
	"doctor_id" uuid NOT NULL,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_texts_pkey" PRIMARY KEY("doctor_id","language"),
	CONSTRAINT "doctor_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "doctor_texts_description_check" CHECK (length("doctor_texts"."description") between 1 and 8000)
);
--> statement-breakpoint
CREATE TABLE "health_service_texts" (
	"service_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_service_texts_pkey" PRIMARY KEY("service_id","language"),
	CONSTRAINT "health_service_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "health_service_texts_name_check" CHECK (length("health_service_texts"."name") between 1 and 120),
	CONSTRAINT "health_service_texts_description_check" CHECK (length("health_service_texts"."description") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "translated_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "translated_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor_texts" ADD CONSTRAINT "doctor_texts_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_service_texts" ADD CONSTRAINT "health_service_texts_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;