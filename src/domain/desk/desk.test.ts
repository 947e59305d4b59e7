import { expect, test } from 'vitest';
import type { Viewer } from '../member/access.ts';
import { agencyId } from '../organisation/organisation.ts';
import { atWorkplace, deskDays, looksOverAll, talkWaits } from './desk.ts';

const work = (organisationId: string) => ({ organisationId, role: 'owner', status: 'approved' }) as const;
const viewer: Viewer = {
	...{ id: 'm', name: 'Mina', group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' },
	works: [work('clinic'), work('spa')],
};

test('a desk’s day is the Korean one, from its midnight to the end of tomorrow', () => {
	// Nine in the evening of the sixteenth in London is the seventeenth in Seoul.
	expect(deskDays(new Date('2026-10-16T21:00:00Z'))).toEqual({
		...{ today: '2026-10-17', tomorrow: '2026-10-18' },
		...{ from: new Date('2026-10-16T15:00:00Z'), to: new Date('2026-10-18T15:00:00Z') },
	});
	expect(deskDays(new Date('2026-12-31T14:59:59Z')).tomorrow).toBe('2027-01-01');
});

test('at one workplace somebody may what they may there, and is nobody elsewhere', () => {
	expect(atWorkplace(viewer, undefined)).toBe(viewer);
	expect(atWorkplace(viewer, 'spa')?.works).toEqual([work('spa')]);
	expect(atWorkplace(viewer, 'hotel')).toBeUndefined();
});

test('operators look over all unless they want their own alone; nobody else does', () => {
	const operator: Viewer = { ...viewer, group: 'GR0100', works: [work(agencyId)] };
	expect(looksOverAll(operator, false)).toBe(true);
	expect(looksOverAll(operator, true)).toBe(false);
	expect(looksOverAll(viewer, false)).toBe(false);
});

test('a talk waits for the house until it has answered, and for an interpreter until they have', () => {
	const talk = { role: 'house', waitsFor: 'house', interpreter: null };
	expect([talkWaits(talk), talkWaits({ ...talk, waitsFor: 'member' })]).toEqual([true, false]);
	const asked = { ...talk, role: 'interpreter', waitsFor: null, interpreter: { state: 'invited' } };
	expect([talkWaits(asked), talkWaits({ ...asked, interpreter: { state: 'accepted' } })]).toEqual([true, false]);
});
