import { expect, test } from 'vitest';
import { viewerOf as viewer } from '../../../tests/support/viewers.ts';
import type { Viewer } from '../member/access.ts';
import { mayDecide, mayReply, mayReport, maySeeRating } from './rating-policy.ts';

const people = {
	visitor: null,
	author: viewer('author', 'GR0300'),
	other: viewer('other', 'GR0300'),
	provider: viewer('provider', 'GR0200', 'COOPERATIVE_MEMBER'),
	rival: viewer('rival', 'GR0200', 'COOPERATIVE_MEMBER'),
	operator: viewer('operator', 'GR0100'),
};
const rating = { memberId: 'author', organisationId: 'provider', status: 'published', hasReply: false } as const;
const those = (may: (viewer: Viewer | null, facts: Parameters<typeof mayReply>[1]) => boolean, changes = {}) =>
	Object.entries(people)
		.filter(([, person]) => may(person, { ...rating, ...changes }))
		.map(([name]) => name);

test('what is published everybody reads; the rest its author and operators', () => {
	expect(those(maySeeRating)).toEqual(Object.keys(people));
	for (const status of ['in-moderation', 'hidden'])
		expect(those(maySeeRating, { status })).toEqual(['author', 'operator']);
	// An author who is gone is nobody, and no visitor either.
	expect(those(maySeeRating, { status: 'hidden', memberId: null })).toEqual(['operator']);
});

test('the provider may reply once, or the agency; never the author, never to what nobody reads', () => {
	expect(those(mayReply)).toEqual(['provider', 'operator']);
	expect(those(mayReply, { hasReply: true })).toEqual([]);
	expect(those(mayReply, { status: 'in-moderation' })).toEqual([]);
	expect(those(mayReply, { memberId: 'provider' })).toEqual(['operator']);
	// Who keeps a profile without being approved, or no longer is.
	expect(those(mayReply, { organisationId: 'other' })).toEqual(['operator']);
});

test('every member but its author may report it; operators decide, but not about their own', () => {
	expect(those(mayReport)).toEqual(['other', 'provider', 'rival', 'operator']);
	expect(those(mayReport, { status: 'hidden' })).toEqual([]);
	expect(those(mayDecide)).toEqual(['operator']);
	expect(those(mayDecide, { memberId: 'operator' })).toEqual([]);
});
