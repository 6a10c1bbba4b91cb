CREATE TABLE "quote_settlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_settlements_charge_key" UNIQUE("charge_id"),
	CONSTRAINT "quote_settlements_outcome_check" CHECK ("outcome" in ('stands', 'corrected', 'withdrawn')),
	CONSTRAINT "quote_settlements_currency_check" CHECK ("currency" in ('USD', 'EUR', 'GBP', 'TRY')),
	CONSTRAINT "quote_settlements_total_check" CHECK ("quote_settlements"."total" >= 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_events_check";--> statement-breakpoint
ALTER TABLE "quote_settlements" ADD CONSTRAINT "quote_settlements_charge_id_quote_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."quote_charges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_settlements" ADD CONSTRAINT "quote_settlements_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_settlements_settled_by_idx" ON "quote_settlements" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "quote_charges_disputed_idx" ON "quote_charges" USING btree ("recipient_id") WHERE agreed = false;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_events_check" CHECK (cardinality("webhook_endpoints"."events") > 0 and "webhook_endpoints"."events" <@ array['appointment.booked', 'appointment.confirmed', 'appointment.rescheduled', 'appointment.move_requested', 'appointment.move_ended', 'appointment.cancelled', 'appointment.completed', 'message.created', 'quote.requested', 'quote.question', 'quote.answered', 'quote.sent', 'quote.accepted', 'quote.declined', 'quote.withdrawn', 'quote.expired', 'quote.not_chosen', 'quote.charged', 'quote.charge_answered', 'quote.charge_settled']::text[]);