CREATE TABLE "partner_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"about" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "verdict" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "facts_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "proposed" jsonb;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "proposed_names" jsonb;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "change_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "change_refusal_reason" text;--> statement-breakpoint
ALTER TABLE "partner_decision" ADD CONSTRAINT "partner_decision_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_decision_of" ON "partner_decision" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "partner_change" ON "partner" USING btree ("change_asked_at","member_id") WHERE "partner"."change_asked_at" is not null;--> statement-breakpoint
-- Who is approved stays approved: their papers were looked at with the application. What was decided becomes the first line of the history.
UPDATE "licence" SET "verdict" = 'accepted' FROM "member" WHERE "member"."id" = "licence"."member_id" AND "member"."cooperative_status" = 'COOPERATIVE_MEMBER';--> statement-breakpoint
INSERT INTO "partner_decision" ("member_id", "about", "decision", "reason", "at") SELECT "partner"."member_id", 'application', CASE WHEN "member"."cooperative_status" = 'COOPERATIVE_MEMBER' THEN 'approved' ELSE 'refused' END, "partner"."refusal_reason", "partner"."decided_at" FROM "partner" JOIN "member" ON "member"."id" = "partner"."member_id" WHERE "partner"."decided_at" IS NOT NULL AND "member"."cooperative_status" IN ('COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED');
