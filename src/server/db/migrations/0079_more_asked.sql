ALTER TABLE "partner" ADD COLUMN "more_asked" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "more_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "partner_more_asked" ON "partner" USING btree ("applied_at","organisation_id") WHERE "partner"."more_asked_at" is not null;