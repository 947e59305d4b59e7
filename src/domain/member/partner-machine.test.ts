import { expect, test } from 'vitest';
import { cooperativeStatuses } from './group.ts';
import { movedPartner, type PartnerMove, partnerMoves } from './partner-machine.ts';

test('a cooperative sign-up is approved or refused while it waits, and may be applied for again when refused', () => {
	const moves = Object.keys(partnerMoves) as PartnerMove[];
	const table = [...cooperativeStatuses, null].map((status) => moves.map((move) => movedPartner(status, move)));
	expect(moves).toEqual(['apply', 'approve', 'refuse']);
	expect(table).toEqual([
		[undefined, 'COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED'],
		[undefined, undefined, undefined],
		['COOPERATIVE_REQ', undefined, undefined],
		[undefined, undefined, undefined],
	]);
});
