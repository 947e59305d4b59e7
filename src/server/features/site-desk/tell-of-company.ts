import type { SiteFacts } from '#contract/api/site-facts.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import type { Cause } from '#server/features/event/record-event.ts';
import { findRecipients, type Recipient } from '#server/features/organisation/staff.repo.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

/** What whoever gets it could use against everybody: where guests send their money, and as whom the site writes. */
export type Guarded = { isAccount: boolean; isAddress: boolean };

/** Those who answer for the agency. */
export const findOwners = (work: Transaction): Promise<Recipient[]> =>
	findRecipients(work, agencyId, rolesWith('staff.manage'));

const shownSigns = 4;

/** The bank in the reader's language and the last signs of the number: enough to see whether it is the right one. */
function accountIn(transfer: SiteFacts['transfer'], locale: ContentLocale): string {
	if (!transfer) return '';
	const { bank, account } = transfer;
	return `${bank[locale] ?? bank.en} •••• ${account.replace(/\D/g, '').slice(-shownSigns)}`;
}

type Changed = Guarded & {
	was: SiteFacts | null;
	is: SiteFacts;
	person: string;
	owners: readonly Recipient[];
	cause: Cause;
};

/** To all owners of the agency, also to who did it: an account that somebody broke into would tell nobody else. */
export async function tellOfCompany(
	work: Transaction,
	{ keys, origin }: Pick<Services, 'keys' | 'origin'>,
	{ isAccount, isAddress, was, is, person, owners, cause }: Changed,
): Promise<void> {
	const what = isAccount && isAddress ? 'both' : isAccount ? 'account' : 'address';
	const mails = owners.map(
		({ id, email: address, locale }): NewMail => ({
			...{ memberId: id, address, locale, template: 'company-changed' },
			data: {
				...{ what, person, link: origin + consolePages.company.path },
				...(isAccount && { account: accountIn(is.transfer, locale) }),
				...(isAddress && { before: was?.email ?? '', after: is.email }),
			},
		}),
	);
	await queueMails({ queries: work, keys, cause }, mails);
}
