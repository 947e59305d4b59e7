import { capacityOf, isStopped, type Schedule } from '#domain/availability/schedule.ts';
import { changedPrice } from '#domain/reservation/changed-price.ts';
import { beyond, heldBy } from '#domain/reservation/held-places.ts';
import { type Hold, placesIn } from '#domain/reservation/order.ts';
import { type DayAndTime, movedTo } from '#domain/reservation/proposal.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { latestStart } from '#domain/reservation/service-time.ts';
import { findTaken } from '#server/features/slot/slot.repo.ts';
import type { Queries } from '#server/queries.ts';

type Asked = { productId: string; schedule: Schedule; reservation: Reservation; now: Date };

/** On which of these dates there is room for a reservation now, in each of its nights; what it holds itself is free for it. */
export async function freeDates(
	queries: Queries,
	{ productId, schedule, reservation, now }: Asked,
	dates: readonly DayAndTime[],
): Promise<boolean[]> {
	const orders = dates.map((date) => movedTo(reservation.order, date));
	const needed = orders.map((order) =>
		beyond(placesIn(order, changedPrice(reservation, order)?.places ?? reservation.places), heldBy(reservation)),
	);
	const days = needed.flat().map(({ on }) => on);
	const [from, to] = [days.toSorted().at(0), days.toSorted().at(-1)];
	const taken = from && to ? await findTaken(queries, { productId, from, to }) : [];
	const left = (hold: Hold): number => {
		if (isStopped(schedule, hold)) return 0;
		const row = taken.find(({ on, time }) => on === hold.on && time === (hold.time ?? ''));
		return row ? row.capacity - row.taken : capacityOf(schedule, hold);
	};
	return orders.map(
		(order, at) => now < latestStart(order) && (needed[at] ?? []).every((hold) => hold.places <= left(hold)),
	);
}
