CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"weekly_mail" boolean NOT NULL,
	"found_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_too_broad" boolean DEFAULT false NOT NULL,
	"new_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_query_key" UNIQUE("user_id","query"),
	CONSTRAINT "saved_searches_new_check" CHECK ("saved_searches"."new_ids" <@ "saved_searches"."found_ids"),
	CONSTRAINT "saved_searches_broad_check" CHECK (not "saved_searches"."is_too_broad" or cardinality("saved_searches"."found_ids") = 0)
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "subspecialties" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_looked_idx" ON "saved_searches" USING btree ("looked_at") WHERE weekly_mail;--> statement-breakpoint
CREATE INDEX "doctors_subspecialties_idx" ON "doctors" USING gin ("subspecialties");--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_subspecialties_check" CHECK ("subspecialties" <@ array['Pediatric Cardiology', 'Interventional Cardiology', 'Cardiac Electrophysiology', 'Pediatric Heart Surgery', 'Vascular Surgery', 'Neonatology', 'Pediatric Neurology', 'Pediatric Oncology', 'Pediatric Hematology', 'Pediatric Endocrinology', 'Pediatric Gastroenterology', 'Pediatric Nephrology', 'Pediatric Pulmonology', 'Pediatric Rheumatology', 'Pediatric Allergy and Immunology', 'Pediatric Surgery', 'Pediatric Orthopedics', 'Pediatric Urology', 'Pediatric Ophthalmology', 'Pediatric Dentistry', 'Child and Adolescent Psychiatry', 'Spine Surgery', 'Sports Medicine', 'Hand Surgery', 'Foot and Ankle Surgery', 'Gynecologic Oncology', 'Radiation Oncology', 'Surgical Oncology', 'Breast Surgery', 'Epileptology', 'Movement Disorders', 'Headache Medicine', 'Retina', 'Cornea', 'Glaucoma', 'Oculoplastic Surgery', 'Andrology', 'Urologic Oncology', 'Perinatology', 'Urogynecology', 'Hepatology', 'Colorectal Surgery', 'Organ Transplantation', 'Thoracic Surgery', 'Interventional Radiology', 'Sleep Medicine', 'Allergy and Immunology', 'Geriatrics', 'Pain Medicine']
  and cardinality("subspecialties") <= 5);