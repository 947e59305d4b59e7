import { isDeepStrictEqual } from 'node:util';
import { mostPayouts, type settlementEndpoints } from '#contract/api/settlement.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { openWonOf, payoutFaults, signedWon } from '#domain/settlement/payout.ts';
import { freeLineOfPayout } from '#server/features/bank/bank-payout.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findRecipients } from '#server/features/organisation/staff.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { findPayout, findPayouts, insertPayout, lockSettlement, type PayoutRow, reversePayout } from './payout.repo.ts';
import { findBusinesses } from './settlement.repo.ts';

type Recorded = InputOf<(typeof settlementEndpoints)['POST /api/settlements/:id/payouts']>;
type Reversed = InputOf<(typeof settlementEndpoints)['POST /api/settlements/:id/payouts/:payoutId/reversal']>;

/** That a statement was paid, behind the lock on it and with what was seen to be open. The key is its id. */
export async function recordPayout(own: MemberContext, { params: { id }, body }: Recorded) {
	const { services, memberId, now } = own;
	const late = requireRecentSignIn(own);
	if (late) return late;
	const { key, seen, won, ...said } = body;
	return services.transact(async (work) => {
		const row = await lockSettlement(work, id);
		if (!row) return refuse('not-found');
		const known = await findPayout(work, key);
		if (known) return isSame(known, { id, won, ...said }) ? accept({}) : refuse('key-reused');
		if (openWonOf(row) !== seen.openWon) return refuse('changed-since');
		if ((await findPayouts(work, id)).length >= mostPayouts) return refuse('not-allowed');
		const faults = payoutFaults({ won, paidOn: said.paidOn }, { ...row, now });
		if (faults.length > 0) return refuse('invalid-input', { faults });
		const payout = { id: key, settlementId: id, ...said, won: signedWon(won, row) };
		await insertPayout(work, { ...payout, recordedAt: now, recordedBy: memberId });
		await tellPayout(work, own, { statement: row, payout, kind: 'settlement.paid-out', reason: '' });
		return accept({});
	});
}

type Said = { id: string; won: number } & Pick<PayoutRow, 'way' | 'paidOn' | 'reference' | 'note'>;

const isSame = ({ settlementId, way, won, paidOn, reference, note }: PayoutRow, said: Said): boolean =>
	isDeepStrictEqual({ id: settlementId, way, won: Math.abs(won), paidOn, reference, note }, said);

/** It was recorded wrongly: it stays to be read with the reason, and the statement is open again by as much. */
export async function takeBackPayout(own: MemberContext, { params: { id, payoutId }, body: { reason } }: Reversed) {
	const { services, memberId, now } = own;
	const late = requireRecentSignIn(own);
	if (late) return late;
	return services.transact(async (work) => {
		const row = await lockSettlement(work, id);
		const payout = row && (await findPayout(work, payoutId));
		if (!row || payout?.settlementId !== id) return refuse('not-found');
		if (payout.reversedAt) return accept({});
		await freeLineOfPayout(work, payoutId);
		await reversePayout(work, payout, { at: now, by: memberId, reason });
		await tellPayout(work, own, { statement: row, payout, kind: 'settlement.payout-reversed', reason });
		return accept({});
	});
}

type Happened = {
	statement: NonNullable<Awaited<ReturnType<typeof lockSettlement>>>;
	payout: Pick<PayoutRow, 'id' | 'way' | 'won' | 'paidOn' | 'reference'>;
	kind: 'settlement.paid-out' | 'settlement.payout-reversed';
	reason: string;
};

/** For the trail, and to those who see the figures of the business by the bell and by mail. */
async function tellPayout(work: Transaction, own: MemberContext, { statement, payout, kind, reason }: Happened) {
	const { services, memberId: actorId, now: at } = own;
	const { id, number, month, organisationId } = statement;
	const { way, won, paidOn, reference } = payout;
	const readers = await findRecipients(work, organisationId, rolesWith('settlement.see'));
	const cause = await recordEvent(work, {
		...{ kind, subject: ['settlement', id], actor: 'operator', actorId, at },
		parties: { otherIds: readers.map((reader) => reader.id) },
		facts: { number, month, way, won, on: paidOn, reference, ...(reason !== '' && { reason }) },
	});
	const business = (await findBusinesses(work, [organisationId], 'ko')).get(organisationId) ?? '';
	const stage =
		kind === 'settlement.payout-reversed' ? 'reversed' : way === 'offset' ? 'offset' : won > 0 ? 'paid' : 'received';
	const link = `${services.origin}${consolePages.settlements.path}/${id}`;
	await queueMails(
		{ queries: work, keys: services.keys, cause },
		readers.map(({ id: memberId, email: address, locale }) => ({
			...{ memberId, address, locale, template: 'settlement-payout' as const },
			data: { business, month, number, stage, won: Math.abs(won), paidOn, reference, reason, link },
		})),
	);
}
