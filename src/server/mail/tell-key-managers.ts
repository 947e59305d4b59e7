import { consolePages } from '#contract/console-pages.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import type { Cause } from '#server/features/event/record-event.ts';
import { findRecipients } from '#server/features/organisation/staff.repo.ts';
import { findOrganisation } from '#server/features/organisation/staff-list.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { type NewMail, queueMails } from './queue-mails.ts';

type Told = Pick<Services, 'keys' | 'origin'>;
type Content = NewMail extends infer Mail ? (Mail extends NewMail ? Pick<Mail, 'template' | 'data'> : never) : never;

type Word = {
	organisationId: string;
	write: (facts: { business: string; link: string }) => Content;
	/** What it tells of, where the bell has it too. */
	cause?: Cause;
};

/** To all who manage the keys of a house, also to who did it: an account that somebody broke into would tell nobody else. */
export async function tellKeyManagers(
	work: Transaction,
	{ keys, origin }: Told,
	{ organisationId, write, cause }: Word,
): Promise<void> {
	const owners = await findRecipients(work, organisationId, rolesWith('key.manage'));
	const link = `${origin}${consolePages.api.path}?organisation=${organisationId}`;
	const names = new Map<string, string>();
	for (const locale of new Set(owners.map((owner) => owner.locale)))
		names.set(locale, (await findOrganisation(work, { organisationId, language: locale }))?.name ?? '');
	const mails = owners.map(({ id, email: address, locale }): NewMail => {
		const business = names.get(locale) ?? '';
		return { memberId: id, address, locale, ...write({ business, link }) };
	});
	await queueMails({ queries: work, keys, cause }, mails);
}
