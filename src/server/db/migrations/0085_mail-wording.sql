CREATE TABLE "mail_wording" (
	"template" text NOT NULL,
	"locale" text NOT NULL,
	"revision" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"author_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_wording_template_locale_revision_pk" PRIMARY KEY("template","locale","revision")
);
--> statement-breakpoint
ALTER TABLE "mail_wording" ADD CONSTRAINT "mail_wording_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;