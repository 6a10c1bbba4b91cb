ALTER TABLE "booking_rules" ALTER COLUMN "notice_minutes" SET DEFAULT 2880;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "is_procedure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD COLUMN "procedure_notice_minutes" integer DEFAULT 10080 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_procedure_notice_check" CHECK ("booking_rules"."procedure_notice_minutes" between 0 and 43200);--> statement-breakpoint
UPDATE "health_services" SET "is_procedure" = true
WHERE "category" = 'Surgery' OR "name" ~* '\m(surgery|surgical|operations?|transplants?|transplantation|implants?|replacements?|bypass)\M';--> statement-breakpoint
-- A hospital that confirms by hand and has chosen no notice gets the default. A notice that was chosen held for every service and stays.
UPDATE "booking_rules" SET
  "procedure_notice_minutes" = CASE WHEN "confirmation" = 'on_request' AND "notice_minutes" = 0 THEN 10080 ELSE "notice_minutes" END,
  "notice_minutes" = CASE WHEN "confirmation" = 'on_request' AND "notice_minutes" = 0 THEN 2880 ELSE "notice_minutes" END;--> statement-breakpoint
INSERT INTO "next_free_queue" ("kind", "subject_id") SELECT 'calendar', "id" FROM "hospitals";
