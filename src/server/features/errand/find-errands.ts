import { type Errand, type ErrandKind, houseOf, inErrandOrder } from '#domain/errand/errand.ts';
import type { Viewer } from '#domain/member/access.ts';
import { transferDue } from '#domain/reservation/payment-state.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Queries } from '#server/queries.ts';
import { findHouses, findRows, findWhatWaits } from './errand.repo.ts';

/** With what is to be paid, where money is asked for. */
export type FoundErrand = Errand & { won: number | null };

/** What waits for somebody now, what ends first first. */
export async function findErrands(
	queries: Queries,
	{ viewer, now }: { viewer: Viewer; now: Date },
): Promise<FoundErrand[]> {
	const house = houseOf(viewer);
	const houses = house ? await findHouses(queries, viewer.id, house) : [];
	const found = await findWhatWaits(queries, { memberId: viewer.id, houses, now });
	const dues = await transfersDue(
		queries,
		found.filter(({ kind }) => asksForMoney(kind)).map(({ id }) => id),
	);
	const errands = found.flatMap((errand): FoundErrand[] => {
		if (!asksForMoney(errand.kind)) return [{ ...errand, won: null }];
		const due = dues.get(errand.id);
		return due ? [{ ...errand, until: due.by, won: due.won }] : [];
	});
	return inErrandOrder(errands);
}

const asksForMoney = (kind: ErrandKind): boolean => kind === 'transfer' || kind === 'slip-refused';

/** How much and by when is the rule of the reservation's page; the database only says what is not paid for. */
async function transfersDue(queries: Queries, ids: readonly string[]) {
	const rows = ids.length === 0 ? [] : await findRows(queries, ids);
	return new Map(rows.map((row) => [row.id, transferDue(reservationOf(row))]));
}
