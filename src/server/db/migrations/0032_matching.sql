CREATE TABLE "matching_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"total_won" integer,
	"valid_until" timestamp (3) with time zone,
	"minutes" integer NOT NULL,
	"reason" text,
	"reservation_id" uuid,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_answer_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text,
	"sealed" text,
	"locale" text NOT NULL,
	"phrases" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total_won" integer,
	"agreed_version" integer,
	"product_id" text,
	"dates" jsonb NOT NULL,
	"places" integer NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"changes" jsonb NOT NULL,
	"author_id" uuid,
	"body_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_hidden" (
	"provider_id" text NOT NULL,
	"question_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matching_hidden_provider_id_question_id_pk" PRIMARY KEY("provider_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "matching_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"wait_rank" smallint NOT NULL,
	"is_private" boolean NOT NULL,
	"title" text,
	"contents" text,
	"sealed" text,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"wished_from" date,
	"wished_to" date,
	"persons" jsonb NOT NULL,
	"budget" jsonb,
	"languages" text[] NOT NULL,
	"region" text,
	"needs" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"lowest_won" integer,
	"highest_won" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"prolonged" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"sweep_at" timestamp (3) with time zone,
	"reminded" text[] DEFAULT '{}' NOT NULL,
	"end_reason" text,
	"ended_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"body_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "matching_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matching_share_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "matching_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"area" text,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"phrases" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"product_id" text,
	"places" integer NOT NULL,
	"valid_days" smallint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_word" (
	"question_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "matching_word_question_id_word_pk" PRIMARY KEY("question_id","word")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "matching_answer" ADD CONSTRAINT "matching_answer_question_id_matching_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."matching_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_answer" ADD CONSTRAINT "matching_answer_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_answer" ADD CONSTRAINT "matching_answer_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_answer_version" ADD CONSTRAINT "matching_answer_version_answer_id_matching_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."matching_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_answer_version" ADD CONSTRAINT "matching_answer_version_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_answer_version" ADD CONSTRAINT "matching_answer_version_author_id_member_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_hidden" ADD CONSTRAINT "matching_hidden_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_hidden" ADD CONSTRAINT "matching_hidden_question_id_matching_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."matching_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_question" ADD CONSTRAINT "matching_question_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_report" ADD CONSTRAINT "matching_report_question_id_matching_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."matching_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_report" ADD CONSTRAINT "matching_report_answer_id_matching_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."matching_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_report" ADD CONSTRAINT "matching_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_share" ADD CONSTRAINT "matching_share_question_id_matching_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."matching_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_template" ADD CONSTRAINT "matching_template_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_template" ADD CONSTRAINT "matching_template_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_word" ADD CONSTRAINT "matching_word_question_id_matching_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."matching_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_answer_once" ON "matching_answer" USING btree ("question_id","provider_id");--> statement-breakpoint
CREATE INDEX "matching_answer_of_provider" ON "matching_answer" USING btree ("provider_id","status","touched_at","id");--> statement-breakpoint
CREATE INDEX "matching_answer_pace" ON "matching_answer" USING btree ("provider_id","created_at","minutes");--> statement-breakpoint
CREATE INDEX "matching_answer_of_reservation" ON "matching_answer" USING btree ("reservation_id") WHERE "matching_answer"."reservation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_answer_version_of" ON "matching_answer_version" USING btree ("answer_id","version");--> statement-breakpoint
CREATE INDEX "matching_hidden_of_provider" ON "matching_hidden" USING btree ("provider_id","at","question_id");--> statement-breakpoint
CREATE INDEX "matching_hidden_question" ON "matching_hidden" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "matching_question_of_member" ON "matching_question" USING btree ("member_id","wait_rank","touched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "matching_question_public" ON "matching_question" USING btree ("created_at","id") WHERE not "matching_question"."is_private" and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_public_area" ON "matching_question" USING btree ("area","created_at","id") WHERE not "matching_question"."is_private" and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_public_kind" ON "matching_question" USING btree ("kind","created_at","id") WHERE not "matching_question"."is_private" and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_public_answers" ON "matching_question" USING btree ("answer_count","created_at","id") WHERE not "matching_question"."is_private" and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_public_status" ON "matching_question" USING btree ("status","created_at","id") WHERE not "matching_question"."is_private" and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_ending" ON "matching_question" USING btree ("expires_at","id") WHERE "matching_question"."status" in ('open', 'answered') and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_asked" ON "matching_question" USING btree ("area","created_at","id") WHERE "matching_question"."status" in ('open', 'answered') and "matching_question"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "matching_question_due" ON "matching_question" USING btree ("sweep_at") WHERE "matching_question"."sweep_at" is not null;--> statement-breakpoint
CREATE INDEX "matching_question_hidden" ON "matching_question" USING btree ("hidden_at","id") WHERE "matching_question"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "matching_question_of_all" ON "matching_question" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "matching_report_question_once" ON "matching_report" USING btree ("question_id","member_id") WHERE "matching_report"."answer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_report_answer_once" ON "matching_report" USING btree ("answer_id","member_id") WHERE "matching_report"."answer_id" is not null;--> statement-breakpoint
CREATE INDEX "matching_report_open" ON "matching_report" USING btree ("question_id","created_at") WHERE "matching_report"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "matching_report_of_member" ON "matching_report" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "matching_share_of_question" ON "matching_share" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "matching_template_of_provider" ON "matching_template" USING btree ("provider_id","name","id");--> statement-breakpoint
CREATE INDEX "matching_word_begins" ON "matching_word" USING btree ("word" text_pattern_ops,"question_id");