import { pageSizes } from '#contract/api/desk-reservation.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import {
	type PayFilter,
	type ReservationQueue,
	type ReservationSort,
	usualSort,
} from '#domain/desk/desk-reservations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { cursorOf, cursorPart, pageOfSize } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
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
	provider?: string | undefined;
	member?: string | undefined;
	area?: AreaSlug | undefined;
	kind?: string | undefined;
	country?: string | undefined;
	pay?: PayFilter | undefined;
	search?: string | undefined;
	sort?: ReservationSort | undefined;
};

export const filterOf = (asked: AskedAtDesk, { scope, now }: { scope: ListScope; now: Date }): DeskFilter => ({
	...{ scope, now, queue: asked.queue, status: asked.status, from: asked.from, to: asked.to },
	...{ provider: asked.provider, member: asked.member, area: asked.area, kind: asked.kind, country: asked.country },
	...{ product: asked.product, pay: asked.pay, search: asked.search || undefined },
	sort: asked.sort ?? usualSort(asked.queue),
});

const goingOn = cursorOf({ startsAt: cursorPart.moment, id: cursorPart.uuid });

const cursorAt = ({ row: { startsAt, id } }: FoundReservation): string => goingOn.write({ startsAt, id });

type Asked = AskedAtDesk & { cursor?: string | undefined; until?: string | undefined };

const sizeOf = ({ cursor, until }: Asked): number =>
	until === undefined ? (cursor === undefined ? pageSizes.first : pageSizes.next) : pageSizes.again;

/** What somebody works through at a desk: of their houses, or of operators of all. */
export async function listDeskReservations({ queries, now, viewer: whole }: MemberContext, asked: Asked) {
	const seen = await deskScope(queries, whole, asked.organisation);
	if (!seen) return refuse('not-found');
	const after = goingOn.read(asked.cursor);
	if (!after.ok) return after;
	const until = goingOn.read(asked.until);
	if (!until.ok) return until;
	const { viewer, scope } = seen;
	const { language } = asked;
	const size = sizeOf(asked);
	const filter = filterOf(asked, { scope, now });
	const reading = { language, viewerId: viewer.id, after: after.value, until: until.value, limit: size + 1 };
	const [rows, told] = await Promise.all([
		findDeskReservations(queries, filter, reading),
		asked.cursor === undefined ? countAtDesk(queries, filter) : undefined,
	]);
	const { shown, nextCursor } = pageOfSize(rows, { size, cursorAt });
	return accept({
		items: shown.map((found) => summaryOf(found, { viewer, language, now })),
		total: Math.max(told?.total ?? 0, shown.length),
		// The page that ends there is followed by the one that was known to follow.
		nextCursor: nextCursor ?? asked.until ?? null,
		counts: told?.counts ?? null,
	});
}

/** Who scrolls on has read how many there are. */
async function countAtDesk(queries: Queries, filter: DeskFilter) {
	const { scope, now } = filter;
	const anything = { scope, time: 'upcoming', status: undefined, search: undefined, now } as const;
	const [total, waiting, { counts }] = await Promise.all([
		countFound(queries, filter),
		countWaiting(queries, scope),
		countReservations(queries, anything),
	]);
	return { total, counts: { waiting, ...counts } };
}
