ALTER TABLE "users" DROP CONSTRAINT "users_hospital_role_values_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "doctor_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD COLUMN "proposed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_hospital_key" UNIQUE("hospital_id","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_doctor_fk" FOREIGN KEY ("hospital_id","doctor_id") REFERENCES "public"."doctors"("hospital_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_recipients_proposed_by_idx" ON "quote_recipients" USING btree ("proposed_by") WHERE proposed_by is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_doctor_key" UNIQUE("doctor_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_doctor_check" CHECK (("users"."hospital_role" is not distinct from 'doctor') = ("users"."doctor_id" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_hospital_role_values_check" CHECK ("hospital_role" in ('owner', 'coordinator', 'viewer', 'doctor'));--> statement-breakpoint
ALTER TABLE "quote_recipients" ADD CONSTRAINT "quote_recipients_proposal_check" CHECK ("quote_recipients"."proposed_by" is null or "quote_recipients"."proposed_at" is not null);