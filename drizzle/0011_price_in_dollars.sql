ALTER TABLE "doctors" drop column "rating_key";--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "rating_key" real GENERATED ALWAYS AS (case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "health_services" drop column "rating_key";--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "rating_key" real GENERATED ALWAYS AS (case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" drop column "rating_key";--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "rating_key" real GENERATED ALWAYS AS (case when review_count = 0 then 0::real else round(rating_sum::numeric / review_count, 1)::real end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ALTER COLUMN "price_from" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "doctor_services" ADD COLUMN "price_usd" numeric(12, 2) GENERATED ALWAYS AS (round(price / case currency when 'USD' then 1 when 'EUR' then 0.86 when 'GBP' then 0.75 when 'TRY' then 44.1 end, 2)) STORED;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "fee_usd" numeric(12, 2) GENERATED ALWAYS AS (round(consultation_fee / case currency when 'USD' then 1 when 'EUR' then 0.86 when 'GBP' then 0.75 when 'TRY' then 44.1 end, 2)) STORED;--> statement-breakpoint
ALTER TABLE "health_services" ADD COLUMN "price_usd" numeric(12, 2) GENERATED ALWAYS AS (round(price / case currency when 'USD' then 1 when 'EUR' then 0.86 when 'GBP' then 0.75 when 'TRY' then 44.1 end, 2)) STORED;--> statement-breakpoint
ALTER TABLE "hospital_services" ADD COLUMN "price_usd" numeric(12, 2) GENERATED ALWAYS AS (round(price / case currency when 'USD' then 1 when 'EUR' then 0.86 when 'GBP' then 0.75 when 'TRY' then 44.1 end, 2)) STORED;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "price_typical" numeric(12, 2);--> statement-breakpoint
UPDATE hospitals h SET price_from = p.lowest, price_typical = p.typical
FROM (SELECT hs.hospital_id, min(coalesce(hs.price_usd, s.price_usd)) AS lowest,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(hs.price_usd, s.price_usd)) AS typical
  FROM hospital_services hs JOIN health_services s ON s.id = hs.service_id AND s.is_active GROUP BY hs.hospital_id) p
WHERE h.id = p.hospital_id;--> statement-breakpoint
UPDATE next_free_times f SET rating_key = r.rating_key
FROM (SELECT id, rating_key FROM hospitals UNION ALL SELECT id, rating_key FROM doctors) r
WHERE f.id = r.id AND f.rating_key IS DISTINCT FROM r.rating_key;
