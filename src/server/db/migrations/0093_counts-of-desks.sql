DROP INDEX "reservation_of_provider";--> statement-breakpoint
DROP INDEX "reservation_of_all";--> statement-breakpoint
CREATE INDEX "reservation_of_provider" ON "reservation" USING btree ("provider_id","starts_at","id","status","ends_at");--> statement-breakpoint
CREATE INDEX "reservation_of_all" ON "reservation" USING btree ("starts_at","id","status","ends_at");