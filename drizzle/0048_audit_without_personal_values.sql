CREATE TABLE "audit_reasons" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_event_key" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_actor_id_users_id_fk";
--> statement-breakpoint
CREATE INDEX "audit_reasons_subject_idx" ON "audit_reasons" USING btree ("subject_id");
--> statement-breakpoint
-- Takes what the audit kept of people so far out of it. The trigger that refuses every change is off for these statements.
ALTER TABLE "audit_events" DISABLE TRIGGER USER;
--> statement-breakpoint
-- Reasons move to their own table, except those about patients whose account is erased.
INSERT INTO "audit_reasons" ("event_id", "subject_id", "reason")
SELECT e."id", e."subject_id", e."details" ->> 'reason' FROM "audit_events" e
WHERE e."details" ->> 'reason' IS NOT NULL
  AND (split_part(e."action", '.', 1) <> 'appointment'
    OR EXISTS (SELECT FROM "appointments" a WHERE a."id" = e."subject_id" AND a."patient_id" IS NOT NULL))
  AND (split_part(e."action", '.', 1) <> 'review'
    OR EXISTS (SELECT FROM "reviews" r WHERE r."id" = e."subject_id" AND r."patient_id" IS NOT NULL))
  AND (split_part(e."action", '.', 1) <> 'outbox'
    OR EXISTS (SELECT FROM "outbox" o WHERE o."id" = e."subject_id"));
--> statement-breakpoint
UPDATE "audit_events" SET "details" = "details" - 'reason' WHERE "details" ? 'reason';
--> statement-breakpoint
-- Of accounts only the values of rights stay, as in server/features/accounts/audit/kept-values.ts; of other fields the names.
UPDATE "audit_events" e SET "details" = (e."details" - 'before' - 'after')
  || coalesce((SELECT jsonb_build_object('before', jsonb_object_agg(f.key, f.value)) FROM jsonb_each(e."details" -> 'before') f
    WHERE f.key IN ('role', 'status', 'hospitalId', 'hospitalRole', 'mustUseTwoFactor') HAVING count(*) > 0), '{}')
  || coalesce((SELECT jsonb_build_object('after', jsonb_object_agg(f.key, f.value)) FROM jsonb_each(e."details" -> 'after') f
    WHERE f.key IN ('role', 'status', 'hospitalId', 'hospitalRole', 'mustUseTwoFactor') HAVING count(*) > 0), '{}')
  || coalesce((SELECT jsonb_build_object('fields', jsonb_agg(f.key)) FROM jsonb_each(e."details" -> 'before') f
    WHERE e."details" ? 'after' AND f.key NOT IN ('role', 'status', 'hospitalId', 'hospitalRole', 'mustUseTwoFactor')
    HAVING count(*) > 0), '{}')
WHERE e."action" LIKE 'user.%' AND e."details" IS NOT NULL;
--> statement-breakpoint
-- Addresses to which hospitals and the operator have notices sent.
UPDATE "audit_events" e SET "details" = (e."details"
    #- '{before,notifiedEmails}' #- '{after,notifiedEmails}' #- '{before,unconfirmedEmails}' #- '{after,unconfirmedEmails}'
    #- '{before,certificateMails}' #- '{after,certificateMails}')
  || jsonb_build_object('fields', (SELECT jsonb_agg(n) FROM unnest(ARRAY['notifiedEmails', 'unconfirmedEmails', 'certificateMails']) n
    WHERE e."details" -> 'before' ? n OR e."details" -> 'after' ? n))
WHERE e."details" -> 'before' ?| ARRAY['notifiedEmails', 'unconfirmedEmails', 'certificateMails']
  OR e."details" -> 'after' ?| ARRAY['notifiedEmails', 'unconfirmedEmails', 'certificateMails'];
--> statement-breakpoint
UPDATE "audit_events" SET "details" = "details" - 'after' WHERE "action" = 'hospital.address_ask' AND "details" ? 'after';
--> statement-breakpoint
UPDATE "audit_events" SET "details" = "details" #- '{after,q}' WHERE "action" = 'newsletter.export' AND "details" -> 'after' ? 'q';
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE TRIGGER USER;
