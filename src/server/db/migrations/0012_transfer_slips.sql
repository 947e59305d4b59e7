ALTER TABLE "payment_proof" DROP CONSTRAINT "payment_proof_pkey";--> statement-breakpoint
ALTER TABLE "payment_proof" ALTER COLUMN "at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD CONSTRAINT "payment_proof_file_id_reservation_id_pk" PRIMARY KEY("file_id","reservation_id");--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "deposit_from_won" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "won" integer;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "received_won" integer;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "pay_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "proof" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "is_pay_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was asked for when a slip came: the deposit, less what was paid. The last slip of what is still unpaid waits to be checked.
UPDATE "payment_proof" AS p SET
	"won" = greatest(0, least(r."total_won", ceil(r."total_won" * (r."terms" ->> 'depositPercent')::numeric / 10000) * 100)
		- (r."paid_won" - r."refunded_won"))::integer,
	"answer_by" = now() + interval '3 days',
	"status" = CASE
		WHEN r."status" = 'confirmed' AND r."paid_won" <= r."refunded_won" AND r."total_won" > 0
			AND p."at" = (SELECT max(o."at") FROM "payment_proof" o WHERE o."reservation_id" = r."id") THEN 'sent'
		WHEN r."paid_won" > 0 THEN 'accepted'
		ELSE 'replaced' END
FROM "reservation" AS r WHERE r."id" = p."reservation_id";--> statement-breakpoint
UPDATE "payment_proof" SET "status" = 'replaced' WHERE "status" = 'sent' AND "won" = 0;--> statement-breakpoint
ALTER TABLE "payment_proof" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proof" ALTER COLUMN "won" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proof" ALTER COLUMN "answer_by" SET NOT NULL;--> statement-breakpoint
UPDATE "reservation" AS r SET "proof" = jsonb_build_object('status', 'sent', 'won', p."won",
	'sentAt', to_char(p."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
	'answerBy', to_char(p."answer_by" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', null, 'note', null)
FROM "payment_proof" AS p WHERE p."reservation_id" = r."id" AND p."status" = 'sent';--> statement-breakpoint
-- Nobody loses a place by the new rule at once: what is unpaid has three days from now, and is reminded before.
UPDATE "reservation" SET "pay_by" = least("starts_at", greatest(
	coalesce("confirmed_at", "requested_at") + interval '3 days',
	CASE WHEN "paid_won" <= "refunded_won" THEN now() + interval '3 days' END))
WHERE "status" IN ('confirmed', 'completed', 'no-show');--> statement-breakpoint
UPDATE "reservation" SET "due_at" = now() WHERE "status" = 'confirmed' AND "paid_won" <= "refunded_won";--> statement-breakpoint
CREATE INDEX "payment_proof_waiting" ON "payment_proof" USING btree ("at","file_id") WHERE "payment_proof"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "payment_proof_decided" ON "payment_proof" USING btree ("decided_at","file_id") WHERE "payment_proof"."decided_at" is not null;
