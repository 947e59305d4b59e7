import { expect, test } from 'vitest';
import { reservationStatuses } from './reservation.ts';
import { shownStatus } from './shown-status.ts';

test('nothing is called confirmed while a need is asked about', () => {
	expect(shownStatus('confirmed', true)).toBe('asking');
	expect(shownStatus('confirmed', false)).toBe('confirmed');
});

test('what waits for its answer anyway, or has ended, is called what it is', () => {
	for (const status of reservationStatuses.filter((one) => one !== 'confirmed'))
		expect(shownStatus(status, true)).toBe(status);
});
