import { expect, test } from 'vitest';
import { viewerOf } from '../../../tests/support/viewers.ts';
import { mayReportPhotograph, putBack } from './photograph-report.ts';

test('nobody reports what they uploaded, nor what their house shows, whatever they do there', () => {
	const house = 'house';
	const works = [{ organisationId: house, role: 'guide', status: 'approved' }] as const;
	const guest = viewerOf('guest', 'GR0300');
	expect(mayReportPhotograph(guest, { ownerId: 'other', organisationId: house })).toBe(true);
	expect(mayReportPhotograph(guest, { ownerId: 'guest', organisationId: house })).toBe(false);
	expect(mayReportPhotograph({ ...guest, works: [...works] }, { ownerId: 'other', organisationId: house })).toBe(false);
	expect(mayReportPhotograph({ ...guest, works: [...works] }, { ownerId: 'other', organisationId: 'rival' })).toBe(
		true,
	);
});

test('what is brought back stands where it stood, as far as there is such a place', () => {
	expect(putBack(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
	expect(putBack(['a', 'c'], 'b', 0)).toEqual(['b', 'a', 'c']);
	expect(putBack(['a'], 'b', 7)).toEqual(['a', 'b']);
	expect(putBack(['a'], 'b', null)).toEqual(['a', 'b']);
});
