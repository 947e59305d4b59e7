DROP INDEX "matching_word_begins";--> statement-breakpoint
ALTER TABLE "matching_word" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "matching_word" SET "created_at" = "matching_question"."created_at" FROM "matching_question" WHERE "matching_question"."id" = "matching_word"."question_id";--> statement-breakpoint
ALTER TABLE "matching_word" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "matching_word_begins" ON "matching_word" USING btree ("word" text_pattern_ops,"created_at","question_id");
