ALTER TABLE "member" ADD COLUMN "console_locale" text;--> statement-breakpoint
CREATE INDEX "reservation_of_last_name" ON "reservation" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_of_first_name" ON "reservation" USING btree (lower("first_name") text_pattern_ops);