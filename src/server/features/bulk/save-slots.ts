import { koreanDay } from '#domain/kernel/korean-date.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { fitSlots, saveDays, showDays } from '#server/features/slot/product-day.repo.ts';
import { askLine } from '#server/features/waiting/waiting.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import type { SlotPlan } from './plan-file.ts';

/** Days that differ, product by product, as the calendar would save them. */
export async function saveSlots(
	work: Transaction,
	{ viewer, memberId, now }: MemberContext,
	{ days, sold, keepers }: SlotPlan,
): Promise<true> {
	const today = koreanDay(now);
	for (const [productId, changed] of Map.groupBy(days, (day) => day.productId)) {
		const touched = new Set(changed.map(({ on }) => on));
		await saveDays(work, {
			...{ productId, by: memberId, now },
			days: changed.map(({ on, exception, why }) => ({ on, exception, why })),
		});
		const schedule = await showDays(work, { productId, today });
		const slots = sold.filter((one) => one.productId === productId && touched.has(one.on));
		await fitSlots(work, { productId, schedule, slots });
		const ordered = [...touched].sort();
		const keeper = keepers.get(productId);
		await recordEvent(work, {
			...{ kind: 'product.days-changed', subject: ['product', productId], at: now },
			...{ actor: actingFor(viewer, keeper?.organisationId ?? ''), actorId: memberId },
			parties: { providerId: keeper?.providerId ?? null },
			facts: { from: ordered[0] ?? '', to: ordered.at(-1) ?? '', days: ordered.length, isImported: true },
		});
		await askLine(work, productId);
	}
	return true;
}
