import { mostPayouts, type SettlementPayout } from '#contract/api/settlement.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { admit } from '#domain/member/access.ts';
import { openWonOf } from '#domain/settlement/payout.ts';
import type { MemberContext } from '#server/member-context.ts';
import { maySee } from './list-settlements.ts';
import { findPayouts, type PayoutRow } from './payout.repo.ts';
import { findSettlement } from './settlement.repo.ts';

const viewOf = ({ id, way, won, paidOn, reference, note, ...row }: PayoutRow): SettlementPayout => ({
	...{ id, way, won, paidOn, reference, note, recordedAt: row.recordedAt.toISOString() },
	reversed: row.reversedAt && { at: row.reversedAt.toISOString(), reason: row.reversalReason ?? '' },
});

/** What was paid of a statement, in the order of its days. Who recorded it is in the trail. */
export async function readPayouts({ queries, viewer }: MemberContext, { id }: { id: string }) {
	const row = await findSettlement(queries, id, 'ko');
	if (!row || !maySee(viewer, row.organisationId)) return refuse('not-found');
	const payouts = (await findPayouts(queries, id)).slice(0, mostPayouts).map(viewOf);
	return accept({ payouts, openWon: openWonOf(row), canRecord: admit('operator', viewer) === 'admitted' });
}
