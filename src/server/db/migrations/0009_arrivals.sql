ALTER TABLE "reservation" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reservation_of_desk" ON "reservation" USING btree ("provider_id","on_day");--> statement-breakpoint
-- Who has rated a service was let do so because it was over; from now on a trace of their coming is asked for.
UPDATE "reservation" SET "arrived_at" = "ends_at" WHERE EXISTS (SELECT 1 FROM "rating" WHERE "rating"."reservation_id" = "reservation"."id");
