CREATE TABLE "file_grant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"grantee_kind" text NOT NULL,
	"grantee_id" text,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "file_grant_once" UNIQUE NULLS NOT DISTINCT("file_id","grantee_kind","grantee_id","subject_kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "file_grant" ADD CONSTRAINT "file_grant_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_grant_of" ON "file_grant" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "file_without_key" ON "file" USING btree ("id") WHERE "file"."key" is null and "file"."use" in ('photo', 'licence', 'payment-proof');--> statement-breakpoint
-- Until now who might see a file followed from what it was for; the same people may see the same files.
INSERT INTO "file_grant" ("file_id", "grantee_kind", "subject_kind", "subject_id", "created_at")
SELECT f."id", kind, 'provider', p."id", f."created_at"
FROM "file" f JOIN "provider" p ON f."id" = ANY (p."picture_ids") CROSS JOIN unnest(ARRAY['everyone', 'agency']) AS kind
WHERE f."use" = 'provider-picture';--> statement-breakpoint
INSERT INTO "file_grant" ("file_id", "grantee_kind", "subject_kind", "subject_id", "created_at")
SELECT f."id", kind, 'rating', r."id"::text, f."created_at"
FROM "file" f JOIN "rating" r ON f."id" = ANY (r."picture_ids") AND r."member_id" = f."owner_id"
CROSS JOIN unnest(ARRAY['everyone', 'agency']) AS kind
WHERE f."use" = 'rating-picture';--> statement-breakpoint
INSERT INTO "file_grant" ("file_id", "grantee_kind", "subject_kind", "subject_id", "created_at")
SELECT f."id", 'agency', 'reservation', p."reservation_id"::text, f."created_at"
FROM "file" f JOIN "payment_proof" p ON p."file_id" = f."id" WHERE f."use" = 'payment-proof';--> statement-breakpoint
-- A slip that pays for several providers' services is none of theirs to look at.
INSERT INTO "file_grant" ("file_id", "grantee_kind", "grantee_id", "subject_kind", "subject_id", "created_at")
SELECT f."id", 'organisation', r."provider_id", 'reservation', r."id"::text, f."created_at"
FROM "file" f JOIN "payment_proof" p ON p."file_id" = f."id" JOIN "reservation" r ON r."id" = p."reservation_id"
WHERE f."use" = 'payment-proof' AND NOT EXISTS (
	SELECT 1 FROM "payment_proof" other JOIN "reservation" o ON o."id" = other."reservation_id"
	WHERE other."file_id" = f."id" AND o."provider_id" <> r."provider_id");--> statement-breakpoint
-- Photos, licences, and whatever hangs on nothing any more.
INSERT INTO "file_grant" ("file_id", "grantee_kind", "subject_kind", "subject_id", "created_at")
SELECT f."id", 'agency', CASE WHEN f."use" = 'licence' THEN 'partner' ELSE 'member' END, f."owner_id"::text, f."created_at"
FROM "file" f WHERE NOT EXISTS (SELECT 1 FROM "file_grant" g WHERE g."file_id" = f."id");
