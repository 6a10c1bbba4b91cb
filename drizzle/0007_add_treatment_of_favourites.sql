ALTER TABLE "favourites" ADD COLUMN "service_id" uuid;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_service_id_health_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."health_services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_service_idx" ON "favourites" USING btree ("service_id");