CREATE TABLE "quote_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"appointment_id" uuid,
	"hash" char(64) NOT NULL,
	"checklist" jsonb NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_acceptances_request_key" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "quote_charge_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"line_id" uuid,
	"label" text NOT NULL,
	"quoted" numeric(12, 2),
	"net" numeric(12, 2) NOT NULL,
	CONSTRAINT "quote_charge_lines_position_key" UNIQUE("charge_id","position"),
	CONSTRAINT "quote_charge_lines_net_check" CHECK ("quote_charge_lines"."net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL,
	"quoted" numeric(14, 2) NOT NULL,
	"charged" numeric(14, 2) NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"agreed" boolean,
	"answered_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "quote_charges_recipient_key" UNIQUE("recipient_id"),
	CONSTRAINT "quote_charges_totals_check" CHECK ("quote_charges"."quoted" >= 0 and "quote_charges"."charged" >= 0),
	CONSTRAINT "quote_charges_answer_check" CHECK (("quote_charges"."agreed" is null) = ("quote_charges"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_acceptances" ADD CONSTRAINT "quote_acceptances_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charge_lines" ADD CONSTRAINT "quote_charge_lines_charge_id_quote_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."quote_charges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charge_lines" ADD CONSTRAINT "quote_charge_lines_line_id_quote_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."quote_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charges" ADD CONSTRAINT "quote_charges_recipient_id_quote_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."quote_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_charges" ADD CONSTRAINT "quote_charges_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_acceptances_recipient_idx" ON "quote_acceptances" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "quote_acceptances_quote_idx" ON "quote_acceptances" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_acceptances_appointment_idx" ON "quote_acceptances" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "quote_charge_lines_line_idx" ON "quote_charge_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "quote_charges_recorded_by_idx" ON "quote_charges" USING btree ("recorded_by");