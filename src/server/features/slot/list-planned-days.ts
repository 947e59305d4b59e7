import { mostDays } from '#contract/api/slot.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewPlan } from './plan-view.ts';
import { findSchedule } from './product-day.repo.ts';

type Asked = { id: string; first: string; last: string };

/** The days of a product of one's own, with their slots. */
export async function listPlannedDays({ queries, viewer }: MemberContext, { id, first, last }: Asked) {
	const found = await findSchedule(queries, viewer, id);
	if (!found) return refuse('not-found');
	if (last < first || last > addDays(first, mostDays - 1))
		return refuse('invalid-input', { faults: [{ at: 'last', code: 'date-wrong' }] });
	return accept(
		await viewPlan(queries, { productId: id, schedule: found.schedule, length: found, from: first, to: last }),
	);
}
