import { describe, expect, test } from 'vitest';
import type { Viewer } from '../member/access.ts';
import { groupCodes } from '../member/group.ts';
import { countErrands, type Errand, errandKindsOf, houseOf, inErrandOrder } from './errand.ts';

const errand = (kind: Errand['kind'], until: string | null, id = 'a'): Errand => ({
	kind,
	id,
	until: until === null ? null : new Date(until),
});

test('what ends first comes first, what has no end last, and a tie is broken by the kind', () => {
	const given = [
		errand('read-message', null),
		errand('transfer', '2026-11-20T00:00:00Z'),
		errand('read-guest', null),
		errand('answer-request', '2026-11-18T00:00:00Z'),
		errand('take-offer', '2026-11-18T00:00:00Z'),
		errand('transfer', '2026-11-10T00:00:00Z', 'overdue'),
	];
	expect(inErrandOrder(given).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
		'transfer overdue',
		'take-offer a',
		'answer-request a',
		'transfer a',
		'read-message a',
		'read-guest a',
	]);
});

test('each side has its own count', () => {
	expect(countErrands([{ kind: 'transfer' }, { kind: 'take-offer' }, { kind: 'answer-change' }])).toEqual({
		guest: 2,
		house: 1,
	});
	expect(countErrands([])).toEqual({ guest: 0, house: 0 });
});

test('a refund waits for the operators alone, whoever keeps the house', () => {
	expect(errandKindsOf('unkept')).toContain('refund');
	expect(errandKindsOf('own')).not.toContain('refund');
	expect(errandKindsOf('own')).toContain('answer-request');
	expect(errandKindsOf(undefined)).toEqual(['take-offer', 'transfer', 'slip-refused', 'read-message']);
});

describe('a house', () => {
	const viewer = (rest: Partial<Viewer>): Viewer => ({
		id: 'x',
		name: 'X',
		group: groupCodes.general,
		cooperative: null,
		...rest,
	});
	test('is an approved partner’s own, or what nobody keeps for an operator, and nobody else has one', () => {
		expect(houseOf(viewer({}))).toBeUndefined();
		expect(houseOf(viewer({ group: groupCodes.cooperative, cooperative: 'COOPERATIVE_REQ' }))).toBeUndefined();
		expect(houseOf(viewer({ group: groupCodes.cooperative, cooperative: 'COOPERATIVE_MEMBER' }))).toBe('own');
		expect(houseOf(viewer({ group: groupCodes.operator }))).toBe('unkept');
	});
});
