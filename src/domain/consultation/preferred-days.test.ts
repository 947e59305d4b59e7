import { expect, test } from 'vitest';
import { dayFaults } from './preferred-days.ts';

/** Already the 21st in Korea. */
const now = new Date('2026-11-20T16:00:00Z');

test.each([
	[[], []],
	[['2026-11-22', '2026-11-25', '2027-11-21'], []],
	[['2026-11-21'], [{ at: 'days.0', code: 'date-past' }]],
	[['2026-11-22', '2027-11-22'], [{ at: 'days.1', code: 'date-far' }]],
	[['2026-11-22', '2026-11-22'], [{ at: 'days.1', code: 'date-twice' }]],
	[['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'], [{ at: 'days', code: 'invalid-input' }]],
])('%j: %j', (days, faults) => {
	expect(dayFaults(days, now)).toEqual(faults);
});
