import { mail } from '#server/db/schema/mail.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';
import { openData } from '#server/mail/sealed-data.ts';
import type { Queries } from '#server/queries.ts';

type Data = Record<string, string | number>;

/** To who asked, and to an account: whatever is not among these is to somebody who works, a new kind too until it is named here. */
const toGuests: readonly (MailTemplate | RegExp)[] = [
	/^(reservation|waiting)-/,
	...(['matching-sent', 'matching-answered', 'matching-renewed', 'matching-answer-withdrawn'] as const),
	...([
		'matching-accepted',
		'matching-declined',
		'matching-lapsed',
		'matching-expired',
		'matching-unanswered',
	] as const),
	...(['matching-ending', 'matching-hidden', 'matching-shown', 'matching-message'] as const),
	...(['rating-replied', 'rating-published', 'rating-hidden'] as const),
	/^(verify-email|address-|reset-password|password-changed|links-ended|change-email|email-changed|account-|sessions-ended|data-offered|data-copied)/,
	/^(new-device|factor|recovery)/,
	// Terms are everybody's.
	'text-changed',
	'text-withdrawn',
	// To an address that may be anybody's: who has no account joins first.
	'staff-invited',
];

const isGuests = (template: MailTemplate): boolean =>
	toGuests.some((one) => (typeof one === 'string' ? one === template : one.test(template)));

/** Some kinds go to both: they say to whom. A house has no name to greet. */
export function isToStaff(template: MailTemplate, data: Data): boolean {
	if (/^(video-|message-|dispute-news)/.test(template)) return data.reader !== 'member';
	if (template.startsWith('consultation-')) return data.name === '';
	return !isGuests(template);
}

/** Links of one's own in mails to who works that lead anywhere but into the console. */
export const strayIn = (template: MailTemplate, data: Data, origin: string): string[] =>
	isToStaff(template, data)
		? Object.values(data)
				.filter((value): value is string => typeof value === 'string' && value.startsWith(`${origin}/`))
				.filter((link) => !/^\/console(?:[/?#]|$)/.test(link.slice(origin.length)))
				.map((link) => `${template}: ${link}`)
		: [];

/** Undefined where a test has taken the key away that it was sealed with. */
function openedOr(...sealed: Parameters<typeof openData>): Data | undefined {
	try {
		return openData(...sealed);
	} catch {
		return undefined;
	}
}

/** Of every mail that a test has had written. */
export async function strayStaffLinks(
	queries: Queries,
	{ keys, origin }: { keys: Keyring; origin: string },
): Promise<string[]> {
	const rows = await queries.select({ id: mail.id, template: mail.template, data: mail.data }).from(mail);
	return rows.flatMap(({ id, template, data }) => {
		const opened = openedOr(keys, id, data);
		return opened ? strayIn(template as MailTemplate, opened, origin) : [];
	});
}
