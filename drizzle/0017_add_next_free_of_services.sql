CREATE TABLE "next_free_of_services" (
	"id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"at" timestamp (3) with time zone,
	"next_day" boolean DEFAULT false NOT NULL,
	CONSTRAINT "next_free_of_services_pkey" PRIMARY KEY("id","service_id")
);
--> statement-breakpoint
ALTER TABLE "next_free_times" ADD COLUMN "next_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether the next day is free is found the next time the job looks.
UPDATE next_free_times SET due_at = now() WHERE at IS NOT NULL;
