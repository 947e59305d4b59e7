import { pageSize } from '#contract/endpoint.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { openSince } from '#domain/trip/share-life.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewShare } from './share-view.ts';
import { findOpenShares } from './trip-share.repo.ts';

/** The links by which others see my trips; there are never more than a page of them. */
export async function listShares({ queries, services, now, memberId }: MemberContext) {
	const since = openSince(koreanDay(now));
	const rows = await findOpenShares(queries, memberId, { since, limit: pageSize });
	return accept({ items: rows.map((row) => viewShare(services.keys, row)), total: rows.length, nextCursor: null });
}
