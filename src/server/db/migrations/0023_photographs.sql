ALTER TABLE "file" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "photographs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_share_drawn" boolean DEFAULT false NOT NULL;