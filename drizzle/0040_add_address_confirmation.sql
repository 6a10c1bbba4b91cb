ALTER TABLE "hospital_addresses" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Those that were named before go on getting what they got.
UPDATE "hospital_addresses" SET "confirmed_at" = "created_at";
