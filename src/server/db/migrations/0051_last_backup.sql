ALTER TABLE "installation" ADD COLUMN "backed_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "backup_name" text;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "backup_bytes" bigint;