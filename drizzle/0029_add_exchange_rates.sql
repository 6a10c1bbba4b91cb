CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"as_of" date NOT NULL,
	"per_dollar" numeric(14, 6) NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_pkey" PRIMARY KEY("currency","as_of"),
	CONSTRAINT "exchange_rates_currency_check" CHECK ("currency" in ('EUR', 'GBP', 'TRY')),
	CONSTRAINT "exchange_rates_rate_check" CHECK ("exchange_rates"."per_dollar" > 0)
);
--> statement-breakpoint
ALTER TABLE "doctor_services" ALTER COLUMN "price_usd" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "fee_usd" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "health_services" ALTER COLUMN "price_usd" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "hospital_services" ALTER COLUMN "price_usd" DROP EXPRESSION;--> statement-breakpoint
INSERT INTO "exchange_rates" ("currency", "as_of", "per_dollar", "source", "updated_at") VALUES
	('EUR', '2026-11-02', 0.86, 'Hekima', '2026-11-02T00:00:00Z'),
	('GBP', '2026-11-02', 0.75, 'Hekima', '2026-11-02T00:00:00Z'),
	('TRY', '2026-11-02', 44.1, 'Hekima', '2026-11-02T00:00:00Z');
