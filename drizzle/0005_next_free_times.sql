CREATE TABLE "next_free_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Another table under the same name. What waited in the old one is found anyway: no time is in the new table yet.
DROP TABLE "next_free_queue";
--> statement-breakpoint
CREATE TABLE "next_free_queue" (
	"id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "next_free_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "next_free_queue_kind_check" CHECK ("kind" in ('hospital', 'doctor', 'calendar'))
);
--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "next_free_at";--> statement-breakpoint
ALTER TABLE "hospitals" DROP COLUMN "next_free_at";
