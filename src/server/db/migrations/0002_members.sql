CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"use" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"variants" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"subject" text,
	"html" text,
	"plain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_token" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_token_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "page_text" (
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"effective_on" date NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "page_text_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "licence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"expires_on" date,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"business_name_korean" text NOT NULL,
	"registration_number" text NOT NULL,
	"representative" text NOT NULL,
	"bank_account" text NOT NULL,
	"service_items" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"refusal_reason" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_email_unique";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "birth_on" date;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "passport" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "picture_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner_id_member_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_token" ADD CONSTRAINT "member_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_reset" ON "attempt" USING btree ("reset_at");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_entry" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("member_id","kind","given_at");--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "mail_status" ON "mail" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "member_token_member" ON "member_token" USING btree ("member_id","purpose");--> statement-breakpoint
CREATE INDEX "licence_member" ON "licence" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_verified_email" ON "member" USING btree ("email") WHERE "member"."email_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "member_email" ON "member" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_member_id_unique" UNIQUE("member_id");