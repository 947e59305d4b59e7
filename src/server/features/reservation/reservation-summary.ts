import type { ReservationSummary } from '#contract/api/reservation.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import type { Viewer } from '#domain/member/access.ts';
import { countOf } from '#domain/product/price.ts';
import { paymentStatus } from '#domain/reservation/payment.ts';
import { payView, transferDue } from '#domain/reservation/payment-state.ts';
import { roleFor } from '#domain/reservation/reservation-policy.ts';
import type { FoundReservation } from './reservation-list.repo.ts';
import { reservationOf } from './reservation-row.repo.ts';
import { againOf, answerBy, askingOf, mayRate } from './reservation-view.ts';

/** A reservation as a row of a list tells it. */
export function summaryOf(
	found: FoundReservation,
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
		isTaken: row.takenBy !== null,
		offerUntil: reservation.offer?.validUntil ?? null,
		datesUntil: reservation.proposal?.validUntil ?? null,
		unread: role === 'member' ? found.unreadByMember : found.unreadByHouse,
		mayRate: mayRate(row, { ...found, role, viewer, now }),
		arrivedAt: row.arrivedAt?.toISOString() ?? null,
		...askingOf(row),
		again: againOf(row, { isOffered: found.isOffered, role, now }),
	};
}
