ALTER TABLE "thread_message" ADD COLUMN "phrases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_message" ADD COLUMN "sealed_phrases" text;