CREATE TABLE "inbox_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"appointment_id" uuid,
	"proposal_id" uuid,
	"review_id" uuid,
	"snoozed_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"assignee_id" uuid,
	CONSTRAINT "inbox_marks_appointment_key" UNIQUE("appointment_id","kind"),
	CONSTRAINT "inbox_marks_proposal_key" UNIQUE("proposal_id","kind"),
	CONSTRAINT "inbox_marks_review_key" UNIQUE("review_id","kind"),
	CONSTRAINT "inbox_marks_kind_check" CHECK ("kind" in ('request', 'move', 'message', 'answer', 'visit', 'review')),
	CONSTRAINT "inbox_marks_subject_check" CHECK (num_nonnulls("inbox_marks"."appointment_id", "inbox_marks"."proposal_id", "inbox_marks"."review_id") = 1
        and ("inbox_marks"."review_id" is not null) = ("inbox_marks"."kind" = 'review')
        and ("inbox_marks"."proposal_id" is not null) = ("inbox_marks"."kind" in ('move', 'answer'))),
	CONSTRAINT "inbox_marks_snooze_check" CHECK (("inbox_marks"."snoozed_at" is null) = ("inbox_marks"."snoozed_until" is null))
);
--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_proposal_id_appointment_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."appointment_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_marks_hospital_idx" ON "inbox_marks" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "inbox_marks_assignee_idx" ON "inbox_marks" USING btree ("assignee_id");