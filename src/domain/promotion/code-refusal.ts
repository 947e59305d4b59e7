import { type Promotion, promotionState, usesLeft } from './promotion.ts';
import { isFullyStated } from './promotion-statement.ts';

type Found = Promotion & { texts: Parameters<typeof isFullyStated>[0]['texts']; usedByMember: number };

/**
 * Why a code is worth nothing; undefined where it is. Whoever guesses learns nothing: what has not begun is answered like
 * no code at all.
 */
export function codeRefusal(found: Found | undefined, now: Date): 'code-unknown' | 'promotion-over' | undefined {
	const state = found && promotionState(found, now);
	if (!found || !isFullyStated(found) || state === 'coming') return 'code-unknown';
	const isUsedUp = found.memberLimit !== null && found.usedByMember >= found.memberLimit;
	return state === 'ended' || usesLeft(found) === 0 || isUsedUp ? 'promotion-over' : undefined;
}
