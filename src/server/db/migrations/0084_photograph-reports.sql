CREATE TABLE "photograph_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "photograph_report_once" UNIQUE("file_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "hidden_place" integer;--> statement-breakpoint
ALTER TABLE "photograph_report" ADD CONSTRAINT "photograph_report_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photograph_report" ADD CONSTRAINT "photograph_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photograph_report" ADD CONSTRAINT "photograph_report_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photograph_report_open" ON "photograph_report" USING btree ("at","id") WHERE "photograph_report"."status" = 'open';--> statement-breakpoint
CREATE INDEX "file_hidden" ON "file" USING btree ("hidden_at","id") WHERE "file"."hidden_at" is not null;