import { mostPayouts, type SettlementPayout } from '#contract/api/settlement.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { looksAfter } from '#domain/member/access.ts';
import { openWonOf } from '#domain/settlement/payout.ts';
import { findLineDays } from '#server/features/bank/bank-payout.repo.ts';
import { findBankAccount } from '#server/features/partner/partner.repo.ts';
import { maskedAccount } from '#server/masked-account.ts';
import type { MemberContext } from '#server/member-context.ts';
import { maySee } from './list-settlements.ts';
import { findPayouts, type PayoutRow } from './payout.repo.ts';
import { findSettlement } from './settlement.repo.ts';

type Seen = NonNullable<SettlementPayout['bank']> | null;

const viewOf = ({ id, way, won, paidOn, reference, note, ...row }: PayoutRow, bank: Seen): SettlementPayout => ({
	...{ id, way, won, paidOn, reference, note, recordedAt: row.recordedAt.toISOString(), bank },
	reversed: row.reversedAt && { at: row.reversedAt.toISOString(), reason: row.reversalReason ?? '' },
});

/** What was paid of a statement, in the order of its days. Who recorded it is in the trail. */
export async function readPayouts({ queries, services, viewer }: MemberContext, { id }: { id: string }) {
	const row = await findSettlement(queries, id, 'ko');
	if (!row || !maySee(viewer, row.organisationId)) return refuse('not-found');
	const canRecord = looksAfter(viewer, 'money');
	const rows = (await findPayouts(queries, id)).slice(0, mostPayouts);
	const lines = await findLineDays(
		queries,
		rows.flatMap(({ bankLineId }) => bankLineId ?? []),
	);
	const payouts = rows.map((one) => {
		const line = lines.get(one.bankLineId ?? '');
		return viewOf(one, line ? { on: line.on, statementId: canRecord ? line.statementId : null } : null);
	});
	const account = maskedAccount(services.keys, row.organisationId, await findBankAccount(queries, row.organisationId));
	return accept({ payouts, openWon: openWonOf(row), account, canRecord });
}
