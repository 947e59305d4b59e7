CREATE TABLE "pending_sign_in" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"factors" text[] NOT NULL,
	"is_kept" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_sign_in_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "pending_sign_in_tries" CHECK ("pending_sign_in"."tries" >= 0)
);
--> statement-breakpoint
-- Who was logged in before this was kept has signed in when the login began, with a password.
ALTER TABLE "session" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE "session" SET "signed_in_at" = "created_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "signed_in_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "factors" text[] DEFAULT '{"password"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_sign_in" ADD CONSTRAINT "pending_sign_in_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_in_member" ON "pending_sign_in" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_sign_in_expires" ON "pending_sign_in" USING btree ("expires_at");