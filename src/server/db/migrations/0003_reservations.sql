CREATE TABLE "idempotency" (
	"member_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"won" integer NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_is_positive" CHECK ("payment"."won" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_proof" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"on_day" date NOT NULL,
	"to_day" date,
	"time" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"persons" jsonb NOT NULL,
	"units" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"needs" jsonb NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_on" date,
	"gender" text,
	"country" text,
	"email" text NOT NULL,
	"phone" text,
	"travellers" jsonb NOT NULL,
	"sealed" text,
	"erased_at" timestamp (3) with time zone,
	"price" jsonb NOT NULL,
	"total_won" integer NOT NULL,
	"kept_won" integer DEFAULT 0 NOT NULL,
	"paid_won" integer DEFAULT 0 NOT NULL,
	"refunded_won" integer DEFAULT 0 NOT NULL,
	"terms" jsonb NOT NULL,
	"change" jsonb,
	"expires_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"is_week_reminded" boolean DEFAULT false NOT NULL,
	"is_day_reminded" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reservation_code_unique" UNIQUE("code"),
	CONSTRAINT "reservation_money_is_whole" CHECK ("reservation"."total_won" >= 0 and "reservation"."kept_won" >= 0 and "reservation"."paid_won" >= "reservation"."refunded_won" and "reservation"."refunded_won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reservation_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reservation_id" uuid NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"status" text NOT NULL,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reservation_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"product_id" text NOT NULL,
	"on_day" date NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_product_id_on_day_time_pk" PRIMARY KEY("product_id","on_day","time"),
	CONSTRAINT "slot_never_oversold" CHECK ("slot"."taken" between 0 and "slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "waiting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"on_day" date NOT NULL,
	"last_day" date NOT NULL,
	"places" integer NOT NULL,
	"wished_order" jsonb NOT NULL,
	"offer_until" timestamp (3) with time zone,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "site_profile" ADD COLUMN "transfer" jsonb;--> statement-breakpoint
ALTER TABLE "site_profile" ADD COLUMN "erase_after_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD CONSTRAINT "payment_proof_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proof" ADD CONSTRAINT "payment_proof_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_message" ADD CONSTRAINT "reservation_message_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_message" ADD CONSTRAINT "reservation_message_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot" ADD CONSTRAINT "slot_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_old" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_of" ON "payment" USING btree ("reservation_id","at");--> statement-breakpoint
CREATE INDEX "payment_proof_of" ON "payment_proof" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_of_member" ON "reservation" USING btree ("member_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "reservation_of_provider" ON "reservation" USING btree ("provider_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "reservation_of_all" ON "reservation" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "reservation_open" ON "reservation" USING btree ("starts_at","id") WHERE "reservation"."status" in ('requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservation_open_of_provider" ON "reservation" USING btree ("provider_id","starts_at","id") WHERE "reservation"."status" in ('requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "reservation_of_status" ON "reservation" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "reservation_due" ON "reservation" USING btree ("due_at") WHERE "reservation"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "reservation_of_slot" ON "reservation" USING btree ("product_id","on_day");--> statement-breakpoint
CREATE INDEX "reservation_event_of" ON "reservation_event" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE INDEX "reservation_message_of" ON "reservation_message" USING btree ("reservation_id","at","id");--> statement-breakpoint
CREATE INDEX "waiting_line" ON "waiting" USING btree ("product_id","status","created_at");--> statement-breakpoint
CREATE INDEX "waiting_of_member" ON "waiting" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_due" ON "waiting" USING btree ("status","offer_until");--> statement-breakpoint
ALTER TABLE "site_profile" ADD CONSTRAINT "site_profile_erases" CHECK ("site_profile"."erase_after_days" between 1 and 30);