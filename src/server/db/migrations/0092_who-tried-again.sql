ALTER TABLE "call_off_party" ADD COLUMN "retried_by" uuid;--> statement-breakpoint
ALTER TABLE "call_off_party" ADD COLUMN "retried_as" text;--> statement-breakpoint
CREATE INDEX "payment_corrections" ON "payment" USING btree ("reversed_at","id") WHERE "payment"."kind" = 'refund' and "payment"."reversed_at" is not null;