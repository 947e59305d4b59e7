ALTER TABLE "invitation" ADD COLUMN "duties" text[];--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "duties" text[];