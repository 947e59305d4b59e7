import { advance, percentNow } from './advance-reservation.ts';
import { freeCancelUntil } from './free-cancel-until.ts';
import { refundSteps } from './refund-steps.ts';
import { isOpen, type Reservation, refundDue } from './reservation.ts';
import { isFeeWaived } from './waived-fee.ts';

/** Until a moment, so much of the price comes back, and so much of what was paid. */
type RefundStep = { until: Date; percent: number; refund: number };
type RefundOutlook = { percent: number; won: number; steps: RefundStep[] };

/** What a member would get back at a moment; undefined when it cannot be cancelled then. */
function backAt(reservation: Reservation, now: Date): number | undefined {
	const cancelled = advance(reservation, { move: 'cancel' }, { actor: 'member', now });
	return cancelled.ok ? refundDue(cancelled.value.next.money) : undefined;
}

/** Whom its house gave a reason may cancel free of charge for a while: longer than the policy says, never shorter. */
function withFreeStep(agreed: Reservation, steps: readonly RefundStep[], now: Date): RefundStep[] {
	const until = isFeeWaived(agreed, now) && freeCancelUntil(agreed);
	if (!until) return [...steps];
	const free = { until, percent: 100, refund: backAt(agreed, new Date(until.getTime() - 1)) ?? 0 };
	return [free, ...steps.filter((step) => step.percent < 100 && step.until > until)];
}

/**
 * The cancellation clock: what the policy gives back now, and the steps still ahead with their exact moments. It asks the
 * rules themselves, by cancelling in thought. A request comes back whole until it is answered; its steps tell what holds
 * from then on.
 */
export function refundOutlook(reservation: Reservation, now: Date): RefundOutlook {
	const won = backAt(reservation, now);
	if (!isOpen(reservation.status) || won === undefined) return { percent: 0, won: 0, steps: [] };
	const confirmedAt = reservation.confirmedAt ?? now;
	const agreed: Reservation = { ...reservation, status: 'confirmed', expiresAt: null, confirmedAt };
	const steps = refundSteps(agreed).flatMap(({ until, percent }): RefundStep[] => {
		if (until <= now) return [];
		// A step holds through its last moment, where the service may already begin: an instant before is as good.
		const refund = backAt(agreed, new Date(until.getTime() - 1));
		return refund === undefined ? [] : [{ until, percent, refund }];
	});
	return { percent: percentNow(reservation, now), won, steps: withFreeStep(agreed, steps, now) };
}
