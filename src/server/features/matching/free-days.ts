import { slotKey } from '#domain/availability/next-open-day.ts';
import { daysWithPlaces } from '#domain/availability/offered-days.ts';
import { addDays, daysBetween, slotsOn } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { findFull } from '#server/features/slot/slot.repo.ts';
import type { Queries } from '#server/queries.ts';
import { type findAnswerable, findTakenOf } from './answer-product.repo.ts';

type Product = Pick<Awaited<ReturnType<typeof findAnswerable>>[number], 'id' | 'schedule'>;
type FreeDay = { on: string; slots: { time: string | null; left: number }[] };

const mostDays = 31;

const laterOf = (one: string, other: string): string => (one > other ? one : other);
const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The first days of what was wished, from tomorrow on; without a wish the next two weeks. */
export function daysWished(
	wished: { from: string; to: string } | null,
	now: Date,
): { from: string; to: string } | null {
	const tomorrow = addDays(koreanDay(now), 1);
	if (!wished) return { from: tomorrow, to: addDays(tomorrow, 13) };
	const from = laterOf(wished.from, tomorrow);
	const to = earlierOf(wished.to, addDays(from, mostDays - 1));
	return from <= to ? { from, to } : null;
}

/** The days with places, of each product; however many there are, by one statement. */
export async function findFreeDays(
	queries: Queries,
	products: readonly Product[],
	{ span, now }: { span: { from: string; to: string } | null; now: Date },
): Promise<ReadonlyMap<string, FreeDay[]>> {
	if (!span) return new Map();
	const taken = await findTakenOf(queries, { productIds: products.map(({ id }) => id), ...span });
	const rows = new Map(taken.map((row) => [`${row.productId} ${row.on} ${row.time}`, row]));
	const days = daysBetween(span.from, span.to);
	return new Map(
		products.map(({ id, schedule }) => [
			id,
			days
				.map((on) => ({
					on,
					slots: slotsOn(schedule, on, now).map(({ time, capacity }) => {
						const row = rows.get(`${id} ${on} ${time ?? ''}`);
						return { time, left: row ? Math.max(0, row.capacity - row.taken) : capacity };
					}),
				}))
				.map(({ on, slots }) => ({ on, slots: slots.filter(({ left }) => left > 0) }))
				.filter(({ slots }) => slots.length > 0),
		]),
	);
}

/** Only the days, up to the last: hardly a row is read, since only what is full counts. */
export async function findDaysWithPlaces(
	queries: Queries,
	products: readonly Product[],
	{ lastDay, now }: { lastDay: string; now: Date },
): Promise<(product: Product) => string[]> {
	const today = koreanDay(now);
	const slots = await findFull(queries, { productIds: products.map(({ id }) => id), from: today, to: lastDay });
	const fullOf = Map.groupBy(slots, ({ productId }) => productId);
	return ({ id, schedule }) => {
		const full = new Set((fullOf.get(id) ?? []).map(slotKey));
		return daysWithPlaces({ schedule, full, today, now }).filter((day) => day > today && day <= lastDay);
	};
}
