import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admit, looksAfter, type Viewer } from '../member/access.ts';
import {
	areSameDuties,
	canBeNarrowed,
	type Duty,
	duties,
	dutiesAfter,
	dutiesIn,
	dutiesText,
	isOnDuty,
	storedDuties,
} from './duties.ts';
import { agencyId, type Role, roles, type Work } from './organisation.ts';

const atAgency = (role: Work['role'], only?: Duty[] | null): Work[] => [
	{ organisationId: agencyId, role, status: 'approved', ...(only !== undefined && { duties: only }) },
];

test('whose duties were never narrowed looks after everything, an owner whatever was said of them', () => {
	for (const duty of duties) {
		expect(isOnDuty(atAgency('desk'), duty)).toBe(true);
		expect(isOnDuty(atAgency('manager', null), duty)).toBe(true);
		expect(isOnDuty(atAgency('owner', []), duty)).toBe(true);
		expect(isOnDuty(atAgency('desk', []), duty)).toBe(false);
		expect(isOnDuty([], duty)).toBe(false);
		expect(isOnDuty([{ organisationId: 'house', role: 'owner', status: 'approved' }], duty)).toBe(false);
	}
});

test('of several duties one will do, and none opens the other', () => {
	expect(isOnDuty(atAgency('desk', ['money']), ['houses', 'money'])).toBe(true);
	expect(isOnDuty(atAgency('desk', ['trust']), ['houses', 'money'])).toBe(false);
	for (const own of duties)
		for (const other of duties) expect(isOnDuty(atAgency('desk', [own]), other), `${own} ${other}`).toBe(own === other);
});

test('a duty opens nothing to who is no operator', () => {
	const guide: Viewer = { id: 'm', name: 'Mina', group: 'GR0300', cooperative: null, works: atAgency('guide') };
	expect(looksAfter(guide, 'money')).toBe(false);
	expect(looksAfter(null, 'money')).toBe(false);
	expect(admit('operator', null, 'money')).toBe('login-required');
	expect(admit('operator', { ...guide, group: 'GR0100', works: atAgency('desk', []) }, 'money')).toBe('not-found');
	expect(admit('operator', { ...guide, group: 'GR0100', works: atAgency('desk', []) }, null)).toBe('admitted');
});

test('only operators who are no owners can be narrowed', () => {
	expect(roles.filter((role) => canBeNarrowed({ organisationId: agencyId, role }))).toEqual(['manager', 'desk']);
	expect(roles.filter((role) => canBeNarrowed({ organisationId: 'house', role }))).toEqual([]);
	expect(storedDuties(['money'], { organisationId: 'house', role: 'desk' })).toBeNull();
	expect(storedDuties(['money'], { organisationId: agencyId, role: 'owner' })).toBeNull();
});

test('another role gives nobody what no owner gave them', () => {
	const after = (role: Role, had: Duty[] | null, next: Role) =>
		dutiesAfter({ organisationId: agencyId, role, duties: had }, next);
	expect(after('desk', ['money'], 'manager')).toEqual(['money']);
	expect(after('manager', null, 'desk')).toBeNull();
	expect(after('desk', [], 'owner')).toBeNull();
	expect(after('owner', null, 'desk')).toEqual([]);
	expect(after('guide', null, 'desk')).toEqual([]);
	expect(after('interpreter', null, 'manager')).toEqual([]);
	expect(dutiesAfter({ organisationId: 'house', role: 'guide', duties: null }, 'desk')).toBeNull();
});

test('however they are said, they are kept in one way and come back from their text', () => {
	const desk = { organisationId: agencyId, role: 'desk' } as const;
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...duties)), (said) => {
			const kept = storedDuties(said, desk);
			expect(areSameDuties(kept, storedDuties([...said].reverse(), desk))).toBe(true);
			expect(dutiesIn(dutiesText(kept))).toEqual(kept);
			for (const duty of duties) expect(isOnDuty(atAgency('desk', kept), duty)).toBe(said.includes(duty));
		}),
	);
	expect(storedDuties([...duties], desk)).toBeNull();
	expect(areSameDuties(null, [])).toBe(false);
	expect(areSameDuties(['money'], ['trust'])).toBe(false);
});
