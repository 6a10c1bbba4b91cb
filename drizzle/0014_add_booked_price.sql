ALTER TABLE "appointments" ADD COLUMN "price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY'));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_price_check" CHECK ("appointments"."price" >= 0 and ("appointments"."price" is null) = ("appointments"."currency" is null));