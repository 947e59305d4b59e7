import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { DisputeRole, DisputeState } from '#domain/dispute/dispute.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { findOperators, findRecipients } from '#server/features/organisation/staff.repo.ts';
import type { FoundReservation } from '#server/features/reservation/reservation.repo.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

type Told = {
	found: FoundReservation;
	/** How it stands now; `answered`: one side has accepted. */
	stage: DisputeState | 'answered';
	by: DisputeRole;
};

/** The sides but for who acted, and the operators of what waits for them. Never what somebody wrote. */
export async function tellDispute(
	queries: Transaction,
	services: Pick<Services, 'keys' | 'origin'>,
	{ found, stage, by }: Told,
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
	if (by !== 'provider')
		for (const one of await findRecipients(queries, organisationId, rolesWith('reservation.answer')))
			write(one, atDesk);
	if (by !== 'operator' && stage !== 'answered') for (const one of await findOperators(queries)) write(one, atDesk);
	await queueMails({ queries, keys: services.keys }, onceEach(mails));
}

/** Who works for the agency and is told for a house that it keeps is told once. */
function onceEach(mails: readonly NewMail[]): NewMail[] {
	const seen = new Set<string>();
	return mails.filter(({ address }) => !seen.has(address) && seen.add(address));
}
