import { pageSize } from '#contract/endpoint.ts';
import {
	type PayFilter,
	type ReservationQueue,
	type ReservationSort,
	usualSort,
} from '#domain/desk/desk-reservations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countReservations, type FoundReservation, type ListScope } from '../reservation/reservation-list.repo.ts';
import { summaryOf } from '../reservation/reservation-summary.ts';
import { countFound, countWaiting, type DeskFilter, findDeskReservations } from './desk-reservation.repo.ts';
import { deskScope } from './desk-scope.ts';

export type AskedAtDesk = {
	language: ContentLocale;
	organisation?: string | undefined;
	queue: ReservationQueue;
	status?: ShownStatus | undefined;
	from?: string | undefined;
	to?: string | undefined;
	product?: string | undefined;
	pay?: PayFilter | undefined;
	search?: string | undefined;
	sort?: ReservationSort | undefined;
};

export const filterOf = (asked: AskedAtDesk, { scope, now }: { scope: ListScope; now: Date }): DeskFilter => ({
	...{ scope, now, queue: asked.queue, status: asked.status, from: asked.from, to: asked.to },
	...{ product: asked.product, pay: asked.pay, search: asked.search || undefined },
	sort: asked.sort ?? usualSort(asked.queue),
});

const goingOn = cursorOf({ startsAt: cursorPart.moment, id: cursorPart.uuid });

const cursorAt = ({ row: { startsAt, id } }: FoundReservation): string => goingOn.write({ startsAt, id });

/** What somebody works through at a desk: of their houses, or of operators of all. */
export async function listDeskReservations(
	{ queries, now, viewer: whole }: MemberContext,
	{ cursor, ...asked }: AskedAtDesk & { cursor?: string | undefined },
) {
	const seen = await deskScope(queries, whole, asked.organisation);
	if (!seen) return refuse('not-found');
	const after = goingOn.read(cursor);
	if (!after.ok) return after;
	const { viewer, scope } = seen;
	const { language } = asked;
	const filter = filterOf(asked, { scope, now });
	const anything = { scope, time: 'upcoming', status: undefined, search: undefined, now } as const;
	const [rows, total, waiting, { counts }] = await Promise.all([
		findDeskReservations(queries, filter, { language, viewerId: viewer.id, after: after.value, limit: pageSize + 1 }),
		countFound(queries, filter),
		countWaiting(queries, scope),
		countReservations(queries, anything),
	]);
	const { shown, nextCursor } = pageOf(rows, cursorAt);
	return accept({
		items: shown.map((found) => summaryOf(found, { viewer, language, now })),
		total: Math.max(total, shown.length),
		nextCursor,
		counts: { waiting, ...counts },
	});
}
