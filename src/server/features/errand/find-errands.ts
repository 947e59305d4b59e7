import {
	type Errand,
	type ErrandKind,
	type ErrandSide,
	errandKindsOf,
	houseErrandKindsOf,
	housesOf,
	inErrandOrder,
} from '#domain/errand/errand.ts';
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
	{ viewer, now, side }: { viewer: Viewer; now: Date; side?: ErrandSide | undefined },
): Promise<FoundErrand[]> {
	const kinds = errandKindsOf(viewer, side);
	const answeredFor = new Map(kinds.map((kind) => [kind, housesOf(viewer, kind)]));
	const houses = await findHouses(queries, [...new Set([...answeredFor.values()].flat())]);
	const found = await findWhatWaits(queries, kinds, (kind) => ({
		memberId: viewer.id,
		houses: houses.filter(({ organisationId }) => answeredFor.get(kind)?.includes(organisationId)).map(({ id }) => id),
		now,
	}));
	return withRules(queries, found, now);
}

/** The same at a desk: what waits for the houses of who works there, or for every house where one looks over all. */
export async function findHouseErrands(
	queries: Queries,
	{ viewer, now, isOverAll }: { viewer: Viewer; now: Date; isOverAll: boolean },
): Promise<FoundErrand[]> {
	const kinds = houseErrandKindsOf(viewer);
	const houses = await findHouses(
		queries,
		isOverAll ? 'all' : [...new Set(kinds.flatMap((kind) => housesOf(viewer, kind)))],
	);
	const found = await findWhatWaits(queries, kinds, (kind) => {
		const own = new Set(housesOf(viewer, kind));
		const answered = isOverAll ? houses : houses.filter(({ organisationId }) => own.has(organisationId));
		return { memberId: viewer.id, houses: answered.map(({ id }) => id), now };
	});
	return withRules(queries, found, now);
}

/** How much and by when, where that is more than a condition; in the order they are done in. */
async function withRules(queries: Queries, found: readonly Errand[], now: Date): Promise<FoundErrand[]> {
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

type Due = { won: number; by: Date | null };

/** How much and by when is the rule of the reservation's page; the database only says what may be due, and since when. */
const dueOf: Partial<Record<ErrandKind, (reservation: Reservation, since: Date) => Due | undefined>> = {
	transfer: transferDue,
	'slip-refused': transferDue,
	// Nothing ends: it is sent some days after it is known where to.
	'give-account': ({ money }) => ({ won: refundDue(money), by: null }),
	refund: ({ money }, since) => ({ won: refundDue(money), by: refundBy(since) }),
};

async function withMoney(queries: Queries, ids: readonly string[]) {
	const rows = ids.length === 0 ? [] : await findRows(queries, ids);
	return new Map(rows.map((row) => [row.id, reservationOf(row)]));
}
