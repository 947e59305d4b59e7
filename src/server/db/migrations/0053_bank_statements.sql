CREATE TABLE "bank_columns" (
	"header" text PRIMARY KEY NOT NULL,
	"uses" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"mark" text NOT NULL,
	"on_day" date NOT NULL,
	"time" text,
	"direction" text NOT NULL,
	"won" integer NOT NULL,
	"balance_won" bigint,
	"text" text,
	"state" text DEFAULT 'open' NOT NULL,
	"matched_won" integer DEFAULT 0 NOT NULL,
	"aside_reason" text,
	"note" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "bank_line_is_whole" CHECK ("bank_line"."won" > 0 and "bank_line"."matched_won" between 0 and "bank_line"."won")
);
--> statement-breakpoint
CREATE TABLE "bank_match" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"won" integer NOT NULL,
	"way" text NOT NULL,
	CONSTRAINT "bank_match_is_positive" CHECK ("bank_match"."won" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"known_count" integer NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_line_id_bank_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_mark" ON "bank_line" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "bank_line_of" ON "bank_line" USING btree ("statement_id","state","row");--> statement-breakpoint
CREATE INDEX "bank_line_worded" ON "bank_line" USING btree ("on_day") WHERE "bank_line"."text" is not null;--> statement-breakpoint
CREATE INDEX "bank_match_of_line" ON "bank_match" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bank_match_of_reservation" ON "bank_match" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "bank_statement_newest" ON "bank_statement" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "payment_transfers" ON "payment" USING btree ("at","id") WHERE "payment"."method" = 'transfer' and "payment"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX "reservation_unpaid" ON "reservation" USING btree ("starts_at","id") WHERE "reservation"."status" = 'confirmed' and "reservation"."paid_won" - "reservation"."refunded_won" < "reservation"."total_won" + "reservation"."kept_won";