-- Whoever has been booked for a treatment does it: appointments that stand can go on being moved.
INSERT INTO "doctor_services" ("doctor_id", "service_id")
SELECT DISTINCT a."doctor_id", a."service_id" FROM "appointments" a
JOIN "doctors" d ON d."id" = a."doctor_id"
JOIN "hospital_services" o ON o."hospital_id" = d."hospital_id" AND o."service_id" = a."service_id"
WHERE a."status" IN ('pending', 'confirmed')
ON CONFLICT DO NOTHING;
