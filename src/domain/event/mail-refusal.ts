/** What kept a mail from going out, as its row keeps it: “EENVELOPE 550: no such user”. */
type MailRefusal = {
	code: string;
	/** The other side's own sentence, where it said one. */
	said: string | null;
	/** It does not want this address, now or later: no server of ours is at fault. */
	isAddressRefused: boolean;
};

/** Put after the code where the other side refused who sends, not who receives. */
export const ofSender = 'MAIL FROM';

export function mailRefusalOf(lastError: string): MailRefusal {
	const [code = lastError, ...said] = lastError.split(': ');
	return {
		code,
		said: said.join(': ') || null,
		isAddressRefused: /^EENVELOPE 5\d\d$/.test(code),
	};
}

const longestSaid = 200;
/** So long without a blank is no word: a token, a number of theirs. */
const tooLong = /\S{32,}/g;

/**
 * What a mail server said, to be read by operators: without its code, addresses, links and tokens, and without the name of the
 * mailbox, which some write apart from its host. Null where nothing is left.
 */
export function saidWithout(response: string, address: string): string | null {
	const [mailbox = ''] = address.split('@');
	const apart = mailbox.length > 2 ? new RegExp(mailbox.replace(/[^\p{L}\p{N}]/gu, '\\$&'), 'giu') : undefined;
	const said = response
		.replace(/^\d{3}[- ]/gm, '')
		.replace(/\s+/g, ' ')
		.replace(/<?[^\s<>]+@[^\s<>:;,]+>?|\b\w+:\/\/\S+/g, '…')
		.replace(tooLong, '…');
	const bare = (apart ? said.replace(apart, '…') : said).trim();
	if (!/\p{L}/u.test(bare)) return null;
	return bare.length > longestSaid ? `${bare.slice(0, longestSaid - 1)}…` : bare;
}
