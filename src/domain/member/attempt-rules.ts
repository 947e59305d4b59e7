import { daySeconds, hourSeconds, minuteSeconds } from '#domain/kernel/durations.ts';

/** Rate limit: who is counted. An account by its address, a network, or a member by id (`pair`: and what they are at, by its id). */
type AttemptRule = {
	limit: number;
	seconds: number;
	by: 'account' | 'network' | 'account-network' | 'member' | 'pair';
};

/**
 * Rate limit: how often is often enough. One network runs out of its tries for an account long before the account itself does, so
 * that nobody keeps its owner out from one computer.
 */
export const attemptRules = {
	'login-account-network': { limit: 10, seconds: 15 * minuteSeconds, by: 'account-network' },
	'login-account': { limit: 50, seconds: 15 * minuteSeconds, by: 'account' },
	// By the number of a browser that its member has logged in with before: an account out of tries still opens there.
	'login-device': { limit: 10, seconds: 15 * minuteSeconds, by: 'member' },
	'login-network': { limit: 60, seconds: 15 * minuteSeconds, by: 'network' },
	// What a device is asked to sign: every page with a login form may ask for one.
	'passkey-network': { limit: 300, seconds: 15 * minuteSeconds, by: 'network' },
	'join-network': { limit: 20, seconds: hourSeconds, by: 'network' },
	// Mails that prove an address, whoever asks for them: sign-ups, sending again, a change of address.
	'verify-account': { limit: 6, seconds: 6 * hourSeconds, by: 'account' },
	// Mails about reservations to an address that nobody has proved, whichever accounts name it: those that their own acts cause, and all.
	'mail-act-account': { limit: 10, seconds: daySeconds, by: 'account' },
	'mail-account': { limit: 20, seconds: daySeconds, by: 'account' },
	'reset-account': { limit: 3, seconds: hourSeconds, by: 'account' },
	'reset-network': { limit: 20, seconds: hourSeconds, by: 'network' },
	'verify-member': { limit: 5, seconds: hourSeconds, by: 'member' },
	// In a login that goes on: nobody reaches it from outside.
	'password-member': { limit: 10, seconds: 15 * minuteSeconds, by: 'member' },
	// Codes at the second step of a login, apart: whoever knows the password alone keeps nobody from what their open login asks for.
	'second-step-member': { limit: 10, seconds: 15 * minuteSeconds, by: 'member' },
	'reveal-member': { limit: 20, seconds: hourSeconds, by: 'member' },
	// By an operator: a desk looks at many members, nobody at hundreds.
	'reveal-desk': { limit: 60, seconds: hourSeconds, by: 'member' },
	'message-member': { limit: 60, seconds: hourSeconds, by: 'member' },
	'message-thread': { limit: 30, seconds: hourSeconds, by: 'pair' },
	'apply-member': { limit: 5, seconds: daySeconds, by: 'member' },
	'change-member': { limit: 40, seconds: hourSeconds, by: 'member' },
	'change-reservation': { limit: 12, seconds: daySeconds, by: 'pair' },
	// Each for itself: who corrects much is not kept from coming with fewer people.
	'company-member': { limit: 40, seconds: hourSeconds, by: 'member' },
	'company-reservation': { limit: 12, seconds: daySeconds, by: 'pair' },
	// Each is told to the other side, by a mail.
	'lead-reservation': { limit: 12, seconds: daySeconds, by: 'pair' },
	// By a desk: what a guest did not find is not found by sending it ten times.
	'tell-again-reservation': { limit: 5, seconds: daySeconds, by: 'pair' },
	// Each is a mail to its guest, and another account for somebody who sends money to read again.
	'refund-account': { limit: 12, seconds: daySeconds, by: 'pair' },
	'guests-member': { limit: 60, seconds: hourSeconds, by: 'member' },
	'upload-member': { limit: 80, seconds: hourSeconds, by: 'member' },
	'vault-share-member': { limit: 60, seconds: hourSeconds, by: 'member' },
	// Somebody else's health files: a desk opens many, nobody opens hundreds.
	'vault-open-member': { limit: 120, seconds: hourSeconds, by: 'member' },
	'photo-member': { limit: 30, seconds: hourSeconds, by: 'member' },
	'rating-picture-member': { limit: 40, seconds: hourSeconds, by: 'member' },
	'question-member': { limit: 10, seconds: daySeconds, by: 'member' },
	'consultation-member': { limit: 10, seconds: daySeconds, by: 'member' },
	'question-change-member': { limit: 40, seconds: daySeconds, by: 'member' },
	// By a house: answers and their versions, whoever of it writes them.
	'answer-provider': { limit: 60, seconds: daySeconds, by: 'member' },
	'matching-report-member': { limit: 20, seconds: daySeconds, by: 'member' },
	'report-member': { limit: 20, seconds: hourSeconds, by: 'member' },
	// Each costs a machine some seconds.
	'translate-member': { limit: 120, seconds: hourSeconds, by: 'member' },
	// One visit tells of a list, of products, of a date, of a form; a network may be a whole hotel.
	'viewing-network': { limit: 600, seconds: hourSeconds, by: 'network' },
	// Pages that broke in a browser: a network may be a whole hotel, and one page breaks for everybody in it.
	'failure-network': { limit: 20, seconds: hourSeconds, by: 'network' },
	'code-member': { limit: 20, seconds: hourSeconds, by: 'member' },
	// Tests and resendings: each asks somebody else's machine.
	'webhook-member': { limit: 60, seconds: hourSeconds, by: 'member' },
	// By an operator: who tries the wording of one mail in six languages has enough for several.
	'test-mail-member': { limit: 40, seconds: hourSeconds, by: 'member' },
	'invite-member': { limit: 40, seconds: daySeconds, by: 'member' },
	// Whoever invites: nobody's mailbox is filled by strangers.
	'invite-account': { limit: 5, seconds: daySeconds, by: 'account' },
	// A desk at which the telephone never stops, and no more.
	'take-member': { limit: 120, seconds: hourSeconds, by: 'member' },
	'download-member': { limit: 5, seconds: daySeconds, by: 'member' },
} as const satisfies Record<string, AttemptRule>;

export type AttemptRuleName = keyof typeof attemptRules;

/** The first four groups of an IPv6 address, written out. */
function prefixOf(address: string): string {
	const [head = '', tail] = address.split('::');
	const groups = head === '' ? [] : head.split(':');
	const after = tail ? tail.split(':') : [];
	const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
	const whole = [...groups, ...Array<string>(missing).fill('0'), ...after];
	return whole
		.slice(0, 4)
		.map((group) => Number.parseInt(group || '0', 16).toString(16))
		.join(':');
}

/** A home or a phone has one IPv4 address, but 2^64 of IPv6: those count as one. */
export function networkOf(ip: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
	if (mapped) return mapped;
	return ip.includes(':') ? `${prefixOf(ip.split('%')[0] ?? '')}::/64` : ip;
}

/** Spelt as it is counted. A network alone is an IP address, with an account it stands behind a blank. */
export function countedAs(rule: AttemptRuleName, who: string): string {
	const { by } = attemptRules[rule];
	if (by === 'network') return networkOf(who);
	if (by === 'member' || by === 'pair') return who;
	if (by === 'account') return who.trim().toLowerCase();
	const [account = '', ip = ''] = who.split(' ');
	return `${account.trim().toLowerCase()} ${networkOf(ip)}`;
}
