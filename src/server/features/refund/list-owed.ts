import { pageSize } from '#contract/endpoint.ts';
import { type ContentLocale, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { isWayKnown } from '#domain/refund/refund-account.ts';
import { refundBy } from '#domain/reservation/refund-by.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findRefundAccounts } from '#server/features/refund-account/refund-account.repo.ts';
import { canBeAsked, standingOf, waySaid } from '#server/features/refund-account/refund-way-view.ts';
import type { Context } from '#server/http/handlers.ts';
import { countOwed, findOwed, type OwedOnly } from './refund.repo.ts';

const dueFirst = cursorOf({ since: cursorPart.moment, id: cursorPart.uuid });

/** So many are counted: the books tell how much of how many it is. */
const mostCounted = 1_000;

/** What is owed to whom, and until when by the terms. */
export async function listOwed(
	{ queries, services, now }: Pick<Context, 'queries' | 'services' | 'now'>,
	{ language, only, cursor }: { language: ContentLocale; only?: OwedOnly | undefined; cursor?: string | undefined },
) {
	const after = dueFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findOwed(queries, { language, only, after: after.value, limit: pageSize + 1 }),
		countOwed(queries, mostCounted, only),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ since, id }) => dueFirst.write({ since, id }));
	const ways = await findRefundAccounts(
		queries,
		shown.map(({ id }) => id),
	);
	const items = shown.map(({ firstName, lastName, email, provider, since, ...row }) => {
		const by = refundBy(new Date(since));
		const way = ways.find(({ reservationId }) => reservationId === row.id);
		return {
			...row,
			guest: `${firstName} ${lastName}`.trim(),
			provider: provider[shownLocale(provider, language) ?? 'ko'] ?? '',
			since: new Date(since).toISOString(),
			by: by.toISOString(),
			isLate: by < now,
			said: waySaid(services.keys, way),
			isKnown: isWayKnown(way && standingOf(way)),
			askedAt: way?.askedAt?.toISOString() ?? null,
			canAsk: canBeAsked(way, { email, now }),
		};
	});
	return accept({ items, total, nextCursor });
}
