import type { ReservationScope, ReservationSummary, ReservationTime } from '#contract/api/reservation.ts';
import { pageSize } from '#contract/endpoint.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { countOf } from '#domain/product/price.ts';
import { paymentStatus } from '#domain/reservation/payment.ts';
import { payView, transferDue } from '#domain/reservation/payment-state.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import type { ShownStatus } from '#domain/reservation/shown-status.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { findProviderIds } from '#server/features/partner/provider.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Queries } from '#server/queries.ts';
import { countReservations, findReservations, type ListFilter, type ListScope } from './reservation-list.repo.ts';
import { reservationOf } from './reservation-row.repo.ts';
import { againOf, answerBy, askingOf, mayRate } from './reservation-view.ts';

type Asked = {
	language: ContentLocale;
	scope: ReservationScope;
	time: ReservationTime;
	status?: ShownStatus | undefined;
	search?: string | undefined;
	cursor?: string | undefined;
};

const inOrder = cursorOf({ waits: cursorPart.flag, startsAt: cursorPart.moment, id: cursorPart.uuid });

const cursorAt = ({ row: { status, change, askingBy, startsAt, id } }: Found): string =>
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

type Found = Awaited<ReturnType<typeof findReservations>>[number];

function summaryOf(
	found: Found,
	{ viewer, language, now }: { viewer: Viewer; language: ContentLocale; now: Date },
): ReservationSummary {
	const { row, area, kind, title, picture } = found;
	const reservation = reservationOf(row);
	const role = roleFor(viewer, { memberId: row.memberId, organisationId: found.organisationId });
	// The scopes ask the database by the same rule; a row beyond it would be a defect, not a guest to show.
	if (!role) throw new Error(`reservation ${row.code} is none of the viewer’s`);
	const due = role === 'member' ? transferDue(reservation) : undefined;
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	return {
		id: row.id,
		code: row.code,
		role,
		status: row.status,
		payment: paymentStatus(reservation),
		area,
		kind,
		productId: row.productId,
		title,
		picture,
		provider: say(found.providerName),
		on: row.on,
		to: row.to,
		time: row.time,
		startsAt: row.startsAt.toISOString(),
		guests: countOf(row.persons),
		guest: `${row.firstName} ${row.lastName}`.trim(),
		total: row.totalWon,
		answerBy: answerBy(reservation)?.toISOString() ?? null,
		transferDue: due ? { won: due.won, by: due.by.toISOString() } : null,
		pay: payView(reservation),
		hasChange: reservation.change !== null,
		offerUntil: reservation.offer?.validUntil ?? null,
		unread: role === 'member' ? found.unreadByMember : found.unreadByHouse,
		mayRate: mayRate(row, { ...found, role, viewer, now }),
		arrivedAt: row.arrivedAt?.toISOString() ?? null,
		...askingOf(row),
		again: againOf(row, { isOffered: found.isOffered, role, now }),
	};
}
