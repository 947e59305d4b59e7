import { nextOpenDay, nextSeasonDay, slotKey } from '#domain/availability/next-open-day.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { WishDays } from '#domain/wish/wish.ts';
import { findFull } from '#server/features/slot/slot.repo.ts';
import type { Queries } from '#server/queries.ts';
import type { StateRow } from './wish.repo.ts';

/** For each of them the first day with a place left, or that on which its season begins: one query for all, and hardly a row, since only full slots count. */
export async function openDays(queries: Queries, rows: readonly StateRow[], now: Date) {
	const from = koreanDay(now);
	const shown = rows.filter(({ isShown }) => isShown);
	const productIds = shown.map(({ productId }) => productId);
	const furthest = Math.max(0, ...shown.map(({ schedule }) => schedule.horizonDays));
	const slots = await findFull(queries, { productIds, from, to: addDays(from, furthest) });
	const fullOf = Map.groupBy(slots, ({ productId }) => productId);
	return ({ productId, schedule, isShown }: StateRow): WishDays => {
		if (!isShown) return { nextOn: undefined, seasonOn: undefined };
		const full = new Set((fullOf.get(productId) ?? []).map(slotKey));
		const nextOn = nextOpenDay({ schedule, full, from, now });
		return { nextOn, seasonOn: nextOn === undefined ? nextSeasonDay({ schedule, from, now }) : undefined };
	};
}
