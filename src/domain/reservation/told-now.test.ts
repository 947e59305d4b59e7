import { expect, test } from 'vitest';
import type { Reservation } from './reservation.ts';
import { toldNow } from './told-now.ts';

const now = new Date('2026-11-19T02:00:00Z');
const later = new Date('2026-12-01T02:00:00Z');
const waits = {} as NonNullable<Reservation['offer']> & NonNullable<Reservation['proposal']>;
const standing = (some: Partial<Parameters<typeof toldNow>[0]> = {}) => ({
	...({ status: 'confirmed', offer: null, proposal: null, endsAt: later, erasedAt: null } as const),
	...some,
});

test('what waits for the guest’s word goes before how it stands otherwise', () => {
	expect(toldNow(standing(), now)).toBe('book');
	expect(toldNow(standing({ status: 'requested' }), now)).toBe('request');
	expect(toldNow(standing({ status: 'requested', offer: waits }), now)).toBe('offer-price');
	expect(toldNow(standing({ proposal: waits }), now)).toBe('propose-dates');
});

test('what is over, came to nothing or is erased is not told again', () => {
	for (const status of ['declined', 'expired', 'cancelled', 'completed', 'no-show'] as const)
		expect(toldNow(standing({ status }), now), status).toBeUndefined();
	expect(toldNow(standing({ endsAt: now }), now)).toBeUndefined();
	expect(toldNow(standing({ erasedAt: now }), now)).toBeUndefined();
});
