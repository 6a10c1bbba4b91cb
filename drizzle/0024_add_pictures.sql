CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid,
	"hospital_id" uuid,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_alt_check" CHECK (length("pictures"."alt") between 1 and 300),
	CONSTRAINT "pictures_size_check" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "profile_image_alt" text;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "logo_alt" text;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "image_alts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_created_idx" ON "pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_hospital_idx" ON "pictures" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "pictures_uploader_idx" ON "pictures" USING btree ("uploader_id");--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_alts_check" CHECK (cardinality("hospitals"."image_alts") <= cardinality("hospitals"."image_urls"));