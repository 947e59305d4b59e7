import { addDays } from '../availability/schedule.ts';
import { koreanDay } from '../kernel/korean-date.ts';
import { inOrder, type Slip } from './slip.ts';

/** A journey to Korea: its Korean days, first and last, and what is reserved in them, in order. */
export type Trip<One extends Slip = Slip> = { from: string; to: string; slips: One[] };

/** Whoever has nothing for longer than this has flown home in between. */
export const mostIdleDays = 3;

/** Reservations fall into trips by the days between them. */
export function formTrips<One extends Slip>(slips: readonly One[]): Trip<One>[] {
	const trips: Trip<One>[] = [];
	for (const slip of [...slips].sort(inOrder)) {
		const [from, to] = [koreanDay(slip.startsAt), koreanDay(slip.endsAt)];
		const last = trips.at(-1);
		if (!last || from > addDays(last.to, mostIdleDays)) trips.push({ from, to, slips: [slip] });
		else {
			last.slips.push(slip);
			if (to > last.to) last.to = to;
		}
	}
	return trips;
}
