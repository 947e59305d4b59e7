CREATE TABLE "settlement_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settlement_id" uuid NOT NULL,
	"way" text NOT NULL,
	"won" integer NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid,
	"reversal_reason" text,
	CONSTRAINT "settlement_payout_is_some" CHECK ("settlement_payout"."won" <> 0)
);
--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "settled_won" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_payout" ADD CONSTRAINT "settlement_payout_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_payout_of" ON "settlement_payout" USING btree ("settlement_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "settlement_open" ON "settlement" USING btree ("month","number") WHERE "settlement"."settled_won" <> "settlement"."payable_won";--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_settled_within" CHECK ("settlement"."settled_won" between least(0, "settlement"."payable_won") and greatest(0, "settlement"."payable_won"));