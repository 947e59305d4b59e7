import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { sayIn } from '#domain/kernel/locale-text.ts';
import { greetingName } from '#domain/member/name.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import type { Cause } from '#server/features/event/record-event.ts';
import { findRecipients, toldAt } from '#server/features/organisation/staff.repo.ts';
import { findOfficeEmail } from '#server/features/video/office.repo.ts';
import type { ConsultationMailData } from '#server/mail/consultation-templates.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import type { FoundConsultation } from './consultation.repo.ts';
import { nameOf } from './consultation-view.ts';

type Side = 'member' | 'house';

/** Whom each is told to; who did it is told of what they sent, and of nothing else. */
const readers = {
	sent: ['member', 'house'],
	reminder: ['house'],
	answered: ['member'],
	'price-ending': ['member'],
	ending: ['member'],
	declined: ['member'],
	withdrawn: ['house'],
	'taken-back': ['member', 'house'],
	finished: ['member', 'house'],
	expired: ['member', 'house'],
	'message-member': ['member'],
	'message-house': ['house'],
} as const satisfies Record<string, readonly Side[]>;
export type ConsultationTelling = keyof typeof readers;

const consultationLink = (origin: string, { id, productId }: { id: string; productId: string }) =>
	`${origin}/consultaion/${productId}?request=${id}`;
const deskLink = (origin: string, id: string) => `${origin}/console/consultations/${id}`;

type Template = keyof ConsultationMailData;

const templateOf = (telling: ConsultationTelling, side: Side): Template => {
	if (telling === 'sent') return side === 'member' ? 'consultation-received' : 'consultation-sent';
	if (telling === 'message-member' || telling === 'message-house') return 'consultation-message';
	return `consultation-${telling}`;
};

type Reader = { side: Side; memberId: string | null; address: string; locale: ContentLocale; name: string };

/** Those who answer for the clinic, each in their language; the agency's office where it keeps the clinic. */
async function houseOf(work: Transaction, { organisationId, row }: FoundConsultation): Promise<Reader[]> {
	const isAgency = organisationId === agencyId;
	const keepers = isAgency ? null : await findRecipients(work, organisationId, rolesWith('consultation.answer'));
	const told = toldAt(keepers, isAgency ? await findOfficeEmail(work) : '');
	return told
		.filter(({ memberId }) => memberId !== row.memberId)
		.map(({ memberId, email, locale }) => ({ side: 'house', memberId, address: email, locale, name: '' }));
}

function memberOf({ member }: FoundConsultation): Reader[] {
	if (member.status !== 'active') return [];
	const { id: memberId, email: address, locale } = member;
	return [{ side: 'member', memberId, address, locale, name: greetingName(member) }];
}

type Telling = {
	work: Transaction;
	services: Pick<Services, 'keys' | 'origin'>;
	cause: Cause;
	by?: Side | 'clock' | undefined;
	/** It tells anew of what was told before. */
	isAnew?: boolean;
	/** The answer named a price. */
	isPriced?: boolean;
	/** When ends what is reminded of. */
	until?: Date | null;
};

/** Mails about a consultation, in the transaction of what happened: who, and where to read it. Never what was told or asked. */
export async function tellOfConsultation(
	{ work, services, cause, by, isAnew = false, isPriced = false, until = null }: Telling,
	telling: ConsultationTelling,
	found: FoundConsultation,
): Promise<void> {
	const sides = readers[telling].filter((side) => side !== by);
	const to = [
		...(sides.includes('member') ? memberOf(found) : []),
		...(sides.includes('house') ? await houseOf(work, found) : []),
	];
	const mails = to.map(({ side, name, ...reader }): NewMail => {
		const isHouse = side === 'house';
		const other = isHouse ? nameOf(found.member) : sayIn(reader.locale)(found.provider.name);
		const link = isHouse ? deskLink(services.origin, found.row.id) : consultationLink(services.origin, found.row);
		const facts = { name, other, link, isPriced: isPriced ? 'yes' : 'no', until: until?.toISOString() ?? '' } as const;
		return { ...reader, template: templateOf(telling, side), data: facts };
	});
	await queueMails({ queries: work, keys: services.keys, cause, ...(isAnew && { isAnew }) }, mails);
}
