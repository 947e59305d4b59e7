import { consolePages } from '#contract/console-pages.ts';
import { greetingName } from '#domain/member/name.ts';
import { type Duty, dutiesText, saidDuties } from '#domain/organisation/duties.ts';
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

export const tellOfJoining = (
	queries: Transaction,
	told: Told,
	who: Who & { role: Role; duties: Duty[] | null },
): Promise<void> =>
	tellOwners(queries, told, {
		...who,
		write: (facts, person) => ({
			template: 'staff-joined',
			data: { ...facts, person, role: who.role, ...saidDuties(who) },
		}),
	});

export const tellOfLeaving = (queries: Transaction, told: Told, who: Who): Promise<void> =>
	tellOwners(queries, told, {
		...who,
		write: (facts, person) => ({ template: 'staff-left', data: { ...facts, person } }),
	});

/** To whom it is about; undefined where nobody reads mails any more. */
async function findTold(queries: Transaction, { organisationId, memberId }: Who) {
	const found = await findMember(queries, memberId);
	if (found?.status !== 'active') return undefined;
	const business = await businessIn(queries, organisationId, found.locale);
	return {
		to: { memberId, address: found.email, locale: found.locale },
		said: { name: greetingName(found), business },
	};
}

export async function tellOfRole(
	queries: Transaction,
	{ keys, origin }: Told,
	{ role, duties, ...who }: Who & { role: Role; duties: Duty[] | null },
): Promise<void> {
	const told = await findTold(queries, who);
	if (!told) return;
	const said = saidDuties({ organisationId: who.organisationId, role, duties });
	const data = { ...told.said, role, ...said, link: origin + consolePages.staff.path };
	await queueMails({ queries, keys }, [{ ...told.to, template: 'staff-role', data }]);
}

export async function tellOfDuties(
	queries: Transaction,
	{ keys, origin }: Told,
	{ duties, ...who }: Who & { duties: Duty[] | null },
): Promise<void> {
	const told = await findTold(queries, who);
	if (!told) return;
	const data = { ...told.said, duties: dutiesText(duties), link: origin + consolePages.today.path };
	await queueMails({ queries, keys }, [{ ...told.to, template: 'staff-duties', data }]);
}

export async function tellOfRemoval(queries: Transaction, { keys }: Told, who: Who): Promise<void> {
	const told = await findTold(queries, who);
	if (told) await queueMails({ queries, keys }, [{ ...told.to, template: 'staff-removed', data: told.said }]);
}
