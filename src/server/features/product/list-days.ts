import { nextOpenDay, slotKey } from '#domain/availability/next-open-day.ts';
import { addDays, atOwnDesk, daysBetween, type Schedule, type Slot, slotsOn } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { mayDoAtWork } from '#domain/organisation/rights.ts';
import { lowestDayPrice } from '#domain/promotion/best-promotion.ts';
import { openPromotions } from '#domain/promotion/open-promotions.ts';
import { findFull } from '#server/features/slot/slot.repo.ts';
import type { Pool, Queries } from '#server/queries.ts';
import { findDraft } from './product-draft.repo.ts';
import { findCalendar } from './told-product.repo.ts';

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
	const calendar = await findCalendar(queries, {
		...{ id, memberId: viewer?.id ?? null, now },
		...{ from: `${month}-01`, to: lastDayOf(month) },
	});
	// Who previews what is not out yet sees its days as well.
	const found = calendar?.isShown ? calendar : (await findDraft(queries, { id, viewer }))?.product;
	if (!calendar || !found) return refuse('not-found');
	const isTaking = desk && calendar.isShown && mayDoAtWork(viewer, 'reservation.answer', calendar.organisationId);
	const row = isTaking ? { ...found, schedule: atOwnDesk(found.schedule) } : found;
	const promotions = openPromotions(calendar.promotions, { product: row, now });
	const offered = daysBetween(`${month}-01`, lastDayOf(month))
		.map((on) => ({ on, slots: slotsOn(row.schedule, on, now) }))
		.filter(({ slots }) => slots.length > 0);
	const leftIn = ({ on, time, capacity }: Slot): number => calendar.left?.[`${on} ${time ?? ''}`] ?? capacity;
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
