CREATE TABLE "matching_held" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_outdated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_text" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matching_held" ADD CONSTRAINT "matching_held_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_text" ADD CONSTRAINT "matching_text_question_id_matching_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."matching_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matching_held_of_member" ON "matching_held" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "matching_held_age" ON "matching_held" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "matching_text_words" ON "matching_text" USING gin ("words");--> statement-breakpoint
INSERT INTO "matching_text" ("question_id", "words") SELECT "question_id", array_agg("word") FROM "matching_word" GROUP BY "question_id";
