import type { DemoPromotion } from '#demo/demo-promotion.ts';
import { type AreaSlug, isAreaSlug } from '#domain/area/areas.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import type { Queries } from '#server/queries.ts';
import { promotion } from '../schema/promotion.ts';
import { loadDemo } from './load-demo.ts';

function areaIn({ id, area }: DemoPromotion): AreaSlug {
	if (!isAreaSlug(area)) throw new Error(`demo promotion ${id} is of the unknown area ${area}`);
	return area;
}

function rowOf(one: DemoPromotion, now: Date): typeof promotion.$inferInsert {
	const { startsInDays, endsInDays, service, productIds = [], kinds = [], ...rest } = one;
	const dayIn = (days: number) => addDays(koreanDay(now), days);
	return {
		...rest,
		area: areaIn(one),
		productIds,
		kinds,
		startsAt: koreanInstant(dayIn(startsInDays), '00:00'),
		endsAt: koreanInstant(dayIn(endsInDays), '00:00'),
		serviceFrom: service ? dayIn(service.fromInDays) : null,
		serviceTo: service ? dayIn(service.toInDays) : null,
	};
}

/** Some run, one comes, one is over; one that is there already is left as it is. */
export async function insertPromotions(queries: Queries, now: Date): Promise<void> {
	const promotions = await loadDemo<DemoPromotion>('promotions');
	if (promotions.length === 0) return;
	await queries
		.insert(promotion)
		.values(promotions.map((one) => rowOf(one, now)))
		.onConflictDoNothing();
}
