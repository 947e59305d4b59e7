/** Why somebody reports a message. */
export const messageReportReasons = ['outside-payment', 'insult', 'advertising', 'private', 'other'] as const;
export type MessageReportReason = (typeof messageReportReasons)[number];

/** Until an operator has looked it is open; then the message is hidden, or stays. */
export const messageReportStatuses = ['open', 'hidden', 'dismissed'] as const;
export type MessageReportStatus = (typeof messageReportStatuses)[number];

/** What waits for an operator, and what one has decided. */
export const messageReportQueues = ['open', 'decided'] as const;
export type MessageReportQueue = (typeof messageReportQueues)[number];

export type MessageReportDecision = 'hide' | 'dismiss';

/** Why it was hidden, in the operator's words: its writer reads them. */
export const maxHidingReason = 1_000;

/** A message says little alone: who decides about it reads as many before it and after it. */
export const neighboursShown = 2;

/** What a report becomes; undefined where nothing would change. A decision can be taken back by the other one. */
export function decidedReport(
	status: MessageReportStatus,
	decision: MessageReportDecision,
): Exclude<MessageReportStatus, 'open'> | undefined {
	const next = decision === 'hide' ? 'hidden' : 'dismissed';
	return next === status ? undefined : next;
}

/** Nobody reports their own words, or a line that nobody wrote; what is hidden is dealt with. */
export const mayReportMessage = (
	message: { authorId: string | null; isHidden: boolean },
	reporterId: string,
): boolean => message.authorId !== null && message.authorId !== reporterId && !message.isHidden;
