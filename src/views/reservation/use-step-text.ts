import { shownStepMoney } from '#views/move/shown-step-money.ts';
import { useReservation } from './reservation-context.ts';
import { useRefundText } from './use-refund-text.ts';

/** What cancelling at a step of the policy comes to, in words. */
export function useStepText(): (step: { until: string; percent: number }) => string {
	const text = useRefundText();
	const { reservation } = useReservation();
	return (step) => text(shownStepMoney(reservation, step));
}
