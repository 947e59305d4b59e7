export const mailStatuses = ['queued', 'sent', 'kept', 'dropped', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const isMailStatus = (word: string | null): word is MailStatus =>
	(mailStatuses as readonly (string | null)[]).includes(word);

/** How a state looks: what went well, what waits, what needs a hand. */
export const mailTones: Record<MailStatus, string> = {
	queued: 'warn',
	sent: 'ok',
	kept: 'ok',
	dropped: 'neutral',
	failed: 'bad',
};
