CREATE TABLE "test_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_mode_id" uuid NOT NULL,
	"name" text NOT NULL,
	"acts_for" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_keys_key_hash_key" UNIQUE("key_hash"),
	CONSTRAINT "test_keys_acts_for_check" CHECK ("acts_for" in ('patient', 'owner')),
	CONSTRAINT "test_keys_name_check" CHECK (length("test_keys"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "test_modes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"database" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_modes_user_id_key" UNIQUE("user_id"),
	CONSTRAINT "test_modes_database_key" UNIQUE("database")
);
--> statement-breakpoint
ALTER TABLE "test_keys" ADD CONSTRAINT "test_keys_test_mode_id_test_modes_id_fk" FOREIGN KEY ("test_mode_id") REFERENCES "public"."test_modes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_modes" ADD CONSTRAINT "test_modes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_keys_mode_idx" ON "test_keys" USING btree ("test_mode_id","created_at");--> statement-breakpoint
CREATE INDEX "test_modes_last_used_idx" ON "test_modes" USING btree ("last_used_at");