DROP TRIGGER IF EXISTS "health_services_free" ON "health_services";--> statement-breakpoint
UPDATE "health_services" SET "visit_type" = CASE
  WHEN "is_procedure" THEN 'procedure'
  WHEN "category" IN ('Specialist Care', 'Mental Health')
    OR "name" ~* '\y(consultations?|second opinion|psychiatry|psychotherapy|psychology|calls?)\y' THEN 'consultation'
  ELSE 'examination' END;--> statement-breakpoint
UPDATE "appointments" SET "visit_type" = "health_services"."visit_type" FROM "health_services"
  WHERE "health_services"."id" = "appointments"."service_id" AND "health_services"."visit_type" <> 'consultation';--> statement-breakpoint
ALTER TABLE "health_services" DROP COLUMN "is_procedure";
