CREATE TABLE "refund_account" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"way" text,
	"sealed" text,
	"given_at" timestamp (3) with time zone,
	"given_by" uuid,
	"given_as" text,
	"returned_at" timestamp (3) with time zone,
	"reduced_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_account_is_said" CHECK (("refund_account"."way" is null) = ("refund_account"."given_at" is null))
);
--> statement-breakpoint
ALTER TABLE "refund_account" ADD CONSTRAINT "refund_account_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_account_whole" ON "refund_account" USING btree ("given_at") WHERE "refund_account"."sealed" is not null and "refund_account"."reduced_at" is null;--> statement-breakpoint
CREATE INDEX "refund_account_trace" ON "refund_account" USING btree ("reduced_at") WHERE "refund_account"."sealed" is not null and "refund_account"."reduced_at" is not null;