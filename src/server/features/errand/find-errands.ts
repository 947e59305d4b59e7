import { type Errand, type ErrandKind, errandKindsOf, houseOf, inErrandOrder } from '#domain/errand/errand.ts';
import type { Viewer } from '#domain/member/access.ts';
import { transferDue } from '#domain/reservation/payment-state.ts';
import { refundBy } from '#domain/reservation/refund-by.ts';
import { type Reservation, refundDue } from '#domain/reservation/reservation.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Queries } from '#server/queries.ts';
import { findHouses, findRows, findWhatWaits } from './errand.repo.ts';

/** With what is to be paid or sent back, where it is about money. */
export type FoundErrand = Errand & { won: number | null };

/** What waits for somebody now, what ends first first. */
export async function findErrands(
	queries: Queries,
	{ viewer, now }: { viewer: Viewer; now: Date },
): Promise<FoundErrand[]> {
	const house = houseOf(viewer);
	const houses = house ? await findHouses(queries, viewer.id, house) : [];
	const found = await findWhatWaits(queries, errandKindsOf(house), { memberId: viewer.id, houses, now });
	const reservations = await withMoney(
		queries,
		found.filter(({ kind }) => kind in dueOf).map(({ id }) => id),
	);
	const errands = found.flatMap((errand): FoundErrand[] => {
		const rule = dueOf[errand.kind];
		if (!rule) return [{ ...errand, won: null }];
		const reservation = reservations.get(errand.id);
		const due = reservation && rule(reservation, errand.until ?? now);
		return due ? [{ ...errand, until: due.by, won: due.won }] : [];
	});
	return inErrandOrder(errands);
}

type Due = { won: number; by: Date };

/** How much and by when is the rule of the reservation's page; the database only says what may be due, and since when. */
const dueOf: Partial<Record<ErrandKind, (reservation: Reservation, since: Date) => Due | undefined>> = {
	transfer: transferDue,
	'slip-refused': transferDue,
	refund: ({ money }, since) => ({ won: refundDue(money), by: refundBy(since) }),
};

async function withMoney(queries: Queries, ids: readonly string[]) {
	const rows = ids.length === 0 ? [] : await findRows(queries, ids);
	return new Map(rows.map((row) => [row.id, reservationOf(row)]));
}
