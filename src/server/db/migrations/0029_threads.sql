CREATE TABLE "message_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "message_report_once" UNIQUE("message_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "thread" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"is_health" boolean NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"guest_number" integer DEFAULT 0 NOT NULL,
	"house_number" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_of_subject" UNIQUE("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "thread_file" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_mark" (
	"thread_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"read_up_to" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_mark_member_id_thread_id_pk" PRIMARY KEY("member_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "thread_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"role" text,
	"author_id" uuid,
	"author_organisation_id" uuid,
	"language" text,
	"text" text,
	"sealed" text,
	"line" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "thread_message_number" UNIQUE("thread_id","number"),
	CONSTRAINT "thread_message_is_one" CHECK (num_nonnulls("thread_message"."text", "thread_message"."sealed", "thread_message"."line") = 1)
);
--> statement-breakpoint
CREATE TABLE "thread_party" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"member_id" uuid,
	"organisation_id" uuid,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	CONSTRAINT "thread_party_is_one" CHECK (num_nonnulls("thread_party"."member_id", "thread_party"."organisation_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_reporter_id_member_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_decided_by_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_file" ADD CONSTRAINT "thread_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_file" ADD CONSTRAINT "thread_file_message_id_thread_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_mark" ADD CONSTRAINT "thread_mark_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_mark" ADD CONSTRAINT "thread_mark_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_author_organisation_id_organisation_id_fk" FOREIGN KEY ("author_organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_party" ADD CONSTRAINT "thread_party_thread_id_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."thread"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_party" ADD CONSTRAINT "thread_party_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_party" ADD CONSTRAINT "thread_party_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_report_open" ON "message_report" USING btree ("at","id") WHERE "message_report"."status" = 'open';--> statement-breakpoint
CREATE INDEX "message_report_decided" ON "message_report" USING btree ("decided_at","id") WHERE "message_report"."status" <> 'open';--> statement-breakpoint
CREATE INDEX "thread_file_of" ON "thread_file" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "thread_mark_of" ON "thread_mark" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "thread_message_author" ON "thread_message" USING btree ("author_id") WHERE "thread_message"."author_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_party_member" ON "thread_party" USING btree ("member_id","thread_id") WHERE "thread_party"."member_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_party_organisation" ON "thread_party" USING btree ("organisation_id","thread_id") WHERE "thread_party"."organisation_id" is not null;--> statement-breakpoint
CREATE INDEX "thread_party_of" ON "thread_party" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "thread_party_waiting" ON "thread_party" USING btree ("organisation_id","waiting_since") WHERE "thread_party"."waiting_since" is not null;