import { expect, test } from 'vitest';
import { namedNeeds } from './needs.ts';
import { reservationStatuses } from './reservation.ts';
import { aboutToday, hasVoucher, voucherExpiresAt, voucherState } from './voucher.ts';

test('what is confirmed has a voucher, and keeps it when it is over', () => {
	expect(reservationStatuses.filter(hasVoucher)).toEqual(['confirmed', 'completed']);
});

test('it is worth something until the second Korean midnight after the service', () => {
	expect(voucherExpiresAt(new Date('2026-10-17T23:59:00+09:00'))).toEqual(new Date('2026-10-19T00:00:00+09:00'));
	expect(voucherExpiresAt(new Date('2026-10-17T00:30:00+09:00'))).toEqual(new Date('2026-10-19T00:00:00+09:00'));
});

const tour = { on: '2026-10-17', to: null, time: '07:10', endsAt: new Date('2026-10-17T11:10:00+09:00') };

test.each([
	['requested', 'not-confirmed'],
	['confirmed', 'valid'],
	['completed', 'over'],
	['no-show', 'over'],
	['declined', 'cancelled'],
	['expired', 'cancelled'],
	['cancelled', 'cancelled'],
] as const)('a reservation that is %s is, on its day, %s', (status, state) => {
	expect(voucherState({ ...tour, status }, '2026-10-17')).toBe(state);
});

test('what goes over nights is good until the day of leaving, also without one of its own', () => {
	const stay = { ...tour, time: null, status: 'confirmed' as const, endsAt: new Date('2026-10-19T12:00:00+09:00') };
	const days = ['2026-10-16', '2026-10-17', '2026-10-19', '2026-10-20'];
	expect(days.map((day) => voucherState(stay, day))).toEqual(['other-day', 'valid', 'valid', 'other-day']);
	expect(voucherState({ ...stay, to: '2026-10-19' }, '2026-10-19')).toBe('valid');
});

test('a short code means what is about today; only where nothing is, what is further off', () => {
	const on = (day: string, to = day) => ({ on: day, endsAt: new Date(`${to}T12:00:00+09:00`) });
	const [far, past, near, stay] = [
		on('2026-12-08'),
		on('2026-10-13'),
		on('2026-10-20'),
		on('2026-09-30', '2026-10-14'),
	] as const;
	expect(aboutToday([far, past, near, stay], '2026-10-17')).toEqual([near, stay]);
	expect(aboutToday([far, past], '2026-10-17')).toEqual([far, past]);
	expect(aboutToday([], '2026-10-17')).toEqual([]);
});

test('needs are named one after the other', () => {
	expect(namedNeeds({ halal: null, flags: [], childSeats: 0 })).toEqual([]);
	expect(namedNeeds({ halal: 'pork-free', flags: ['wheelchair'], childSeats: 2 })).toEqual([
		{ id: 'halal', level: 'pork-free' },
		{ id: 'wheelchair' },
		{ id: 'child-seats', count: 2 },
	]);
});
