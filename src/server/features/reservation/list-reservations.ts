import type { ReservationScope, ReservationTime } from '#contract/api/reservation.ts';
import { pageSize } from '#contract/endpoint.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findProviderIds } from '#server/features/partner/provider.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Queries } from '#server/queries.ts';
import {
	countReservations,
	type FoundReservation,
	findReservations,
	type ListFilter,
	type ListScope,
} from './reservation-list.repo.ts';
import { summaryOf } from './reservation-summary.ts';

type Asked = {
	language: ContentLocale;
	scope: ReservationScope;
	time: ReservationTime;
	status?: ShownStatus | undefined;
	search?: string | undefined;
	cursor?: string | undefined;
};

const inOrder = cursorOf({ waits: cursorPart.flag, startsAt: cursorPart.moment, id: cursorPart.uuid });

const cursorAt = ({ row: { status, change, askingBy, startsAt, id } }: FoundReservation): string =>
	inOrder.write({ waits: status === 'requested' || change !== null || askingBy !== null, startsAt, id });

/** What is behind a scope for this viewer; undefined where it is none of theirs, which then does not exist. */
async function scopeOf(queries: Queries, viewer: Viewer, scope: ReservationScope): Promise<ListScope | undefined> {
	if (scope === 'own') return { memberId: viewer.id };
	const isOperator = admit('operator', viewer) === 'admitted';
	if (scope === 'all') return isOperator ? 'all' : undefined;
	if (isOperator || admit('partner', viewer) !== 'admitted') return undefined;
	const granting = organisationsWhere(viewer, 'reservation.see');
	const houses = granting === 'all' ? [] : await findProviderIds(queries, granting);
	return houses.length > 0 ? { providerIds: houses } : undefined;
}

/** Reservations: one's own, those of the products one provides, or all. */
export async function listReservations(
	{ queries, now, viewer }: Pick<Context, 'queries' | 'now' | 'viewer'>,
	asked: Asked,
) {
	const { language, time, status, search, cursor } = asked;
	const scope = viewer && (await scopeOf(queries, viewer, asked.scope));
	if (!viewer || !scope) return refuse('not-found');
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const filter: ListFilter = { scope, time, status, search: search || undefined, now };
	const [rows, { counts, total }] = await Promise.all([
		findReservations(queries, filter, { language, viewerId: viewer.id, after: after.value, limit: pageSize + 1 }),
		countReservations(queries, filter),
	]);
	const { shown, nextCursor } = pageOf(rows, cursorAt);
	return accept({
		items: shown.map((found) => summaryOf(found, { viewer, language, now })),
		total: Math.max(total, shown.length),
		nextCursor,
		counts,
	});
}
