import { expect, test } from 'vitest';
import { cooperativeStatuses } from '../member/group.ts';
import type { OrganisationStatus } from './organisation.ts';
import {
	cooperativeStatusOf,
	type HouseMove,
	houseMoves,
	houseStandingOf,
	movedHouse,
	organisationStatusOf,
} from './organisation-status.ts';

const every: OrganisationStatus[] = ['applied', 'approved', 'refused', 'suspended', 'closed'];

test('an approved house is suspended, a suspended one restored, and nothing else', () => {
	const moves = Object.keys(houseMoves) as HouseMove[];
	const allowed = moves.flatMap((move) => every.flatMap((from) => (movedHouse(from, move) ? [`${move} ${from}`] : [])));
	expect(allowed).toEqual(['suspend approved', 'restore suspended']);
	expect(movedHouse('approved', 'suspend')).toBe('suspended');
	expect(movedHouse('suspended', 'restore')).toBe('approved');
});

test('to the specification a suspended house has been approved', () => {
	expect(every.map((status) => cooperativeStatusOf(status))).toEqual([
		...['COOPERATIVE_REQ', 'COOPERATIVE_MEMBER', 'COOPERATIVE_REFUSED', 'COOPERATIVE_MEMBER', null],
	]);
	for (const status of cooperativeStatuses) expect(cooperativeStatusOf(organisationStatusOf(status))).toBe(status);
});

test('a house is open while an owner of it can log in', () => {
	expect(houseStandingOf({ status: 'approved', activeOwners: 1 })).toBe('open');
	expect(houseStandingOf({ status: 'approved', activeOwners: 0 })).toBe('ownerless');
	expect(houseStandingOf({ status: 'suspended', activeOwners: 0 })).toBe('suspended');
	expect(houseStandingOf({ status: 'closed', activeOwners: 2 })).toBe('closed');
	expect(houseStandingOf({ status: 'applied', activeOwners: 1 })).toBeUndefined();
	expect(houseStandingOf({ status: 'refused', activeOwners: 1 })).toBeUndefined();
});
