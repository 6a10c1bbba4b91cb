ALTER TABLE "doctors" ADD COLUMN "price_from" numeric(12, 2);--> statement-breakpoint
UPDATE doctors d SET price_from = p.lowest
FROM (
	SELECT w.id, min(CASE WHEN l.price_usd IS NOT NULL THEN l.price_usd WHEN o.on_request THEN NULL ELSE coalesce(o.price_usd, s.price_usd) END) AS lowest
	FROM doctors w
	JOIN doctor_services l ON l.doctor_id = w.id
	JOIN health_services s ON s.id = l.service_id AND s.is_active
	LEFT JOIN hospital_services o ON o.hospital_id = w.hospital_id AND o.service_id = l.service_id
	GROUP BY w.id
) p
WHERE d.id = p.id AND p.lowest IS NOT NULL;
