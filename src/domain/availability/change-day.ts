import type { DayException, SlotException } from './schedule.ts';

/** So far ahead can a day be told to differ. */
export const furthestDays = 800;

/** What is wished of a day, or of one of its slots: what is not named stays, null is as usual. */
export type DayChange = {
	/** `stopped`: nothing more is sold. `open`: offered although the week has it not. */
	sale?: 'usual' | 'stopped' | 'open' | undefined;
	capacity?: number | null | undefined;
	times?: readonly string[] | null | undefined;
};

const saleOf = (sale: NonNullable<DayChange['sale']>): Pick<DayException, 'isStopped' | 'isOpen'> =>
	sale === 'usual' ? {} : sale === 'stopped' ? { isStopped: true } : { isOpen: true };

/** The same, without what says nothing. */
function tidy({ slots = {}, ...day }: DayException): DayException {
	const said = Object.entries(slots).filter(([, slot]) => Object.keys(slot).length > 0);
	return said.length > 0 ? { ...day, slots: Object.fromEntries(said) } : day;
}

/** A day after a change of all of it. What was said of single slots falls with what the whole day is told instead. */
export function changedDay(before: DayException, { sale, capacity, times }: DayChange): DayException {
	const { isStopped, isOpen, times: ownTimes, capacity: ownCapacity, slots = {} } = before;
	const slotRows = Object.entries(slots)
		.filter(([time]) => !times || times.includes(time))
		.map(([time, slot]): [string, SlotException] => [
			time,
			{
				...(sale === undefined && slot.isStopped && { isStopped: true as const }),
				...(capacity === undefined && slot.capacity !== undefined && { capacity: slot.capacity }),
			},
		]);
	const kept = { ...(isStopped && { isStopped }), ...(isOpen && { isOpen }) };
	const nextTimes = times === undefined ? ownTimes : (times ?? undefined);
	const nextCapacity = capacity === undefined ? ownCapacity : (capacity ?? undefined);
	return tidy({
		...(sale === undefined ? kept : saleOf(sale)),
		// A day that was opened by itself and is stopped for a while is not closed for good.
		...(sale === 'stopped' && isOpen && { isOpen }),
		...(nextTimes && { times: [...nextTimes].sort() }),
		...(nextCapacity !== undefined && { capacity: nextCapacity }),
		slots: Object.fromEntries(slotRows),
	});
}

/** A day after a change of one of its slots. When each of its starts is stopped, so is the day. */
export function changedSlot(
	before: DayException,
	{ time, sale, capacity }: Pick<DayChange, 'sale' | 'capacity'> & { time: string | null },
	starts: readonly (string | null)[],
): DayException {
	const wasStopped = (start: string | null) =>
		before.isStopped === true || before.slots?.[start ?? '']?.isStopped === true;
	const isNowStopped = (start: string | null) =>
		start === time && sale !== undefined ? sale === 'stopped' : wasStopped(start);
	const areAll = starts.every(isNowStopped);
	const slotOf = (start: string | null): SlotException => {
		const own = before.slots?.[start ?? '']?.capacity;
		const next = start === time && capacity !== undefined ? (capacity ?? undefined) : own;
		return {
			...(!areAll && isNowStopped(start) && { isStopped: true as const }),
			...(next !== undefined && { capacity: next }),
		};
	};
	const { isStopped: _, slots: __, ...rest } = before;
	return tidy({
		...rest,
		...(areAll && { isStopped: true as const }),
		slots: Object.fromEntries(starts.map((start) => [start ?? '', slotOf(start)])),
	});
}

export const isUsual = (day: DayException): boolean => Object.keys(day).length === 0;
