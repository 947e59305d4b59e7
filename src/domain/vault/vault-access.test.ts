import { expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import { toAgency, toMember, toOrganisation } from '../file/file-grant.ts';
import type { Viewer } from '../member/access.ts';
import type { Role } from '../organisation/organisation.ts';
import { openingState, standingAt } from './vault-access.ts';

const now = new Date('2026-05-04T03:00:00Z');
const soon = new Date(now.getTime() + 1);
const subject = { subjectKind: 'reservation', subjectId: 'r1' } as const;
const working = (role: Role, organisationId = 'clinic', status: 'approved' | 'applied' = 'approved'): Viewer => ({
	...viewerOf(role, 'GR0300'),
	works: [{ organisationId, role, status }],
});
const shared = { ownerId: 'patient', grants: [{ ...toOrganisation('clinic', subject), endsAt: soon }] };
const asOf = (viewer: Viewer | null, file = shared, at = now) => standingAt(file, viewer, at)?.as;

test('of the clinic those look who read health documents there', () => {
	const roles: Role[] = ['owner', 'manager', 'desk', 'guide', 'interpreter'];
	expect(roles.map((role) => asOf(working(role)))).toEqual(['provider', 'provider', undefined, undefined, undefined]);
	expect(asOf(working('owner', 'clinic', 'applied'))).toBeUndefined();
});

test('a visitor, a stranger, another house and operators do not', () => {
	expect(asOf(null)).toBeUndefined();
	expect(asOf(viewerOf('other', 'GR0300'))).toBeUndefined();
	expect(asOf(working('owner', 'spa'))).toBeUndefined();
	expect(asOf(viewerOf('operator', 'GR0100'))).toBeUndefined();
	expect(
		asOf(viewerOf('operator', 'GR0100'), { ownerId: 'patient', grants: [toAgency(subject)] as never }),
	).toBeUndefined();
	expect(
		asOf(viewerOf('other', 'GR0300'), { ownerId: 'patient', grants: [toMember('other', subject)] as never }),
	).toBeUndefined();
});

test('its owner always does; everybody else until the share ends', () => {
	expect(asOf(viewerOf('patient', 'GR0300'), { ...shared, grants: [] })).toBe('owner');
	expect(asOf(working('owner'), shared, soon)).toBeUndefined();
});

test('a link is good for one member in one login, for some minutes', () => {
	const opening = { fileId: 'f', memberId: 'm', sessionId: 's', until: soon.getTime() };
	const asked = { memberId: 'm', sessionId: 's', now };
	expect(openingState(opening, asked)).toBe('good');
	expect(openingState(opening, { ...asked, now: soon })).toBe('over');
	expect(openingState(opening, { ...asked, memberId: 'other' })).toBe('foreign');
	expect(openingState(opening, { ...asked, sessionId: 'other' })).toBe('foreign');
	expect(openingState(opening, { ...asked, sessionId: null, now: soon })).toBe('foreign');
});

test('who sits in the room where it is shown looks as long as it is, and no visitor does', () => {
	const showing = { dateId: 'd1', organisationId: 'clinic' };
	const shown = { ownerId: 'patient', grants: [], showing };
	expect(standingAt(shown, working('interpreter'), now)).toEqual({ as: 'room', showing });
	expect(standingAt(shown, viewerOf('patient', 'GR0300'), now)).toEqual({ as: 'owner' });
	expect(standingAt(shown, null, now)).toBeUndefined();
	expect(standingAt({ ...shown, showing: undefined }, working('interpreter'), now)).toBeUndefined();
});
