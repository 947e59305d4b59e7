import { expect, test } from 'vitest';
import type { Viewer } from '../member/access.ts';
import { agencyId, type Work } from '../organisation/organisation.ts';
import { seeingHouses, sharingOf } from './saved-view.ts';

const work = (organisationId: string, role: Work['role'] = 'desk'): Work => ({
	organisationId,
	role,
	status: 'approved',
});
const at = (...works: Work[]) => ({ works }) as unknown as Viewer;

test('a view is shared with the people of its business, or of the only one', () => {
	expect(sharingOf(at(work('tea')), undefined)).toBe('tea');
	expect(sharingOf(at(work('tea'), work('spa')), 'spa')).toBe('spa');
	expect(sharingOf(at(work('tea'), work('spa')), undefined)).toBeUndefined();
	expect(sharingOf(at(work('tea')), 'spa')).toBeUndefined();
});

test('who works for the agency shares with the agency', () => {
	expect(sharingOf(at(work(agencyId), work('tea')), undefined)).toBe(agencyId);
});

test('who sees no reservations shares none, and sees none', () => {
	expect(seeingHouses(at(work('tea', 'interpreter'), work('spa')))).toEqual(['spa']);
	expect(sharingOf(at(work('tea', 'interpreter')), 'tea')).toBeUndefined();
});
