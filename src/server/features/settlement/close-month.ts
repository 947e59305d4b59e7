import { randomUUID } from 'node:crypto';
import { consolePages } from '#contract/console-pages.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { isOver } from '#domain/refund/refund-month.ts';
import { settlementNumber, sumOf } from '#domain/settlement/settlement.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { recordEvents } from '#server/features/event/record-event.ts';
import { findRecipientsOf } from '#server/features/organisation/staff.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { settleMonth } from './settle-month.ts';
import { findBusinesses, findLastMonth, insertMonth, insertSettlements } from './settlement.repo.ts';

type Seen = { month: string; count: number; payableWon: number };

/** With the sum that was seen: where it is another one by now, nothing is closed. Months are closed one after the other. */
export async function closeMonth(own: MemberContext, { month, ...seen }: Seen) {
	const { services, memberId, now } = own;
	// It is not opened again, and partners are told what they get: whoever does it is who they say they are.
	const late = requireRecentSignIn(own);
	if (late) return late;
	return services.transact(async (queries) => {
		if (!isOver(month, now)) return refuse('not-allowed');
		const last = await findLastMonth(queries);
		if (last !== undefined && month < last) return refuse('not-allowed');
		const shares = await settleMonth(queries, month);
		const sum = sumOf(shares.map((share) => share.sum));
		if (shares.length !== seen.count || sum.payableWon !== seen.payableWon) return refuse('changed-since');
		const closing = { closedAt: now, closedBy: memberId };
		if (!(await insertMonth(queries, { month, ...seen, ...closing }))) return refuse('changed-since');
		const made = shares.map((share, at) => ({ ...share, id: randomUUID(), number: settlementNumber(month, at + 1) }));
		await insertSettlements(
			queries,
			made.map(({ id, number, organisationId, sum: own }) => ({
				id,
				number,
				organisationId,
				month,
				...own,
				...closing,
			})),
			made.flatMap(({ id, lines }) => lines.map((line) => ({ settlementId: id, ...line }))),
		);
		await tell(queries, { services, month, made, memberId, now });
		await recordAudit(queries, {
			...{ event: 'settlement.month-closed', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['settlement-month', month], details: { ...seen, commissionWon: sum.commissionWon } },
		});
		return accept({});
	});
}

type Told = Pick<MemberContext, 'services' | 'memberId' | 'now'> & {
	month: string;
	made: readonly { id: string; number: string; organisationId: string }[];
};

/** Those who see the figures of the business, by the bell and by mail. */
async function tell(queries: Transaction, { services, month, made, memberId, now }: Told): Promise<void> {
	const ids = made.map(({ organisationId }) => organisationId);
	const [names, readers] = [
		await findBusinesses(queries, ids, 'ko'),
		await findRecipientsOf(queries, ids, rolesWith('settlement.see')),
	];
	const ofHouse = (organisationId: string) => readers.filter((one) => one.organisationId === organisationId);
	await recordEvents(
		queries,
		made.map(({ id, number, organisationId }) => ({
			...{ kind: 'settlement.ready' as const, subject: ['settlement', id] as const, at: now },
			...{ actor: 'operator' as const, actorId: memberId, facts: { number, month } },
			parties: { otherIds: ofHouse(organisationId).map((one) => one.id) },
		})),
	);
	const mails: NewMail[] = [];
	for (const { id, number, organisationId } of made)
		for (const { id: readerId, email: address, locale } of ofHouse(organisationId))
			mails.push({
				...{ memberId: readerId, address, locale, template: 'settlement-closed' },
				data: {
					...{ business: names.get(organisationId) ?? '', month, number },
					link: `${services.origin}${consolePages.settlements.path}/${id}`,
				},
			});
	await queueMails({ queries, keys: services.keys }, mails);
}
