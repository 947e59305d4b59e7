DROP INDEX "reservation_of_desk";--> statement-breakpoint
CREATE INDEX "reservation_of_short_code" ON "reservation" USING btree (right("code", 5));