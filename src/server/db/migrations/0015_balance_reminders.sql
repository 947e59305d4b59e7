ALTER TABLE "reservation" ADD COLUMN "is_balance_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What has a rest to be transferred is looked at anew: its reminder was not reckoned with when its next moment was written.
UPDATE "reservation" SET "due_at" = now() WHERE "status" = 'confirmed' AND "terms" ? 'balanceDays';
