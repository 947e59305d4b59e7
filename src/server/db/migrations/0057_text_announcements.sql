CREATE TABLE "text_announcement" (
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_member_id" uuid,
	"told" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "text_announcement_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
ALTER TABLE "text_announcement" ADD CONSTRAINT "text_announcement_slug_version_page_text_slug_version_fk" FOREIGN KEY ("slug","version") REFERENCES "public"."page_text"("slug","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_of_version" ON "consent" USING btree ("kind","version","given_at","id");