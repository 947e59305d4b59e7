import { describe, expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import type { Viewer } from '../member/access.ts';
import { agencyId, type Role } from '../organisation/organisation.ts';
import { countErrands, type Errand, errandKindsOf, housesOf, inErrandOrder } from './errand.ts';

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

const owner = viewerOf('house', 'GR0200', 'COOPERATIVE_MEMBER');
const operator = viewerOf('op', 'GR0100');
const guests = ['take-offer', 'transfer', 'slip-refused', 'answer-price', 'pick-date', 'give-account', 'read-message'];

test('a refund waits for the operators alone, whoever keeps the house', () => {
	expect(errandKindsOf(operator)).toContain('refund');
	expect(errandKindsOf(owner)).not.toContain('refund');
	expect(errandKindsOf(owner)).toContain('answer-request');
	expect(errandKindsOf(viewerOf('x', 'GR0300'))).toEqual(guests);
});

describe('a house', () => {
	test('is where somebody works and may, what the agency keeps for an operator, and nobody else has one', () => {
		const housesOfAll = (viewer: Viewer) => housesOf(viewer, 'answer-request');
		expect(housesOfAll(viewerOf('x', 'GR0300'))).toEqual([]);
		expect(housesOfAll(viewerOf('x', 'GR0200', 'COOPERATIVE_REQ'))).toEqual([]);
		expect(housesOfAll(owner)).toEqual(['house']);
		expect(housesOfAll(operator)).toEqual([agencyId]);
	});
	test('waits for each of its staff with what they may do', () => {
		const kindsFor = (role: Role) =>
			errandKindsOf(viewerOf('house', 'GR0200', 'COOPERATIVE_MEMBER', role)).filter((kind) => !guests.includes(kind));
		expect(kindsFor('desk')).toEqual([
			'answer-request',
			'answer-change',
			'answer-needs',
			'answer-outcome',
			'read-guest',
		]);
		expect(kindsFor('guide')).toEqual([]);
		expect(kindsFor('interpreter')).toEqual([]);
	});
});
