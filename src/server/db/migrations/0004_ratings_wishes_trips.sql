CREATE TABLE "rating_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rating_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "trip_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"sealed" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "trip_share_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"member_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"won_then" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "care" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "picture_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rating" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rating_report" ADD CONSTRAINT "rating_report_rating_id_rating_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."rating"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_report" ADD CONSTRAINT "rating_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_share" ADD CONSTRAINT "trip_share_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rating_report_once" ON "rating_report" USING btree ("rating_id","member_id");--> statement-breakpoint
CREATE INDEX "rating_report_open" ON "rating_report" USING btree ("created_at") WHERE "rating_report"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "trip_share_of_member" ON "trip_share" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "wish_of_member" ON "wish" USING btree ("member_id","created_at");--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rating_of_member" ON "rating" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "rating_by_status" ON "rating" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rating_of_reservation" ON "rating" USING btree ("reservation_id") WHERE "rating"."reservation_id" is not null;