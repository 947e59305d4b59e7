CREATE TABLE "agreed_price" (
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_won" integer NOT NULL,
	"persons" jsonb NOT NULL,
	"places" integer NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"reservation_id" uuid,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"key" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "agreed_price_subject_kind_subject_id_version_pk" PRIMARY KEY("subject_kind","subject_id","version"),
	CONSTRAINT "agreed_price_is_whole" CHECK ("agreed_price"."total_won" >= 0 and "agreed_price"."places" >= 0 and "agreed_price"."version" > 0)
);
--> statement-breakpoint
DROP INDEX "reservation_answer_of_provider";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "places" integer;--> statement-breakpoint
-- Every price there is was reckoned from a list; what it takes of a slot was reckoned with it, and stands by itself from now on.
UPDATE "reservation" SET
	"price" = '{"basis":"listed"}'::jsonb || "price",
	"places" = case when "terms" -> 'price' ->> 'unit' = 'person'
	then ("persons" ->> 'adult')::int + ("persons" ->> 'child')::int
	else greatest("units", 1, ceil((("persons" ->> 'adult')::int + ("persons" ->> 'child')::int)::numeric
		/ coalesce(("terms" -> 'price' ->> 'holds')::numeric, 1000000))::int) end,
	"change" = case when "change" -> 'price' is null then "change" else "change" || jsonb_build_object(
		'price', '{"basis":"listed"}'::jsonb || ("change" -> 'price'),
		'places', case when "terms" -> 'price' ->> 'unit' = 'person'
	then (("change" -> 'order' -> 'persons') ->> 'adult')::int + (("change" -> 'order' -> 'persons') ->> 'child')::int
	else greatest(("change" -> 'order' ->> 'units')::int, 1, ceil(((("change" -> 'order' -> 'persons') ->> 'adult')::int + (("change" -> 'order' -> 'persons') ->> 'child')::int)::numeric
		/ coalesce(("terms" -> 'price' ->> 'holds')::numeric, 1000000))::int) end) end;--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "places" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "price_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreed_price" ADD CONSTRAINT "agreed_price_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreed_price_open" ON "agreed_price" USING btree ("subject_kind","subject_id") WHERE "agreed_price"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "agreed_price_picked" ON "agreed_price" USING btree ("subject_kind","subject_id") WHERE "agreed_price"."state" = 'picked';--> statement-breakpoint
CREATE UNIQUE INDEX "agreed_price_key" ON "agreed_price" USING btree ("actor_id","key");--> statement-breakpoint
CREATE INDEX "agreed_price_of_reservation" ON "agreed_price" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_answer_of_provider" ON "reservation" USING btree ("provider_id",(("status" = 'requested' and "offer" is null) or "change" is not null or "asking_by" is not null) desc,"starts_at","id") WHERE "reservation"."status" in ('requested', 'confirmed');