CREATE TABLE "content" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"latest" integer NOT NULL,
	"published" integer,
	"scheduled" integer,
	"publish_at" timestamp (3) with time zone,
	"scheduled_by" uuid,
	"plan_failed_at" timestamp (3) with time zone,
	"title" jsonb NOT NULL,
	"percent" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "content_plan_is_whole" CHECK (("content"."scheduled" is null) = ("content"."publish_at" is null)),
	CONSTRAINT "content_numbers" CHECK ("content"."latest" >= 1 and coalesce("content"."published", 1) <= "content"."latest")
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"kind" text NOT NULL,
	"content_id" text NOT NULL,
	"number" integer NOT NULL,
	"base" integer,
	"restored" integer,
	"value" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"author_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "revision_kind_content_id_number_pk" PRIMARY KEY("kind","content_id","number")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_scheduled_by_member_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_kind_content_id_content_kind_id_fk" FOREIGN KEY ("kind","content_id") REFERENCES "public"."content"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_of_all" ON "content" USING btree ("kind","changed_at","id");--> statement-breakpoint
CREATE INDEX "content_of_organisation" ON "content" USING btree ("organisation_id","kind","changed_at","id");--> statement-breakpoint
CREATE INDEX "content_due" ON "content" USING btree ("publish_at") WHERE "content"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "revision_unpublished" ON "revision" USING btree ("at") WHERE "revision"."published_at" is null;