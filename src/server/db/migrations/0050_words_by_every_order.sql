DROP INDEX "matching_word_begins";--> statement-breakpoint
ALTER TABLE "matching_word" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "matching_word" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "matching_word" ADD COLUMN "answer_count" integer;--> statement-breakpoint
ALTER TABLE "matching_word" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "matching_word" SET "kind" = "matching_question"."kind", "stage" = "matching_question"."stage", "answer_count" = "matching_question"."answer_count", "expires_at" = "matching_question"."expires_at" FROM "matching_question" WHERE "matching_question"."id" = "matching_word"."question_id";--> statement-breakpoint
ALTER TABLE "matching_word" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_word" ALTER COLUMN "stage" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_word" ALTER COLUMN "answer_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_word" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "matching_word_answers" ON "matching_word" USING btree ("word" text_pattern_ops,"answer_count","created_at","question_id","kind","stage");--> statement-breakpoint
CREATE INDEX "matching_word_ending" ON "matching_word" USING btree ("word" text_pattern_ops,"expires_at","question_id","kind") WHERE "matching_word"."stage" = 'open';--> statement-breakpoint
CREATE INDEX "matching_word_begins" ON "matching_word" USING btree ("word" text_pattern_ops,"created_at","question_id","kind","stage");