import { hintOf, startOf } from '#domain/event/hint.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findNewest, findNews, mostListed } from './notification.repo.ts';

/** So many may happen to one member while a page of theirs is drawn. */
const mostRecent = 20;

/** As the stream says it. Who names no number is told where to begin. */
export async function readNews(
	{ queries, memberId, now }: Pick<MemberContext, 'queries' | 'memberId' | 'now'>,
	{ after }: { after?: number | undefined },
) {
	const [[found], newest] = await Promise.all([
		findNews(queries, [{ memberId, last: after }]),
		after === undefined ? findNewest(queries, memberId, mostRecent) : [],
	]);
	const told = found ?? { unread: 0, newest: 0, rows: [] };
	const hint = hintOf(told, after, mostListed);
	return accept(after === undefined ? { ...hint, last: startOf(newest, now) } : hint);
}
