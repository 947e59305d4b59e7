import { isFixedTopic, topicsFor } from '#domain/event/mail-topics.ts';
import type { Viewer } from '#domain/member/access.ts';
import { findUnwanted } from '#server/features/mail/mail.repo.ts';
import type { Queries } from '#server/queries.ts';

/** What a member is mailed: everything, but for what they have unticked. */
export async function listMailChoices(queries: Queries, viewer: Viewer) {
	const unwanted = await findUnwanted(queries, viewer.id);
	const items = topicsFor(viewer).map((topic) => ({
		topic,
		isWanted: isFixedTopic(topic) || !unwanted.includes(topic),
		isFixed: isFixedTopic(topic),
	}));
	return { items, total: items.length, nextCursor: null };
}
