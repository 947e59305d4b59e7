CREATE TABLE "commission_rate" (
	"organisation_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"points" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	CONSTRAINT "commission_rate_organisation_id_starts_on_pk" PRIMARY KEY("organisation_id","starts_on"),
	CONSTRAINT "commission_rate_is_share" CHECK ("commission_rate"."points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"month" text NOT NULL,
	"paid_won" integer NOT NULL,
	"held_won" integer NOT NULL,
	"promotion_won" integer NOT NULL,
	"commission_won" integer NOT NULL,
	"payable_won" integer NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	CONSTRAINT "settlement_number_unique" UNIQUE("number"),
	CONSTRAINT "settlement_month_is_one" CHECK ("settlement"."month" ~ '^20[0-9]{2}-[01][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "settlement_line" (
	"settlement_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"code" text NOT NULL,
	"on_day" date NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"paid_won" integer NOT NULL,
	"held_won" integer NOT NULL,
	"promotion_won" integer NOT NULL,
	"commission_won" integer NOT NULL,
	"payable_won" integer NOT NULL,
	CONSTRAINT "settlement_line_settlement_id_reservation_id_pk" PRIMARY KEY("settlement_id","reservation_id")
);
--> statement-breakpoint
CREATE TABLE "settlement_month" (
	"month" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"payable_won" integer NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_line" ADD CONSTRAINT "settlement_line_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_of" ON "settlement" USING btree ("organisation_id","month");--> statement-breakpoint
CREATE INDEX "settlement_newest" ON "settlement" USING btree ("month","number");--> statement-breakpoint
CREATE INDEX "settlement_line_of" ON "settlement_line" USING btree ("reservation_id");