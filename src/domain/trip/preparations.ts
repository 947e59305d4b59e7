import { hourMs } from '#domain/kernel/durations.ts';
import type { Slip } from './slip.ts';

/** Something to do before a reservation, that is none itself: from when on nothing is eaten. */
export type Preparation = { slip: string; from: Date };

/** What products ask for beforehand, in the order of the clock. */
export function preparationsOf(slips: readonly Slip[]): Preparation[] {
	return slips
		.filter(({ care }) => (care.fastingHours ?? 0) > 0)
		.map(({ id, startsAt, care }) => ({
			slip: id,
			from: new Date(startsAt.getTime() - (care.fastingHours ?? 0) * hourMs),
		}))
		.sort((one, other) => one.from.getTime() - other.from.getTime() || (one.slip < other.slip ? -1 : 1));
}
