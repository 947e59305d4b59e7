ALTER TABLE "member" ADD COLUMN "reserves_freely" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "wish_told_at" timestamp (3) with time zone;