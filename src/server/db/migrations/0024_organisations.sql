CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"secret_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitation_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'provider' NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "provider" DROP CONSTRAINT "provider_member_id_unique";--> statement-breakpoint
ALTER TABLE "licence" DROP CONSTRAINT "licence_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "partner" DROP CONSTRAINT "partner_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "partner_decision" DROP CONSTRAINT "partner_decision_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "provider" DROP CONSTRAINT "provider_member_id_member_id_fk";
--> statement-breakpoint
DROP INDEX "licence_member";--> statement-breakpoint
DROP INDEX "partner_change";--> statement-breakpoint
DROP INDEX "partner_decision_of";--> statement-breakpoint
-- The agency is an organisation, and operators are its staff; who has closed their account worked there until then.
INSERT INTO "organisation" ("id", "kind", "status", "created_at") VALUES ('a0000000-0000-4000-8000-000000000001', 'agency', 'approved', now());--> statement-breakpoint
INSERT INTO "staff" ("organisation_id", "member_id", "role", "joined_at", "left_at") SELECT 'a0000000-0000-4000-8000-000000000001', "id", 'owner', "created_at", CASE WHEN "status" = 'closed' THEN coalesce("closed_at", now()) END FROM "member" WHERE "group_code" = 'GR0100';--> statement-breakpoint
-- Every business keeps the id it was known by, its member's: bank accounts are sealed with it. From now on ids are its own.
INSERT INTO "organisation" ("id", "kind", "status", "created_at") SELECT "member"."id", 'provider', CASE WHEN "member"."status" = 'closed' THEN 'closed' WHEN "member"."cooperative_status" = 'COOPERATIVE_MEMBER' THEN 'approved' WHEN "member"."cooperative_status" = 'COOPERATIVE_REFUSED' THEN 'refused' ELSE 'applied' END, coalesce("partner"."applied_at", "member"."created_at") FROM "member" LEFT JOIN "partner" ON "partner"."member_id" = "member"."id" WHERE "member"."id" IN (SELECT "member_id" FROM "partner" UNION SELECT "member_id" FROM "licence" UNION SELECT "member_id" FROM "partner_decision" UNION SELECT "member_id" FROM "provider" WHERE "member_id" IS NOT NULL);--> statement-breakpoint
INSERT INTO "staff" ("organisation_id", "member_id", "role", "joined_at", "left_at") SELECT "organisation"."id", "member"."id", 'owner', "organisation"."created_at", CASE WHEN "member"."status" = 'closed' THEN coalesce("member"."closed_at", now()) END FROM "organisation" JOIN "member" ON "member"."id" = "organisation"."id";--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "address" text;--> statement-breakpoint
UPDATE "partner" SET "address" = "member"."address" FROM "member" WHERE "member"."id" = "partner"."member_id";--> statement-breakpoint
ALTER TABLE "partner" RENAME COLUMN "member_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "licence" RENAME COLUMN "member_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "partner_decision" RENAME COLUMN "member_id" TO "organisation_id";--> statement-breakpoint
ALTER TABLE "provider" RENAME COLUMN "member_id" TO "organisation_id";--> statement-breakpoint
UPDATE "provider" SET "organisation_id" = 'a0000000-0000-4000-8000-000000000001' WHERE "organisation_id" IS NULL;--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "organisation_id" SET DEFAULT 'a0000000-0000-4000-8000-000000000001';--> statement-breakpoint
ALTER TABLE "provider" ALTER COLUMN "organisation_id" SET NOT NULL;--> statement-breakpoint
-- Files granted to a provider are granted to its organisation; papers and pictures to the business they are of.
UPDATE "file_grant" SET "grantee_id" = "provider"."organisation_id"::text FROM "provider" WHERE "file_grant"."grantee_kind" = 'organisation' AND "provider"."id" = "file_grant"."grantee_id";--> statement-breakpoint
INSERT INTO "file_grant" ("file_id", "grantee_kind", "grantee_id", "subject_kind", "subject_id", "created_at") SELECT "file"."id", 'organisation', "licence"."organisation_id"::text, 'partner', "licence"."organisation_id"::text, "file"."created_at" FROM "file" JOIN "licence" ON "licence"."file_id" = "file"."id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "file_grant" ("file_id", "grantee_kind", "grantee_id", "subject_kind", "subject_id", "created_at") SELECT "file"."id", 'organisation', "provider"."organisation_id"::text, 'provider', "provider"."id", "file"."created_at" FROM "file" JOIN "provider" ON "file"."id" = ANY ("provider"."picture_ids") ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_member_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_open" ON "invitation" USING btree ("organisation_id","email") WHERE "invitation"."accepted_at" is null and "invitation"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_working" ON "staff" USING btree ("member_id","organisation_id") WHERE "staff"."left_at" is null;--> statement-breakpoint
CREATE INDEX "staff_organisation" ON "staff" USING btree ("organisation_id","joined_at");--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_decision" ADD CONSTRAINT "partner_decision_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_organisation" ON "licence" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "licence_file" ON "licence" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_of_business" ON "provider" USING btree ("organisation_id") WHERE organisation_id <> 'a0000000-0000-4000-8000-000000000001';--> statement-breakpoint
CREATE INDEX "provider_organisation" ON "provider" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "partner_change" ON "partner" USING btree ("change_asked_at","organisation_id") WHERE "partner"."change_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "partner_decision_of" ON "partner_decision" USING btree ("organisation_id","id");
