import { describe, expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import type { Viewer } from '../member/access.ts';
import { duties } from './duties.ts';
import { agencyId, type Role, roles, type Work } from './organisation.ts';
import {
	mayDo,
	mayRevoke,
	maySeeStaff,
	organisationsWhere,
	ownBusinessOf,
	type Right,
	rights,
	rolesWith,
	worksFor,
} from './rights.ts';

const working = (...works: Work[]): Viewer => ({ ...viewerOf('m', 'GR0300'), works });
const at = (organisationId: string, role: Role, status: Work['status'] = 'approved'): Work => ({
	...{ organisationId, role, status },
});

/** Written out by hand: whoever gives a role more has to say so here. */
const table: Record<Right, Role[]> = {
	'reservation.see': ['owner', 'manager', 'desk', 'guide'],
	'reservation.export': ['owner', 'manager', 'desk'],
	'reservation.answer': ['owner', 'manager', 'desk'],
	'guest.reveal': ['owner', 'manager', 'desk'],
	'arrival.note': ['owner', 'manager', 'desk', 'guide'],
	'payment.record': ['owner', 'manager', 'desk'],
	'thread.write': ['owner', 'manager', 'desk', 'interpreter'],
	'product.edit': ['owner', 'manager'],
	'profile.edit': ['owner', 'manager'],
	'rating.reply': ['owner', 'manager', 'desk'],
	'matching.answer': ['owner', 'manager', 'desk'],
	'consultation.answer': ['owner', 'manager', 'desk'],
	'video.hold': ['owner', 'manager', 'interpreter'],
	'vault.read': ['owner', 'manager'],
	'figures.see': ['owner', 'manager'],
	'settlement.see': ['owner', 'manager'],
	'business.edit': ['owner'],
	'staff.manage': ['owner'],
	'key.manage': ['owner'],
};

describe.each(rights)('%s', (right) => {
	test('is of the roles that the table says, where they work and nowhere else', () => {
		const may = roles.filter((role) => mayDo(working(at('own', role)), right, 'own'));
		expect(may).toEqual(table[right]);
		for (const role of roles)
			for (const elsewhere of ['foreign', '', 'own%', agencyId])
				expect(mayDo(working(at('own', role)), right, elsewhere), `${role} ${elsewhere}`).toBe(false);
		expect(rolesWith(right)).toEqual(table[right]);
	});

	test('is nobody’s who is not logged in, works nowhere, or for a business that is closed', () => {
		expect(mayDo(null, right, 'own')).toBe(false);
		expect(mayDo(working(), right, 'own')).toBe(false);
		expect(mayDo(working(at('own', 'owner', 'closed')), right, 'own')).toBe(false);
	});

	test('waits for the approval, but for what prepares the business', () => {
		const isOpen = right === 'business.edit' || right === 'profile.edit';
		for (const status of ['applied', 'refused'] as const)
			expect(mayDo(working(at('own', 'owner', status)), right, 'own'), status).toBe(isOpen);
	});

	test('stays with who works for a suspended house, but for what it would publish', () => {
		const isPublishing = right === 'product.edit' || right === 'profile.edit';
		expect(mayDo(working(at('own', 'owner', 'suspended')), right, 'own')).toBe(!isPublishing);
		// The agency answers in its stead.
		expect(mayDo(working(at(agencyId, 'owner')), right, 'own')).toBe(true);
	});

	const isOfDuty = right === 'figures.see' || right === 'settlement.see';
	test('of an operator holds for every organisation, as wide as their role or their duties at the agency', () => {
		for (const role of ['owner', 'manager', 'desk'] as const)
			for (const organisation of ['anybody', agencyId])
				expect(mayDo(working(at(agencyId, role)), right, organisation), role).toBe(
					isOfDuty || table[right].includes(role),
				);
		// Its guides and interpreters work for its own guests.
		for (const role of ['guide', 'interpreter'] as const) {
			expect(mayDo(working(at(agencyId, role)), right, 'anybody')).toBe(false);
			expect(mayDo(working(at(agencyId, role)), right, agencyId)).toBe(table[right].includes(role));
		}
	});
});

test('one person in two organisations is in each what they are there', () => {
	const both = working(at('clinic', 'desk'), at('walks', 'guide'), at('stays', 'interpreter'));
	expect(organisationsWhere(both, 'reservation.see')).toEqual(['clinic', 'walks']);
	expect(organisationsWhere(both, 'payment.record')).toEqual(['clinic']);
	expect(organisationsWhere(both, 'thread.write')).toEqual(['clinic', 'stays']);
	expect(organisationsWhere(both, 'staff.manage')).toEqual([]);
	expect(worksFor(both, 'stays')).toBe(true);
	expect(worksFor(both, 'rival')).toBe(false);
	expect(worksFor(null, 'stays')).toBe(false);
});

test('keys are taken away and people seen by the house itself and by operators who look after houses', () => {
	const both = (viewer: Viewer, organisationId: string) => [
		mayRevoke(viewer, organisationId),
		maySeeStaff(viewer, organisationId),
	];
	for (const role of ['owner', 'manager', 'desk'] as const) {
		expect(both(working(at(agencyId, role)), 'anybody'), role).toEqual([true, true]);
		for (const duty of duties) {
			const colleague = working({ ...at(agencyId, role), duties: [duty] });
			const may = role === 'owner' || duty === 'houses';
			expect(both(colleague, 'anybody'), `${role} ${duty}`).toEqual([may, may]);
			// At the agency itself they are at home.
			expect(both(colleague, agencyId), `${role} ${duty}`).toEqual([true, true]);
		}
	}
	for (const role of ['guide', 'interpreter'] as const) {
		expect(mayRevoke(working(at(agencyId, role)), 'anybody'), role).toBe(false);
		expect(maySeeStaff(working(at(agencyId, role)), 'anybody'), role).toBe(false);
	}
	expect(mayRevoke(working(at('own', 'owner')), 'own')).toBe(true);
	expect(mayRevoke(working(at('own', 'manager')), 'own')).toBe(false);
	expect(mayRevoke(working(at('own', 'owner')), 'foreign')).toBe(false);
	expect(maySeeStaff(working(at('own', 'guide')), 'own')).toBe(true);
	expect(maySeeStaff(working(at('own', 'guide')), 'foreign')).toBe(false);
	expect(mayRevoke(null, 'own') || maySeeStaff(null, 'own')).toBe(false);
});

test('a key has what it was given, as far as the role goes', () => {
	const by = (role: Role, ...only: Right[]) => working({ ...at('own', role), only });
	expect(mayDo(by('owner', 'reservation.see'), 'reservation.see', 'own')).toBe(true);
	expect(mayDo(by('owner', 'reservation.see'), 'reservation.answer', 'own')).toBe(false);
	expect(mayDo(by('guide', 'product.edit'), 'product.edit', 'own')).toBe(false);
	expect(rights.filter((right) => mayDo(by('owner'), right, 'own'))).toEqual([]);
});

test('an operator sees figures and settlements of every house only where they look after reports or money', () => {
	const seen = (role: Role, ...duties: string[]) =>
		(['figures.see', 'settlement.see'] as const).filter((right) =>
			mayDo(working({ ...at(agencyId, role), duties }), right, 'house'),
		);
	for (const role of ['manager', 'desk'] as const) {
		expect(seen(role, 'content'), role).toEqual([]);
		expect(seen(role, 'reports'), role).toEqual(['figures.see']);
		expect(seen(role, 'money'), role).toEqual(['settlement.see']);
	}
	expect(seen('owner')).toEqual(['figures.see', 'settlement.see']);
});

test('several rights are of those who have them all', () => {
	expect(rolesWith('thread.write', 'reservation.answer')).toEqual(['owner', 'manager', 'desk']);
	expect(rolesWith('arrival.note', 'reservation.see')).toEqual(['owner', 'manager', 'desk', 'guide']);
});

test('a business is looked after where its right is: the one that is named, else the first; the agency is none', () => {
	const owner = working(at(agencyId, 'owner'), at('shut', 'owner', 'suspended'), at('open', 'owner'), at('b', 'desk'));
	const own = working(at('shut', 'owner', 'suspended'), at('open', 'owner'), at('b', 'desk'));
	expect([ownBusinessOf(own, 'business.edit'), ownBusinessOf(own, 'profile.edit')]).toEqual(['shut', 'open']);
	expect(ownBusinessOf(own, 'business.edit', 'open')).toBe('open');
	for (const named of ['b', 'of-others', agencyId]) expect(ownBusinessOf(own, 'profile.edit', named)).toBeUndefined();
	expect(ownBusinessOf(own, 'profile.edit', 'shut')).toBeUndefined();
	expect([ownBusinessOf(owner, 'business.edit'), ownBusinessOf(owner, 'business.edit', agencyId)]).toEqual([
		...['shut', undefined],
	]);
});
