CREATE TABLE "import_records" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state_check";--> statement-breakpoint
DROP INDEX "appointment_proposals_open_key";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD COLUMN "position" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD COLUMN "first_id" uuid;--> statement-breakpoint
ALTER TABLE "import_records" ADD CONSTRAINT "import_records_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_records_import_idx" ON "import_records" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_first_id_appointment_proposals_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."appointment_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_request_idx" ON "outbox" USING btree (((payload ->> 'requestId')::uuid)) WHERE (payload ->> 'requestId') is not null;--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("appointment_id","created_at") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_proposals_offer_key" ON "appointment_proposals" USING btree ("appointment_id","position") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "appointment_proposals_first_idx" ON "appointment_proposals" USING btree ("first_id") WHERE first_id is not null;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_check" CHECK ("state" in ('checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undone'));--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_position_check" CHECK (position between 1 and 3);--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD CONSTRAINT "appointment_proposals_first_check" CHECK (("appointment_proposals"."position" = 1) = ("appointment_proposals"."first_id" is null));