import { expect, test } from 'vitest';
import type { Viewer } from '../member/access.ts';
import { fileUses } from './file.ts';
import { fileAudience, traceOf } from './file-access.ts';

const viewer = (id: string, group: Viewer['group'], cooperative: Viewer['cooperative'] = null): Viewer => ({
	id,
	name: id,
	group,
	cooperative,
});
const people = {
	visitor: null,
	owner: viewer('owner', 'GR0200', 'COOPERATIVE_MEMBER'),
	otherPartner: viewer('other', 'GR0200', 'COOPERATIVE_MEMBER'),
	general: viewer('general', 'GR0300'),
	operator: viewer('operator', 'GR0100'),
};
const seenBy = (use: (typeof fileUses)[number], isProviderPublic: boolean) =>
	Object.entries(people)
		.filter(([, person]) => fileAudience({ use, ownerId: 'owner', isProviderPublic }, person) !== 'nobody')
		.map(([name]) => name);

test('a file is seen by its owner and by operators; pictures of a public profile by everybody', () => {
	for (const use of fileUses) expect(seenBy(use, false)).toEqual(['owner', 'operator']);
	expect(seenBy('photo', true)).toEqual(['owner', 'operator']);
	expect(seenBy('licence', true)).toEqual(['owner', 'operator']);
	expect(seenBy('provider-picture', true)).toEqual(Object.keys(people));
	expect(seenBy('rating-picture', true)).toEqual(['owner', 'operator']);
});

test('a picture of a rating is seen by everybody once the rating is published', () => {
	const picture = { use: 'rating-picture', ownerId: 'owner', isProviderPublic: false } as const;
	const seen = (isRatingPublished: boolean) =>
		Object.values(people).map((person) => fileAudience({ ...picture, isRatingPublished }, person));
	expect(seen(true)).toEqual(Object.values(people).map(() => 'everybody'));
	expect(seen(false)).toEqual(['nobody', 'viewer', 'nobody', 'nobody', 'viewer']);
	expect(fileAudience({ ...picture, use: 'photo', isRatingPublished: true }, null)).toBe('nobody');
});

test('a payment proof is seen by those whom its reservation concerns', () => {
	const seen = (providerMemberId: string | null, facts = {}) =>
		Object.entries(people)
			.filter(([, person]) => {
				const reservation = { memberId: 'owner', providerMemberId };
				const file = {
					use: 'payment-proof' as const,
					ownerId: 'owner',
					isProviderPublic: false,
					reservation,
					...facts,
				};
				return fileAudience(file, person) !== 'nobody';
			})
			.map(([name]) => name);
	expect(seen('other')).toEqual(['owner', 'otherPartner', 'operator']);
	expect(seen(null)).toEqual(['owner', 'operator']);
	// Somebody who keeps a provider but is no approved partner, or no longer one.
	expect(seen('general')).toEqual(['owner', 'operator']);
	// What a reservation concerns is its proofs alone.
	for (const use of ['photo', 'licence', 'provider-picture'])
		expect(seen('other', { use })).toEqual(['owner', 'operator']);
});

test('who reads somebody else’s licence or payment proof leaves a trace, its owner does not', () => {
	const licence = { use: 'licence', ownerId: 'owner', isProviderPublic: false } as const;
	expect(traceOf(licence, people.operator)).toBe('partner.licence-read');
	expect(traceOf(licence, people.owner)).toBeUndefined();
	expect(traceOf({ ...licence, use: 'payment-proof' }, people.otherPartner)).toBe('reservation.proof-read');
	expect(traceOf({ ...licence, use: 'payment-proof' }, people.owner)).toBeUndefined();
	expect(traceOf({ ...licence, use: 'photo' }, people.operator)).toBeUndefined();
});
