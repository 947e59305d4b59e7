import { addDays, daysBetween, type Schedule, slotsOn } from './schedule.ts';

type Given = {
	schedule: Schedule;
	/** “2026-10-17 07:30” of every slot without a place left; a slot without a time ends with the blank. */
	full: ReadonlySet<string>;
	/** The Korean day to begin with. */
	from: string;
	now: Date;
};

export const slotKey = ({ on, time }: { on: string; time: string | null }): string => `${on} ${time ?? ''}`;

/** The first day with a place left, as far ahead as the product can be reserved; looks no further than it must. */
export function nextOpenDay({ schedule, full, from, now }: Given): string | undefined {
	return daysBetween(from, addDays(from, schedule.horizonDays)).find((on) =>
		slotsOn(schedule, on, now).some((slot) => !full.has(slotKey(slot))),
	);
}

const yearDays = 366;

/** Out of season: nothing is offered on any day that can be reserved yet, and on this day it is again. */
export function nextSeasonDay({ schedule, from, now }: Omit<Given, 'full'>): string | undefined {
	const within = { ...schedule, horizonDays: yearDays };
	const day = daysBetween(from, addDays(from, yearDays)).find((on) => slotsOn(within, on, now).length > 0);
	return day !== undefined && day > addDays(from, schedule.horizonDays) ? day : undefined;
}
