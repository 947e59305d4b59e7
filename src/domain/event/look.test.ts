import { expect, test } from 'vitest';
import { groupCodes } from '../member/group.ts';
import { lookingRole, sameLookSince } from './look.ts';

const viewer = {
	...{ id: 'a', name: 'A', group: groupCodes.general, cooperative: null },
	works: [{ organisationId: 'clinic', role: 'desk' as const, status: 'approved' as const }],
};

test('what is seen again within half an hour is the same look', () => {
	expect(sameLookSince(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-11-20T09:30:00.000Z');
});

test('a reader is what they are where they look, and nothing elsewhere', () => {
	expect(lookingRole(viewer, 'clinic')).toBe('desk');
	expect([lookingRole(viewer, 'other'), lookingRole(viewer, null), lookingRole(null, 'clinic')]).toEqual([
		null,
		null,
		null,
	]);
});
