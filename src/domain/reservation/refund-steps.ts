import { hourMs } from '#domain/kernel/durations.ts';
import { appliedSteps, freeUntil, refundPercent, stepEndsAt } from './cancellation.ts';
import type { Reservation } from './reservation.ts';
import { latestStart } from './service-time.ts';

type Agreed = Pick<Reservation, 'terms' | 'order' | 'requestedAt' | 'confirmedAt'>;
type EffectiveStep = { until: Date; percent: number };

/** What is agreed to today: so long after its answer. */
export const graceHours = 24;
/** Nobody can walk away free of charge in the last day before it, however late the answer came. */
const lastHours = 24;

/**
 * Until when it is free although the scale says no more: what could still be cancelled without a fee when it was asked
 * for, and had to wait for its answer, stays free for a day after that answer. Undefined where the scale alone decides.
 */
function graceUntil({ terms, order, requestedAt, confirmedAt }: Agreed): Date | undefined {
	const { graceHours = 0, scale, confirmation } = terms;
	if (graceHours === 0 || confirmation === 'instant' || confirmedAt === null) return undefined;
	const free = freeUntil(scale, order);
	if (!free || free < requestedAt) return undefined;
	const last = latestStart(order).getTime() - lastHours * hourMs;
	const until = new Date(Math.min(confirmedAt.getTime() + graceHours * hourMs, last));
	return until > free ? until : undefined;
}

/** The steps of the policy as they hold for this reservation, each with its last moment. */
export function refundSteps(agreed: Agreed): EffectiveStep[] {
	const { terms, order } = agreed;
	const steps = appliedSteps(terms.scale, order.time).map((step) => ({
		until: stepEndsAt(step, order),
		percent: step.percent,
	}));
	const grace = graceUntil(agreed);
	if (!grace) return steps;
	return [{ until: grace, percent: 100 }, ...steps.filter(({ until, percent }) => percent < 100 && until > grace)];
}

/** How much of the price comes back when it is cancelled at this moment. */
export function percentAt(agreed: Agreed, now: Date): number {
	const grace = graceUntil(agreed);
	return grace && now <= grace ? 100 : refundPercent(agreed.terms.scale, agreed.order, now);
}
