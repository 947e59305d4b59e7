-- What was asked for before the policy counted gives back all; what is confirmed at once was changed at once.
UPDATE "reservation" SET "change" = "change" || '{"percent": 100}' WHERE "change" IS NOT NULL AND NOT "change" ? 'percent';--> statement-breakpoint
UPDATE "reservation_event" SET "details" = "reservation_event"."details"
		|| jsonb_build_object('isWish', coalesce("reservation"."terms" ->> 'confirmation', '') <> 'instant')
	FROM "reservation" WHERE "reservation"."id" = "reservation_event"."reservation_id"
	AND "reservation_event"."event" = 'ask-change' AND NOT "reservation_event"."details" ? 'isWish';
