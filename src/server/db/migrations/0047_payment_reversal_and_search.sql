ALTER TABLE "payment" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "reversed_by" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
CREATE INDEX "reservation_of_code_start" ON "reservation" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_of_phone_end" ON "reservation" USING btree (reverse("phone") text_pattern_ops);