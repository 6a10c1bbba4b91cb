CREATE TABLE "doctor_services" (
	"doctor_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"price" numeric(10, 2),
	"currency" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_services_pkey" PRIMARY KEY("doctor_id","service_id"),
	CONSTRAINT "doctor_services_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "doctor_services_price_check" CHECK ("doctor_services"."price" >= 0 and ("doctor_services"."price" is null) = ("doctor_services"."currency" is null))
);
--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_services_service_idx" ON "doctor_services" USING btree ("service_id","doctor_id");