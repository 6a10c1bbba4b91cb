ALTER TABLE "appointments" ADD COLUMN "visit_type" text DEFAULT 'consultation' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "channel" text DEFAULT 'in_person' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "consultation_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "consultation_currency" text;--> statement-breakpoint
ALTER TABLE "doctor_services" ADD COLUMN "channels" text[];--> statement-breakpoint
ALTER TABLE "doctor_services" ADD COLUMN "consultation_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "doctor_services" ADD COLUMN "consultation_currency" text;--> statement-breakpoint
ALTER TABLE "doctor_services" ADD COLUMN "consultation_minutes" smallint;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "meeting_url" text;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "visit_type" text DEFAULT 'examination' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "nights" smallint;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "stay_days" smallint;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "channels" text[];--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "consultation_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "consultation_currency" text;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "consultation_minutes" smallint;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "nights" smallint;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "stay_days" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_visit_type_check" CHECK ("visit_type" in ('consultation', 'examination', 'procedure'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_channel_check" CHECK ("channel" in ('in_person', 'video', 'phone'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_consultation_price_check" CHECK ("appointments"."consultation_price" >= 0 and ("appointments"."consultation_price" is null) = ("appointments"."consultation_currency" is null));--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_channels_check" CHECK (cardinality("doctor_services"."channels") > 0 and "doctor_services"."channels" <@ array['in_person', 'video', 'phone']);--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_consultation_price_check" CHECK ("doctor_services"."consultation_price" >= 0 and ("doctor_services"."consultation_price" is null) = ("doctor_services"."consultation_currency" is null));--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_consultation_currency_check" CHECK ("consultation_currency" in ('USD', 'EUR', 'GBP', 'TRY'));--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_consultation_minutes_check" CHECK ("doctor_services"."consultation_minutes" between 20 and 40);--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_meeting_url_check" CHECK ("doctors"."meeting_url" like 'https://%');--> statement-breakpoint
ALTER TABLE "health_services" ADD CONSTRAINT "health_services_visit_type_check" CHECK ("visit_type" in ('consultation', 'examination', 'procedure'));--> statement-breakpoint
ALTER TABLE "health_services" ADD CONSTRAINT "health_services_stay_check" CHECK ("health_services"."nights" between 0 and 365 and "health_services"."stay_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_channels_check" CHECK (cardinality("hospital_services"."channels") > 0 and "hospital_services"."channels" <@ array['in_person', 'video', 'phone']);--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_consultation_price_check" CHECK ("hospital_services"."consultation_price" >= 0 and ("hospital_services"."consultation_price" is null) = ("hospital_services"."consultation_currency" is null));--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_consultation_currency_check" CHECK ("consultation_currency" in ('USD', 'EUR', 'GBP', 'TRY'));--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_consultation_minutes_check" CHECK ("hospital_services"."consultation_minutes" between 20 and 40);--> statement-breakpoint
ALTER TABLE "hospital_services" ADD CONSTRAINT "hospital_services_stay_check" CHECK ("hospital_services"."nights" between 0 and 365 and "hospital_services"."stay_days" between 0 and 365);