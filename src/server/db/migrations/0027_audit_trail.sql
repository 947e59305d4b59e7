ALTER TABLE "event" ALTER COLUMN "at" SET DEFAULT now();--> statement-breakpoint
-- The trail so far: what it was about is read from its details, as whom from the group of who did it.
INSERT INTO "event" ("kind", "subject_kind", "subject_id", "actor_kind", "actor_id", "about_id", "member_ids", "organisation_ids", "facts", "at")
SELECT entry.event,
	CASE WHEN entry.details ? 'mail' THEN 'mail' WHEN entry.details ? 'fileId' THEN 'file' WHEN entry.details ? 'ratingId' THEN 'rating'
		WHEN entry.event LIKE 'partner.%' THEN 'partner' ELSE 'member' END,
	coalesce(entry.details ->> 'mail', entry.details ->> 'fileId', entry.details ->> 'ratingId', entry.subject_id::text, ''),
	CASE WHEN entry.actor_id IS NULL THEN 'clock' WHEN entry.actor_id = entry.subject_id THEN 'member'
		WHEN entry.details ->> 'as' IN ('provider', 'operator') THEN entry.details ->> 'as'
		WHEN actor.group_code = 'GR0200' THEN 'provider' ELSE 'operator' END,
	entry.actor_id, entry.subject_id, '{}', '{}', entry.details, entry.at
FROM "audit_entry" entry LEFT JOIN "member" actor ON actor.id = entry.actor_id
ORDER BY entry.id;--> statement-breakpoint
DROP TABLE "audit_entry";
