/** A line of the summary; what is strong is looked for first, `second` stands below and quieter. */
export type MailFact = { label: string; value: string; second?: string; isStrong?: boolean };

/** What a mail says, before it has a look. */
export type MailContent = {
	subject: string;
	greeting: string;
	/** The state in one word, above the heading. */
	kicker?: string;
	heading: string;
	text: string;
	facts: MailFact[];
	button?: { label: string; link: string };
	/** A second, quieter way. */
	other?: { text: string; link: string };
	note: string;
	/** Set apart: what to do if it was not the reader. */
	isWarning: boolean;
	/** Says where help is, too. */
	hasContact: boolean;
	reason: string;
};

type Reason = 'join' | 'account' | 'partner' | 'operator' | 'reservation' | 'provider' | 'staff' | 'invitation';
export type Parts = Partial<
	Pick<MailContent, 'kicker' | 'facts' | 'button' | 'other' | 'note' | 'isWarning' | 'hasContact'>
> & {
	reason: Reason;
	name?: string;
	values?: Record<string, string | number>;
};
