CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"opened_by" text NOT NULL,
	"opener_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"wish" text NOT NULL,
	"words" text,
	"outcome" text,
	"won" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"is_member_for" boolean DEFAULT false NOT NULL,
	"is_provider_for" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"mediator_id" uuid,
	CONSTRAINT "dispute_won_is_whole" CHECK ("dispute"."won" >= 0)
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_open" ON "dispute" USING btree ("reservation_id") WHERE "dispute"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "dispute_of" ON "dispute" USING btree ("reservation_id","opened_at");--> statement-breakpoint
CREATE INDEX "dispute_waiting" ON "dispute" USING btree ("until","id") WHERE "dispute"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "dispute_closed" ON "dispute" USING btree ("closed_at","id") WHERE "dispute"."closed_at" is not null;