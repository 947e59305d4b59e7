import { koreanDay } from '../kernel/korean-date.ts';
import { endsAt, type ServiceLength, startsAt } from '../reservation/service-time.ts';
import { addDays, type DayException, daysBetween, isPlanned, type Schedule, startsOn } from './schedule.ts';

/** A span in which a calendar outside says that somebody is busy. */
export type BusyTime = { startsAt: Date; endsAt: Date };

type ClosedSlot = { on: string; time: string | null };

const dayOf = (on: string): BusyTime => ({
	startsAt: new Date(`${on}T00:00:00+09:00`),
	endsAt: new Date(`${addDays(on, 1)}T00:00:00+09:00`),
});

const meets = (one: BusyTime, other: BusyTime) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whether a day is busy from its beginning to its end, by one span or by several that follow each other. */
function isFull(on: string, busy: readonly BusyTime[]): boolean {
	const day = dayOf(on);
	let from = day.startsAt.getTime();
	for (const span of busy) if (span.startsAt.getTime() <= from) from = Math.max(from, span.endsAt.getTime());
	return from >= day.endsAt.getTime();
}

/**
 * The starts that somebody busy cannot take, of the days from one on to another: those whose service would meet a busy time. Where
 * only the day counts, it is closed by what fills all of it: an hour at the dentist's does not close a house.
 */
export function closedByBusy(
	schedule: Schedule,
	length: ServiceLength,
	{ busy, from, to }: { busy: readonly BusyTime[]; from: string; to: string },
): ClosedSlot[] {
	const sorted = [...busy].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
	// Most days of a year have none: only those that something touches are looked at.
	const touched = new Set(
		sorted.flatMap(({ startsAt: first, endsAt: last }) => {
			const [begin, end] = [koreanDay(first), koreanDay(new Date(last.getTime() - 1))];
			const before = addDays(begin, -(length.nights ?? 0));
			return daysBetween(before < from ? from : before, end > to ? to : end);
		}),
	);
	return [...touched]
		.filter((on) => isPlanned(schedule, on))
		.sort()
		.flatMap((on) =>
			startsOn(schedule, on)
				.filter((time) => {
					if (time === null) return isFull(on, sorted);
					const service = { on, to: null, time };
					return sorted.some((span) => meets(span, { startsAt: startsAt(service), endsAt: endsAt(service, length) }));
				})
				.map((time) => ({ on, time })),
		);
}

/** The days that differ, with what is closed by busy times: as readers and buyers see them. What somebody said of a day stays said. */
export function withClosed(
	days: Readonly<Record<string, DayException>>,
	closed: readonly ClosedSlot[],
): Record<string, DayException> {
	const all: Record<string, DayException> = { ...days };
	for (const { on, time } of closed) {
		const day = all[on] ?? {};
		const slot = { ...day.slots?.[time ?? ''], isStopped: true as const };
		all[on] = { ...day, slots: { ...day.slots, [time ?? '']: slot } };
	}
	return all;
}
