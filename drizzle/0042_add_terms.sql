CREATE TABLE "term_texts" (
	"term_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"source_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_texts_pkey" PRIMARY KEY("term_id","language"),
	CONSTRAINT "term_texts_language_check" CHECK ("language" in ('tr', 'ru', 'ar')),
	CONSTRAINT "term_texts_name_check" CHECK (length("term_texts"."name") between 1 and 80),
	CONSTRAINT "term_texts_description_check" CHECK (length("term_texts"."description") between 1 and 400)
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "terms_kind_value_key" UNIQUE("kind","value"),
	CONSTRAINT "terms_value_check" CHECK (("kind" = 'specialty' and "value" in ('Cardiology', 'Dermatology', 'Emergency Medicine', 'Family Medicine', 'Internal Medicine', 'Neurology', 'Oncology', 'Orthopedics', 'Pediatrics', 'Psychiatry', 'Radiology', 'Surgery', 'Dentistry', 'Ophthalmology', 'Obstetrics and Gynecology', 'Reproductive Medicine', 'Urology', 'Ear Nose and Throat', 'Plastic Surgery', 'Hair Restoration', 'Bariatric Surgery', 'Cardiovascular Surgery', 'Neurosurgery', 'Gastroenterology', 'Pulmonology', 'Endocrinology', 'Rheumatology', 'Nephrology', 'Hematology', 'Infectious Diseases', 'Physical Medicine and Rehabilitation', 'Other')) or ("kind" = 'category' and "value" in ('Emergency Care', 'Primary Care', 'Specialist Care', 'Surgery', 'Medical', 'Diagnostics', 'Therapy', 'Preventive Care', 'Mental Health', 'Dental Care', 'Vision Care', 'Emergency', 'Other'))),
	CONSTRAINT "terms_name_check" CHECK (length("terms"."name") between 1 and 80),
	CONSTRAINT "terms_description_check" CHECK (length("terms"."description") between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "term_texts" ADD CONSTRAINT "term_texts_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;