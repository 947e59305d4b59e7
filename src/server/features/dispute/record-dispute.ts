import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { DisputeRole, DisputeState } from '#domain/dispute/dispute.ts';
import type { EventKind } from '#domain/event/event-kinds.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import type { NewEvent } from '#server/features/event/event.repo.ts';
import { type Cause, recordEvent } from '#server/features/event/record-event.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { findOperators, findRecipients } from '#server/features/organisation/staff.repo.ts';
import type { FoundReservation } from '#server/features/reservation/reservation.repo.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

type Happened = {
	found: FoundReservation;
	kind: EventKind & `dispute.${string}`;
	/** How it stands now; `answered`: one side has accepted. */
	stage: DisputeState | 'answered';
	by: DisputeRole;
	actorId: string;
	facts: NewEvent['facts'];
	at: Date;
};

/** For the trail, by the bell and by mail. Operators are called to what waits for them. */
export async function recordDispute(
	work: Transaction,
	services: Pick<Services, 'keys' | 'origin'>,
	{ found, kind, stage, by, actorId, facts, at }: Happened,
): Promise<void> {
	const { row } = found;
	const cause = await recordEvent(work, {
		...{ kind, subject: ['reservation', row.id], actor: by, actorId, at },
		parties: { memberId: row.memberId, providerId: row.providerId },
		...(isForOperators({ stage, by }) && { also: ['agency'] }),
		facts: { code: row.code, ...facts },
	});
	await mailDispute(work, services, { found, stage, by, cause });
}

const isForOperators = ({ stage, by }: Pick<Happened, 'stage' | 'by'>): boolean =>
	by !== 'operator' && stage !== 'answered';

type Told = Pick<Happened, 'found' | 'stage' | 'by'> & { cause: Cause };

/** The sides but for who acted, and the operators of what waits for them. Never what somebody wrote. */
async function mailDispute(
	queries: Transaction,
	services: Pick<Services, 'keys' | 'origin'>,
	{ found, stage, by, cause }: Told,
): Promise<void> {
	const { row, organisationId } = found;
	const { code } = row;
	const atDesk = `${services.origin}${consolePages.reservations.path}/${row.id}#dispute`;
	const mails: NewMail[] = [];
	const write = (to: { id: string; email: string; locale: NewMail['locale'] }, link: string) =>
		mails.push({
			...{ memberId: to.id, address: to.email, locale: to.locale },
			...{ template: 'dispute-news', data: { code, stage, link, reader: to.id === row.memberId ? 'member' : 'staff' } },
		});
	const guest = by === 'member' || found.isGuest ? undefined : await findMember(queries, row.memberId);
	if (guest && guest.status !== 'closed')
		write(guest, `${services.origin}${pagePath('myReservation', { id: row.id })}#dispute`);
	// Where the agency is the house, those answer for it who look after disputes anyway.
	const house = () =>
		organisationId === agencyId
			? findOperators(queries, 'money')
			: findRecipients(queries, organisationId, rolesWith('reservation.answer'));
	if (by !== 'provider') for (const one of await house()) write(one, atDesk);
	if (isForOperators({ stage, by })) for (const one of await findOperators(queries, 'money')) write(one, atDesk);
	await queueMails({ queries, keys: services.keys, cause }, onceEach(mails));
}

/** Who works for the agency and is told for a house that it keeps is told once. */
function onceEach(mails: readonly NewMail[]): NewMail[] {
	const seen = new Set<string>();
	return mails.filter(({ address }) => !seen.has(address) && seen.add(address));
}
