import { createLatePart } from '#site/late-part.tsx';

/** Where a refund goes: few reservations have one. */
export const lateRefundAccount = createLatePart({
	load: async () => (await import('#views/refund/refund-account-card.tsx')).RefundAccountCard,
	words: ['refund', 'error', 'state', 'member-again', 'reservation-my'],
});
