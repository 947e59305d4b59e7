DROP INDEX "reservation_answer_of_provider";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "questions" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "asking_by" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reservation_answer_of_provider" ON "reservation" USING btree ("provider_id",("status" = 'requested' or "change" is not null or "asking_by" is not null) desc,"starts_at","id") WHERE "reservation"."status" in ('requested', 'confirmed');