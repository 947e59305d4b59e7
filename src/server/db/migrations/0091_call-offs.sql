CREATE TABLE "call_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"on_day" date NOT NULL,
	"time" text,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"called_by" uuid,
	"key" uuid NOT NULL,
	"parties" integer NOT NULL,
	"people" integer NOT NULL,
	"won_back" integer NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "call_off_party" (
	"call_off_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"move" text,
	"why" text,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "call_off_party_call_off_id_reservation_id_pk" PRIMARY KEY("call_off_id","reservation_id"),
	CONSTRAINT "call_off_party_says_why" CHECK (("call_off_party"."state" = 'left') = ("call_off_party"."why" is not null))
);
--> statement-breakpoint
ALTER TABLE "call_off" ADD CONSTRAINT "call_off_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_off" ADD CONSTRAINT "call_off_called_by_member_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_off_party" ADD CONSTRAINT "call_off_party_call_off_id_call_off_id_fk" FOREIGN KEY ("call_off_id") REFERENCES "public"."call_off"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_off_party" ADD CONSTRAINT "call_off_party_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_off_of_date" ON "call_off" USING btree ("product_id","on_day","begun_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_off_key" ON "call_off" USING btree ("called_by","key");--> statement-breakpoint
CREATE INDEX "call_off_party_waiting" ON "call_off_party" USING btree ("call_off_id","reservation_id") WHERE "call_off_party"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "call_off_party_of" ON "call_off_party" USING btree ("reservation_id");