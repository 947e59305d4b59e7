CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"demo_filled_at" timestamp with time zone,
	CONSTRAINT "installation_is_one" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"group_code" text NOT NULL,
	"cooperative_status" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" text PRIMARY KEY NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_profile" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_name" jsonb NOT NULL,
	"representative" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"privacy_officer" jsonb NOT NULL,
	"business_number" text NOT NULL,
	"mail_order_number" jsonb NOT NULL,
	"tourism_number" text NOT NULL,
	"patient_number" text NOT NULL,
	"surety_won" integer NOT NULL,
	"phone" text NOT NULL,
	"fax" text NOT NULL,
	"email" text NOT NULL,
	"hosting" text NOT NULL,
	"is_demonstration" boolean NOT NULL,
	CONSTRAINT "site_profile_is_one" CHECK ("site_profile"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "notice_order" ON "notice" USING btree ("is_pinned" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);