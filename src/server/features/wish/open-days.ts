import { nextOpenDay, slotKey } from '#domain/availability/next-open-day.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { wishHorizonDays } from '#domain/wish/wish.ts';
import { findFull } from '#server/features/slot/slot.repo.ts';
import type { Queries } from '#server/queries.ts';
import type { StateRow } from './wish.repo.ts';

/** For each of them the first day with a place left: one query for all, and hardly a row, since only full slots count. */
export async function openDays(queries: Queries, rows: readonly StateRow[], now: Date) {
	const from = koreanDay(now);
	const productIds = rows.filter(({ isShown }) => isShown).map(({ productId }) => productId);
	const slots = await findFull(queries, { productIds, from, to: addDays(from, wishHorizonDays) });
	const fullOf = Map.groupBy(slots, ({ productId }) => productId);
	return ({ productId, schedule, isShown }: StateRow): string | undefined => {
		if (!isShown) return undefined;
		const full = new Set((fullOf.get(productId) ?? []).map(slotKey));
		return nextOpenDay({ schedule, full, from, days: wishHorizonDays, now });
	};
}
