import { refuse } from '#domain/kernel/result.ts';
import { refusalByBounds, type Wished } from '#domain/reservation/open-bounds.ts';
import type { Transaction } from '#server/queries.ts';
import { findHeldOf, lockBuyer } from './open-bounds.repo.ts';

type Asked = { memberId: string; wished: Wished; now: Date };

/**
 * Why a member may not hold this as well; undefined where they may. Holds the member's row until the transaction ends, so
 * that of forty at once each counts those before it; comes before any other lock.
 */
export async function refuseByBounds(work: Transaction, { memberId, wished, now }: Asked) {
	const buyer = await lockBuyer(work, memberId);
	if (!buyer || buyer.reservesFreely) return undefined;
	const refused = refusalByBounds(await findHeldOf(work, memberId, now), wished, { isProved: buyer.isProved, now });
	if (!refused) return undefined;
	const { refusal, ...more } = refused;
	return refuse(refusal, more);
}
