ALTER TABLE "room_seat" ADD COLUMN "shown_file_id" uuid;--> statement-breakpoint
ALTER TABLE "room_seat" ADD COLUMN "shown_page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_date" ADD COLUMN "interpreter_came_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "video_date" ADD COLUMN "interpreter_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_seat" ADD CONSTRAINT "room_seat_shown_file_id_vault_file_file_id_fk" FOREIGN KEY ("shown_file_id") REFERENCES "public"."vault_file"("file_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_seat_shown" ON "room_seat" USING btree ("shown_file_id");