import { expect, test } from 'vitest';
import type { Viewer } from '../member/access.ts';
import { fileUses } from './file.ts';
import { fileAudience, isTraced } from './file-access.ts';

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
});

test('an operator who reads a licence leaves a trace, its owner does not', () => {
	const licence = { use: 'licence', ownerId: 'owner', isProviderPublic: false } as const;
	expect(isTraced(licence, people.operator)).toBe(true);
	expect(isTraced(licence, people.owner)).toBe(false);
	expect(isTraced({ ...licence, use: 'photo' }, people.operator)).toBe(false);
});
