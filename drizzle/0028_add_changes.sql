CREATE TABLE "changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changes_xid_id_pk" PRIMARY KEY("xid","id")
);
--> statement-breakpoint
CREATE INDEX "changes_topic_index" ON "changes" USING btree ("topic","xid");