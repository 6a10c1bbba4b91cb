CREATE TABLE "held_moves" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"move" text NOT NULL,
	"note" text,
	"decided_by" uuid NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_moves_move_check" CHECK ("move" in ('confirmed', 'completed', 'cancelled', 'no_show')),
	CONSTRAINT "held_moves_note_check" CHECK (length("held_moves"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "appointment_proposals" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "held_moves" ADD CONSTRAINT "held_moves_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_moves" ADD CONSTRAINT "held_moves_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_moves_effective_idx" ON "held_moves" USING btree ("effective_at");--> statement-breakpoint
CREATE INDEX "held_moves_decided_by_idx" ON "held_moves" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "appointments_hospital_open_idx" ON "appointments" USING btree ("hospital_id","status","starts_at") WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "appointment_proposals_unseen_idx" ON "appointment_proposals" USING btree ("hospital_id","ended_at") WHERE ended_at is not null and seen_at is null;