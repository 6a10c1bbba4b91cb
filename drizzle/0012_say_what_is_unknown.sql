ALTER TABLE "hospitals" ALTER COLUMN "insurers" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "hospitals" ALTER COLUMN "insurers" DROP NOT NULL;--> statement-breakpoint
UPDATE "hospitals" SET "insurers" = NULL WHERE "insurers" = '{}';--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "location_approximate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_on_request_check" CHECK (not ("hospital_services"."on_request" and "hospital_services"."price" is not null));--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_approximate_check" CHECK (not ("hospitals"."location_approximate" and "hospitals"."latitude" is null));