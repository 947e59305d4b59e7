import { expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import type { Viewer } from '../member/access.ts';
import { agencyId } from '../organisation/organisation.ts';
import { fileUses, isPrivate } from './file.ts';
import { type FileGrant, mayGrant, toAgency, toEveryone, toOrganisation } from './file-grant.ts';
import { mayRead, traceOf } from './may-read.ts';

const working = (id: string, ...organisationIds: string[]): Viewer => ({
	...viewerOf(id, 'GR0300'),
	works: organisationIds.map((organisationId) => ({ organisationId, role: 'owner', status: 'approved' })),
});
const people: Record<string, Viewer | null> = {
	visitor: null,
	owner: working('owner', 'owners'),
	partner: working('partner', 'clinic', 'spa'),
	stranger: working('stranger', 'others'),
	general: viewerOf('general', 'GR0300'),
	operator: viewerOf('operator', 'GR0100'),
};
const now = new Date('2026-05-04T03:00:00Z');
const subject = { subjectKind: 'reservation', subjectId: 'r1' } as const;

const answers = (grants: FileGrant[], { isSubjectShown = true, at = now } = {}) =>
	Object.fromEntries(
		Object.entries(people)
			.map(([name, reader]) => {
				const facts = grants.map((grant) => ({ ...grant, isSubjectShown }));
				return [name, mayRead({ ownerId: 'owner', grants: facts }, reader, at)] as const;
			})
			.filter(([, answer]) => answer !== 'nobody'),
	);

test('without a grant a file is its owner’s alone, operators included', () => {
	expect(answers([])).toEqual({ owner: 'viewer' });
});

test('a grant is for whom it names: a member, whoever works for an organisation, the agency', () => {
	expect(answers([{ granteeKind: 'member', granteeId: 'general', ...subject, endsAt: null }])).toEqual({
		owner: 'viewer',
		general: 'viewer',
	});
	expect(answers([toOrganisation('clinic', subject)])).toEqual({ owner: 'viewer', partner: 'viewer' });
	expect(answers([toAgency(subject)])).toEqual({ owner: 'viewer', operator: 'viewer' });
	expect(answers([toAgency(subject), toOrganisation('others', subject)])).toEqual({
		owner: 'viewer',
		stranger: 'viewer',
		operator: 'viewer',
	});
});

test('of an organisation those see a file who have the right there that it is for', () => {
	const clerk: Viewer = {
		...working('clerk'),
		works: [{ organisationId: 'clinic', role: 'guide', status: 'approved' }],
	};
	const isSeen = (subjectKind: FileGrant['subjectKind'], reader: Viewer) =>
		mayRead(
			{
				ownerId: 'owner',
				grants: [{ ...toOrganisation('clinic', { subjectKind, subjectId: 'x' }), isSubjectShown: false }],
			},
			reader,
			now,
		) === 'viewer';
	const kinds = ['reservation', 'provider', 'partner'] as const;
	expect(kinds.map((kind) => isSeen(kind, clerk))).toEqual([true, false, false]);
	expect(kinds.map((kind) => isSeen(kind, working('partner', 'clinic')))).toEqual([true, true, true]);
});

test('of the agency those see papers and photos who look after houses and members', () => {
	const clerk: Viewer = {
		...viewerOf('clerk', 'GR0100'),
		works: [{ organisationId: agencyId, role: 'desk', status: 'approved', duties: ['houses'] }],
	};
	const isSeen = (subjectKind: FileGrant['subjectKind']) =>
		mayRead(
			{ ownerId: 'owner', grants: [{ ...toAgency({ subjectKind, subjectId: 'x' }), isSubjectShown: false }] },
			clerk,
			now,
		) === 'viewer';
	expect(isSeen('partner')).toBe(true);
	expect(isSeen('member')).toBe(false);
	// Reservations are every operator's work.
	expect(isSeen('reservation')).toBe(true);
});

test('a grant to everyone counts while everyone can see what it was granted for', () => {
	const grants = [toEveryone({ subjectKind: 'rating', subjectId: 'x' })];
	expect(answers(grants)).toEqual(Object.fromEntries(Object.keys(people).map((name) => [name, 'everybody'])));
	expect(answers(grants, { isSubjectShown: false })).toEqual({ owner: 'viewer' });
});

test('a grant to somebody does not wait until its subject can be seen by all', () => {
	expect(answers([toOrganisation('spa', subject)], { isSubjectShown: false })).toHaveProperty('partner');
});

test('a grant counts until the moment at which it ends, and no longer', () => {
	for (const grant of [toEveryone(subject), toOrganisation('clinic', subject), toAgency(subject)]) {
		const ending = [{ ...grant, endsAt: new Date(now.getTime() + 1) }];
		expect(Object.keys(answers(ending)).length).toBeGreaterThan(1);
		expect(answers(ending, { at: new Date(now.getTime() + 1) })).toEqual({ owner: 'viewer' });
		expect(answers([{ ...grant, endsAt: now }])).toEqual({ owner: 'viewer' });
	}
});

test('what was sent with words that are hidden is left to its owner and the operators', () => {
	const grants = [toOrganisation('clinic', subject), toAgency(subject), toEveryone(subject)];
	const facts = { ownerId: 'owner', grants: grants.map((grant) => ({ ...grant, isSubjectShown: true })) };
	const readers = Object.entries(people).filter(
		([, viewer]) => mayRead({ ...facts, isHidden: true }, viewer ?? null, now) !== 'nobody',
	);
	expect(readers.map(([name]) => name).sort()).toEqual(['operator', 'owner']);
});

test('what is private is never granted to everyone', () => {
	for (const use of fileUses) {
		expect(mayGrant(use, toEveryone(subject))).toBe(!isPrivate[use]);
		expect(mayGrant(use, toAgency(subject))).toBe(true);
	}
});

test('who looks at somebody else’s private file leaves a trace, its owner does not', () => {
	const { operator, owner, partner } = people;
	for (const use of fileUses) {
		expect(traceOf({ use, ownerId: 'owner' }, operator ?? null) !== undefined).toBe(isPrivate[use]);
		expect(traceOf({ use, ownerId: 'owner' }, owner ?? null)).toBeUndefined();
	}
	expect(traceOf({ use: 'licence', ownerId: 'owner' }, operator ?? null)).toBe('partner.licence-read');
	expect(traceOf({ use: 'payment-proof', ownerId: 'owner' }, partner ?? null)).toBe('reservation.proof-read');
});
