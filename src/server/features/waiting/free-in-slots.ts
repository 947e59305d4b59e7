import { capacityOf, type Schedule } from '#domain/availability/schedule.ts';
import type { Hold } from '#domain/reservation/order.ts';
import type { SlotRow } from './waiting.repo.ts';

/**
 * How many places are free in a slot. One that nobody has touched has no row and all its places; where the schedule has
 * shrunk since, no party gets more than it gives now, as slot.repo.ts has it.
 */
export function freeInSlots(rows: readonly SlotRow[], schedule: Schedule) {
	const free = new Map(rows.map((row) => [`${row.on} ${row.time}`, row.capacity - row.taken]));
	return ({ on, time }: Pick<Hold, 'on' | 'time'>): number => {
		const capacity = capacityOf(schedule, { on, time });
		return Math.min(capacity, free.get(`${on} ${time ?? ''}`) ?? capacity);
	};
}
