ALTER TABLE "api_key" ADD COLUMN "warned_days" integer;--> statement-breakpoint
CREATE INDEX "api_key_ending" ON "api_key" USING btree ("expires_at") WHERE "api_key"."revoked_at" is null;