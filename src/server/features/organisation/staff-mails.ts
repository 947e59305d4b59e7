import { consolePages } from '#contract/console-pages.ts';
import { greetingName } from '#domain/member/name.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { findMember, type MemberRow } from '#server/features/member/member.repo.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findRecipients } from './staff.repo.ts';
import { findOrganisation } from './staff-list.repo.ts';

type Told = Pick<Services, 'keys' | 'origin'>;
type Who = { organisationId: string; memberId: string };

const nameOf = ({ firstName, lastName }: MemberRow) => `${firstName} ${lastName}`;

/** What a reader's language calls the organisation. */
const businessIn = async (queries: Transaction, organisationId: string, language: MemberRow['locale']) =>
	(await findOrganisation(queries, { organisationId, language }))?.name ?? '';

/** To those who manage the staff, but not to whom it is about. */
async function tellOwners(
	queries: Transaction,
	{ keys, origin }: Told,
	{ organisationId, memberId, write }: Who & { write: (facts: Facts, name: string) => Content },
): Promise<void> {
	const about = await findMember(queries, memberId);
	if (!about) return;
	const owners = await findRecipients(queries, organisationId, rolesWith('staff.manage'));
	const mails: NewMail[] = [];
	for (const { id, email: address, locale } of owners.filter((owner) => owner.id !== memberId)) {
		const business = await businessIn(queries, organisationId, locale);
		mails.push({
			...{ memberId: id, address, locale },
			...write({ business, link: origin + consolePages.staff.path }, nameOf(about)),
		});
	}
	await queueMails({ queries, keys }, mails);
}

type Facts = { business: string; link: string };
type Content = NewMail extends infer Mail ? (Mail extends NewMail ? Pick<Mail, 'template' | 'data'> : never) : never;

export const tellOfJoining = (queries: Transaction, told: Told, who: Who & { role: Role }): Promise<void> =>
	tellOwners(queries, told, {
		...who,
		write: (facts, person) => ({ template: 'staff-joined', data: { ...facts, person, role: who.role } }),
	});

export const tellOfLeaving = (queries: Transaction, told: Told, who: Who): Promise<void> =>
	tellOwners(queries, told, {
		...who,
		write: (facts, person) => ({ template: 'staff-left', data: { ...facts, person } }),
	});

/** To whom it is about. */
export async function tellOfRole(
	queries: Transaction,
	{ keys, origin }: Told,
	{ organisationId, memberId, role }: Who & { role: Role },
): Promise<void> {
	const found = await findMember(queries, memberId);
	if (found?.status !== 'active') return;
	const business = await businessIn(queries, organisationId, found.locale);
	const to = { memberId, address: found.email, locale: found.locale };
	const data = { name: greetingName(found), business, role, link: origin + consolePages.staff.path };
	await queueMails({ queries, keys }, [{ ...to, template: 'staff-role', data }]);
}

export async function tellOfRemoval(
	queries: Transaction,
	{ keys }: Told,
	{ organisationId, memberId }: Who,
): Promise<void> {
	const found = await findMember(queries, memberId);
	if (found?.status !== 'active') return;
	const business = await businessIn(queries, organisationId, found.locale);
	const to = { memberId, address: found.email, locale: found.locale };
	await queueMails({ queries, keys }, [
		{ ...to, template: 'staff-removed', data: { name: greetingName(found), business } },
	]);
}
