DROP INDEX "audit_events_actor_idx";--> statement-breakpoint
CREATE INDEX "audit_events_actor_created_idx" ON "audit_events" USING btree ("actor_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_unsent_idx" ON "outbox" USING btree ("created_at" DESC NULLS LAST,"id") WHERE sent_at is not null and last_error is not null;--> statement-breakpoint
CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state","created_at" DESC NULLS LAST,"id");