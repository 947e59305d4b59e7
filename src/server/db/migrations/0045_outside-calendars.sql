CREATE TABLE "busy_clash" (
	"calendar_id" uuid NOT NULL,
	"reservation_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "busy_clash_calendar_id_reservation_id_pk" PRIMARY KEY("calendar_id","reservation_id")
);
--> statement-breakpoint
CREATE TABLE "busy_time" (
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "busy_time_calendar_id_starts_at_ends_at_pk" PRIMARY KEY("calendar_id","starts_at","ends_at"),
	CONSTRAINT "busy_time_is_a_span" CHECK ("busy_time"."ends_at" > "busy_time"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "house_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "house_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "outside_calendar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"product_id" text,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"host" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_view" (
	"product_id" text NOT NULL,
	"on_day" date NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_view_product_id_on_day_language_country_pk" PRIMARY KEY("product_id","on_day","language","country")
);
--> statement-breakpoint
ALTER TABLE "busy_clash" ADD CONSTRAINT "busy_clash_calendar_id_outside_calendar_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."outside_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_clash" ADD CONSTRAINT "busy_clash_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_calendar_id_outside_calendar_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."outside_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_feed" ADD CONSTRAINT "house_feed_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_feed" ADD CONSTRAINT "house_feed_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_calendar" ADD CONSTRAINT "outside_calendar_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_calendar" ADD CONSTRAINT "outside_calendar_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_calendar" ADD CONSTRAINT "outside_calendar_created_by_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_clash_of_reservation" ON "busy_clash" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "house_feed_of_member" ON "house_feed" USING btree ("member_id","organisation_id");--> statement-breakpoint
CREATE INDEX "outside_calendar_of_house" ON "outside_calendar" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outside_calendar_of_product" ON "outside_calendar" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "outside_calendar_due" ON "outside_calendar" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "reservation_balance_of_provider" ON "reservation" USING btree ("provider_id",(sign(("paid_won" - "refunded_won" - "total_won" - "kept_won")::float8)),"starts_at","id");--> statement-breakpoint
CREATE INDEX "reservation_slip_of_provider" ON "reservation" USING btree ("provider_id","starts_at","id") WHERE "reservation"."proof" ->> 'status' = 'sent';