import { nextOpenDay, slotKey } from '#domain/availability/next-open-day.ts';
import { addDays, atOwnDesk, daysBetween, type Schedule, type Slot, slotsOn } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDoAtWork } from '#domain/organisation/rights.ts';
import { lowestDayPrice } from '#domain/promotion/best-promotion.ts';
import { openPromotions } from '#domain/promotion/open-promotions.ts';
import { findProductPromotions } from '#server/features/promotion/promotion.repo.ts';
import { findFull, findTaken } from '#server/features/slot/slot.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { findSchedule } from './product.repo.ts';
import { findDraft } from './product-draft.repo.ts';

const lastDayOf = (month: string) => {
	const [year = 0, number = 1] = month.split('-').map(Number);
	return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/**
 * The days of a month that can still be reserved, each with its price and what is left in its slots. One that is full
 * stays, with nothing left: somebody may want to wait for it. To a member the prices are those they can still have.
 */
export async function listDays(
	queries: Pool,
	{ id, month, desk, viewer }: { id: string; month: string; desk?: '1' | undefined; viewer: Viewer | null },
	now: Date,
) {
	const [shown, running] = await Promise.all([
		findSchedule(queries, id, now),
		findProductPromotions(queries, { productId: id, memberId: viewer?.id ?? null, now }),
	]);
	// Who previews what is not out yet sees its days as well.
	const found = shown ?? (await findDraft(queries, { id, viewer }))?.product;
	if (!found) return refuse('not-found');
	const isTaking = desk && shown && mayDoAtWork(viewer, 'reservation.answer', shown.organisationId);
	const row = isTaking ? { ...found, schedule: atOwnDesk(found.schedule) } : found;
	const promotions = openPromotions(running, { product: row, now });
	const offered = daysBetween(`${month}-01`, lastDayOf(month))
		.map((on) => ({ on, slots: slotsOn(row.schedule, on, now) }))
		.filter(({ slots }) => slots.length > 0);
	const leftIn = await findLeft(queries, id, offered);
	const days = offered.map(({ on, slots }) => ({
		on,
		// For the smallest party; larger ones may get more off, which the page reckons by the same rule.
		won: lowestDayPrice(row.price, promotions, { day: on, count: row.minPersons }),
		slots: slots.map((slot) => ({ time: slot.time, left: leftIn(slot) })),
	}));
	const isAnyFree = days.some(({ slots }) => slots.some(({ left }) => left > 0));
	return accept({ days, firstFreeOn: isAnyFree ? null : await findFirstFree(queries, row, now) });
}

/** What is in season for a few weeks shows months of nothing: they say where it begins. */
async function findFirstFree(queries: Queries, { id, schedule }: { id: string; schedule: Schedule }, now: Date) {
	const from = koreanDay(now);
	const to = addDays(from, schedule.horizonDays);
	const slots = await findFull(queries, { productIds: [id], from, to });
	return nextOpenDay({ schedule, full: new Set(slots.map(slotKey)), from, now }) ?? null;
}

/** Months that are over or far away offer nothing, and are not asked about. */
async function findLeft(queries: Queries, productId: string, offered: readonly { on: string }[]) {
	const [from, to] = [offered[0]?.on, offered.at(-1)?.on];
	const rows = from && to ? await findTaken(queries, { productId, from, to }) : [];
	const bySlot = new Map(rows.map((row) => [`${row.on} ${row.time}`, row]));
	return ({ on, time, capacity }: Slot): number => {
		const touched = bySlot.get(`${on} ${time ?? ''}`);
		return touched ? Math.max(0, touched.capacity - touched.taken) : capacity;
	};
}
