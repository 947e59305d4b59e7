import { describe, expect, test } from 'vitest';
import { isLastOwner } from './last-owner.ts';
import { agencyId, type Role, roles } from './organisation.ts';
import { groupOf, isRoleMixed, workBlock } from './staff-rules.ts';

const at = (organisationId: string, role: Role) => ({ organisationId, role, status: 'approved' as const });

describe('beginning to work somewhere', () => {
	test('is open to everybody who does not work there yet, however many places they work at', () => {
		expect(workBlock([], at('clinic', 'desk'))).toBeUndefined();
		const many = Array.from({ length: 12 }, (_, nth) => at(`clinic-${nth}`, 'interpreter'));
		expect(workBlock(many, at('clinic', 'interpreter'))).toBeUndefined();
		expect(workBlock([at('clinic', 'guide')], at('clinic', 'owner'))).toBe('works-already');
	});

	test('an operator works for the agency alone; its guides and interpreters anywhere', () => {
		expect(workBlock([at(agencyId, 'desk')], at('clinic', 'interpreter'))).toBe('agency-alone');
		expect(workBlock([at('clinic', 'interpreter')], at(agencyId, 'manager'))).toBe('agency-alone');
		expect(workBlock([at(agencyId, 'guide')], at('clinic', 'owner'))).toBeUndefined();
		expect(workBlock([at('clinic', 'owner')], at(agencyId, 'interpreter'))).toBeUndefined();
		expect(workBlock([], at(agencyId, 'owner'))).toBeUndefined();
	});

	test('nor becomes somebody an operator who works elsewhere, or works elsewhere as what they are', () => {
		const both = [at(agencyId, 'guide'), at('clinic', 'guide')];
		expect(isRoleMixed(both, at(agencyId, 'desk'))).toBe(true);
		expect(isRoleMixed(both, at(agencyId, 'interpreter'))).toBe(false);
		expect(isRoleMixed(both, at('clinic', 'owner'))).toBe(false);
	});
});

test('the group follows from where somebody works', () => {
	expect(groupOf([at(agencyId, 'owner')], null)).toBe('GR0100');
	expect(groupOf([at(agencyId, 'guide')], null)).toBe('GR0300');
	expect(groupOf([at('clinic', 'owner')], 'COOPERATIVE_MEMBER')).toBe('GR0200');
	expect(groupOf([], 'COOPERATIVE_REFUSED')).toBe('GR0200');
	expect(groupOf([at('clinic', 'manager')], null)).toBe('GR0300');
});

test('the last owner is an owner without others, and nobody else is', () => {
	for (const role of roles) {
		expect(isLastOwner({ role, otherOwners: 0 })).toBe(role === 'owner');
		expect(isLastOwner({ role, otherOwners: 1 })).toBe(false);
	}
});
