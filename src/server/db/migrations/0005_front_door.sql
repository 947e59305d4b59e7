CREATE TABLE "notice_gram" (
	"gram" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "notice_gram_gram_notice_id_pk" PRIMARY KEY("gram","notice_id")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"product_ids" text[] NOT NULL,
	"kinds" text[] NOT NULL,
	"discount" jsonb NOT NULL,
	"code" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"service_from" date,
	"service_to" date,
	"min_persons" integer DEFAULT 1 NOT NULL,
	"member_limit" integer,
	"total_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"picture" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_period" CHECK ("promotion"."starts_at" < "promotion"."ends_at"),
	CONSTRAINT "promotion_within_limit" CHECK ("promotion"."used" >= 0 and "promotion"."used" <= coalesce("promotion"."total_limit", "promotion"."used"))
);
--> statement-breakpoint
CREATE TABLE "promotion_member" (
	"promotion_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "promotion_member_promotion_id_member_id_pk" PRIMARY KEY("promotion_id","member_id"),
	CONSTRAINT "promotion_member_used" CHECK ("promotion_member"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_use" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewing" (
	"subject" text NOT NULL,
	"viewer_hash" text NOT NULL,
	"on_day" date NOT NULL,
	CONSTRAINT "viewing_on_day_subject_viewer_hash_pk" PRIMARY KEY("on_day","subject","viewer_hash")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "topic" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "touches_from" date;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "touches_to" date;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_profile" ADD COLUMN "visit" jsonb;--> statement-breakpoint
ALTER TABLE "notice_gram" ADD CONSTRAINT "notice_gram_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_member" ADD CONSTRAINT "promotion_member_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_member" ADD CONSTRAINT "promotion_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_gram_of" ON "notice_gram" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "promotion_order" ON "promotion" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "promotion_use_of" ON "promotion_use" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "reservation_of_late" ON "reservation" USING btree ("requested_at","product_id","status");