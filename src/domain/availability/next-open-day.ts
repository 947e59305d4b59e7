import { addDays, daysBetween, type Schedule, slotsOn } from './schedule.ts';

type Given = {
	schedule: Schedule;
	/** “2026-10-17 07:30” of every slot without a place left; a slot without a time ends with the blank. */
	full: ReadonlySet<string>;
	/** The Korean day to begin with. */
	from: string;
	days: number;
	now: Date;
};

export const slotKey = ({ on, time }: { on: string; time: string | null }): string => `${on} ${time ?? ''}`;

/** The first day with a place left; looks no further than it must. */
export function nextOpenDay({ schedule, full, from, days, now }: Given): string | undefined {
	return daysBetween(from, addDays(from, days)).find((on) =>
		slotsOn(schedule, on, now).some((slot) => !full.has(slotKey(slot))),
	);
}
