import type { notificationEndpoints } from '#contract/api/notification.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { isOfOne, kindsSeenAt, readerSideOf, readerSides } from '#domain/event/notified.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countUnread, markAllRead, markKindsRead, markRead } from './notification.repo.ts';

type Marked = InputOf<(typeof notificationEndpoints)['POST /api/notifications/read']>['body'];

/** Read here is read on every device: the others are told. */
export async function markNotifications(own: MemberContext, marked: Marked) {
	const { queries, services, memberId } = own;
	if (await mark(own, marked)) services.nudge([memberId]);
	return accept({ unread: await countUnread(queries, memberId) });
}

async function mark({ queries, memberId, now: at, viewer }: MemberContext, marked: Marked): Promise<boolean> {
	if (marked.what === 'these') return markRead(queries, { memberId, ids: marked.ids, at });
	if (marked.what === 'all') return markAllRead(queries, { memberId, upTo: marked.upTo, at });
	const { spot, id } = marked;
	// A page of one thing is open with its id, or nothing of it is.
	if (isOfOne(spot) && id === undefined) return false;
	const other = readerSideOf(viewer, null);
	const sides = readerSides.filter((side) => side === 'own' || side === other);
	const kinds = [...new Set(sides.flatMap((side) => kindsSeenAt(spot, side)))];
	return markKindsRead(queries, { memberId, kinds, subjectId: isOfOne(spot) ? id : undefined, at });
}
