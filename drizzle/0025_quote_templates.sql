CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"treatment_id" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_templates_name_check" CHECK (length("quote_templates"."name") between 1 and 80),
	CONSTRAINT "quote_templates_treatment_check" CHECK (length("quote_templates"."treatment_id") between 1 and 60),
	CONSTRAINT "quote_templates_content_check" CHECK (coalesce(jsonb_typeof("quote_templates"."content"->'lines') = 'array'
        and jsonb_array_length("quote_templates"."content"->'lines') between 1 and 60
        and "quote_templates"."content"->>'currency' in ('USD', 'EUR', 'GBP', 'TRY'), false))
);
--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_templates_name_key" ON "quote_templates" USING btree ("hospital_id","treatment_id",lower("name"));