import { expect, test } from 'vitest';
import {
	applicationMoment,
	applicationStands,
	movedPartner,
	type PartnerMove,
	partnerMoves,
	standOf,
	statusOfStand,
} from './partner-machine.ts';

test('an application is asked about, approved or refused until it is decided, and sent again when asked about or refused; a refusal is taken back', () => {
	const moves = Object.keys(partnerMoves) as PartnerMove[];
	const table = [...applicationStands, null].map((stand) => moves.map((move) => movedPartner(stand, move)));
	expect(moves).toEqual(['apply', 'ask', 'approve', 'refuse', 'reopen']);
	expect(table).toEqual([
		[undefined, 'MORE_ASKED', 'COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED', undefined],
		[undefined, undefined, undefined, undefined, undefined],
		['COOPERATIVE_REQ', undefined, undefined, undefined, 'COOPERATIVE_REQ'],
		['COOPERATIVE_REQ', 'MORE_ASKED', 'COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED', undefined],
		[undefined, undefined, undefined, undefined, undefined],
	]);
});

test('who was asked for more has still applied; a question about what was decided since counts no more', () => {
	const moreAskedAt = new Date('2026-11-18T00:00:00Z');
	expect(standOf({ status: 'COOPERATIVE_REQ', moreAskedAt: null })).toBe('COOPERATIVE_REQ');
	expect(standOf({ status: 'COOPERATIVE_REQ', moreAskedAt })).toBe('MORE_ASKED');
	expect(statusOfStand('MORE_ASKED')).toBe('COOPERATIVE_REQ');
	for (const status of ['COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED', null] as const)
		expect(standOf({ status, moreAskedAt })).toBe(status);
	for (const stand of ['COOPERATIVE_REQ', 'COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED'] as const)
		expect(statusOfStand(stand)).toBe(stand);
});

test('what was seen of an application is another with everything that is sent, changed or asked', () => {
	const at = (day: number) => new Date(Date.UTC(2026, 10, day));
	expect(applicationMoment({ appliedAt: at(1), moreAskedAt: null, factsChangedAt: null })).toEqual(at(1));
	expect(applicationMoment({ appliedAt: at(1), moreAskedAt: null, factsChangedAt: at(2) })).toEqual(at(2));
	expect(applicationMoment({ appliedAt: at(1), moreAskedAt: at(3), factsChangedAt: at(2) })).toEqual(at(3));
	expect(applicationMoment({ appliedAt: at(4), moreAskedAt: at(3), factsChangedAt: at(2) })).toEqual(at(4));
});
