CREATE INDEX "doctors_updated_idx" ON "doctors" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_login_idx" ON "users" USING btree ("last_login_at","id");--> statement-breakpoint
CREATE INDEX "users_login_desc_idx" ON "users" USING btree ("last_login_at" DESC NULLS LAST,"id");