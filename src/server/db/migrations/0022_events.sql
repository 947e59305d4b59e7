CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"about_id" uuid,
	"member_ids" uuid[] NOT NULL,
	"organisation_ids" text[] NOT NULL,
	"place" text,
	"facts" jsonb NOT NULL,
	"changes" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_to_tell" (
	"event_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"is_silent" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "unwanted_mail" (
	"member_id" uuid NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "unwanted_mail_member_id_topic_pk" PRIMARY KEY("member_id","topic")
);
--> statement-breakpoint
CREATE TABLE "wanted_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wanted_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" json NOT NULL,
	"key" text,
	"run_at" timestamp (3) with time zone,
	"is_gathered" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "gather_key" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unwanted_mail" ADD CONSTRAINT "unwanted_mail_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_of_subject" ON "event" USING btree ("subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "event_of_actor" ON "event" USING btree ("actor_id","at") WHERE "event"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "event_about" ON "event" USING btree ("about_id","at") WHERE "event"."about_id" is not null;--> statement-breakpoint
CREATE INDEX "event_of_kind" ON "event" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "event_of_time" ON "event" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("event_id","member_id");--> statement-breakpoint
CREATE INDEX "notification_of_member" ON "notification" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("member_id","subject_kind","subject_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_silent" ON "notification" USING btree ("at") WHERE "notification"."is_silent";--> statement-breakpoint
CREATE UNIQUE INDEX "mail_gathering" ON "mail" USING btree ("address","template","gather_key") WHERE "mail"."gather_key" is not null;