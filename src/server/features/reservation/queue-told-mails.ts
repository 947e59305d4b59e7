import { changeKinds, changesGathering } from '#domain/event/change-mails.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { countChangesOf } from '#server/features/event/changes-of.repo.ts';
import type { Cause } from '#server/features/event/record-event.ts';
import { providedLink } from '#server/mail/mailed-link.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import type { ReservationRow } from './reservation-row.repo.ts';

type Told = {
	cause: Cause;
	row: Pick<ReservationRow, 'memberId' | 'providerId'>;
	mails: readonly NewMail[];
};

/**
 * The mails about what happened to a reservation. Of a guest who changes much, whichever reservations it is about, the house is
 * told of the first changes one by one and of the others together; what tells the agency to send money back goes at once.
 */
export async function queueToldMails(
	{ queries, services: { keys, origin } }: { queries: Transaction; services: Services },
	{ cause, row, mails }: Told,
): Promise<void> {
	const gathering = await gatheringFor(queries, { cause, row });
	if (!gathering) return queueMails({ queries, keys, cause }, mails);
	const isHouses = mails.some(({ template, memberId }) => isForHouse(template) && memberId !== null);
	const isLater = ({ template, memberId }: NewMail) => isForHouse(template) && (memberId !== null || !isHouses);
	await queueMails(
		{ queries, keys, cause },
		mails.filter((mail) => !isLater(mail)),
	);
	const later = mails.filter(isLater).map((mail) => ({
		...mail,
		template: 'provider-changes',
		data: { ...mail.data, link: providedLink(origin) },
	}));
	// What tells a house of one change is all that this needs.
	await queueMails({ queries, keys, cause, gathering }, later as NewMail[]);
}

const isForHouse = (template: string): boolean => template.startsWith('provider-');

async function gatheringFor(queries: Transaction, { cause, row }: Pick<Told, 'cause' | 'row'>) {
	if (!changeKinds.includes(cause.kind)) return undefined;
	const since = new Date(cause.at.getTime() - dayMs);
	const count = await countChangesOf(queries, { ...row, kinds: changeKinds, since });
	return changesGathering({ memberId: row.memberId, count, at: cause.at });
}
