-- What a patient and a clinic sent each other was granted to operators as well while talks by video were open to them: no longer.
DELETE FROM "file_grant" USING "thread"
	WHERE "grantee_kind" = 'agency' AND "file_grant"."subject_kind" = 'thread' AND "file_grant"."subject_id" = "thread"."id"::text
		AND "thread"."is_health" AND "thread"."subject_kind" IN ('consultation', 'video');
--> statement-breakpoint
-- A reason says what was written: of words that went with an account it goes as well.
UPDATE "thread_message" SET "hidden_reason" = NULL FROM "member"
	WHERE "member"."id" = "author_id" AND "member"."status" = 'closed' AND "role" IN ('guest', 'interpreter') AND "hidden_reason" IS NOT NULL;
