import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Fault } from '#contract/faults.ts';
import { kinds } from '#domain/area/areas.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { needsAccount } from '#domain/reservation/at-guests-word.ts';
import { orderFaults } from '#domain/reservation/order.ts';
import { type DayAndTime, isSameStart, movedTo } from '#domain/reservation/proposal.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { tooYoung } from '#domain/reservation/travellers.ts';
import { findProduct } from '#server/features/product/product.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { freeDates } from './free-dates.ts';
import type { FoundReservation } from './reservation.repo.ts';

type Asked = { found: FoundReservation; reservation: Reservation; body: MoveBody; now: Date };

/** Dates that are proposed are offered today, have room for all who come, and are not the one that is reserved. */
export async function checkProposal(queries: Transaction, { found, reservation, body, now }: Asked) {
	if (body.move !== 'propose-dates') return accept({});
	if (found.isGuest && needsAccount(body.move)) return refuse('not-allowed');
	// Of two who propose at the same time the second sees the first before it is replaced.
	if (body.seen !== (reservation.proposal?.proposedAt ?? null)) return refuse('changed-since');
	const offered = await findProduct(queries, found.row.productId, now);
	const kind = offered && kinds[offered.product.kind];
	if (!offered || !kind) return refuse('invalid-input', { faults: [{ at: 'dates', code: 'not-offered' }] });
	const { schedule, minPersons, maxPersons } = offered.product;
	const bounds = { kind, schedule, price: reservation.terms.price, minPersons, maxPersons };
	const { productId } = found.row;
	const free = await freeDates(queries, { productId, schedule, reservation, now }, body.dates);
	const faultOf = (date: DayAndTime, at: number): Fault['code'] | undefined => {
		const order = movedTo(reservation.order, date);
		if (isSameStart(date, reservation.order)) return 'same-order';
		const isOffered = orderFaults(order, bounds, now).every((fault) => !isOfDate(fault.at));
		if (!isOffered || !free[at]) return 'not-offered';
		return isPartyTooYoung(found, order.on) ? 'guest-too-young' : undefined;
	};
	const faults = body.dates.flatMap((date, at) => {
		const code = faultOf(date, at);
		return code ? [{ at: `dates.${at}`, code }] : [];
	});
	return faults.length > 0 ? refuse('invalid-input', { faults }) : accept({});
}

/** People and choices were agreed to when it was reserved: only the date is another. */
const isOfDate = (at: string): boolean => at === 'on' || at === 'to' || at === 'time';

function isPartyTooYoung({ row }: FoundReservation, on: string): boolean {
	const births = [row.birthOn ?? undefined, ...row.travellers.map(({ birthOn }) => birthOn)];
	return tooYoung(births, { fromAge: row.terms.price.fromAge, on, persons: row.persons }).length > 0;
}
