ALTER TABLE "reservation" ADD COLUMN "is_secured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever has paid the deposit already, as the rules count it (domain/reservation/pay-way.ts), keeps what it secured.
UPDATE "reservation" SET "is_secured" = true WHERE "status" = 'confirmed' AND "paid_won" > "refunded_won"
	AND "paid_won" - "refunded_won" >= "kept_won"
		+ least("total_won", ceil("total_won" * coalesce(("terms" ->> 'depositPercent')::numeric, 0) / 10000) * 100);
