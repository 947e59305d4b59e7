import { daysBetween, slotsOn } from '#domain/availability/schedule.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { dayPrice } from '#domain/product/price.ts';
import type { Queries } from '#server/queries.ts';
import { findSchedule } from './product.repo.ts';

const lastDayOf = (month: string) => {
	const [year = 0, number = 1] = month.split('-').map(Number);
	return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The days of a month that can still be reserved, each with its price and what is left in its slots. */
export async function listDays(queries: Queries, input: { id: string; month: string }, now: Date) {
	const row = await findSchedule(queries, input.id);
	if (!row) return refuse('not-found');
	const days = daysBetween(`${input.month}-01`, lastDayOf(input.month)).flatMap((on) => {
		const slots = slotsOn(row.schedule, on, now).map(({ time, capacity }) => ({ time, left: capacity }));
		return slots.length === 0 ? [] : [{ on, won: dayPrice(row.price, on), slots }];
	});
	return accept({ days });
}
