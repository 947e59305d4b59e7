import { randomUUID } from 'node:crypto';
import { videoDate } from '#server/db/schema/video.ts';
import type { Queries } from '#server/queries.ts';

/** A talk by video with `walks`, so that a thread about it has something that it is about. */
export async function insertTalk(
	queries: Queries,
	{ id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<void> {
	await queries
		.insert(videoDate)
		.values({
			...{ id, memberId, key: randomUUID(), providerId: 'walks', state: 'requested', wishes: [], minutes: 30 },
			...{ language: 'th', wantsInterpreter: false, createdAt: now, changedAt: now },
		})
		.onConflictDoNothing();
}
