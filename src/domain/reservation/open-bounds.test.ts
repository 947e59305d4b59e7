import { describe, expect, test } from 'vitest';
import { type HeldOne, openBounds, refusalByBounds } from './open-bounds.ts';

const now = new Date('2026-11-16T09:00:00Z');
const longAgo = new Date('2026-11-01T09:00:00Z');
const instant = { confirmation: 'instant', places: 2 } as const;
const request = { confirmation: 'request', places: 2 } as const;

const held = (count: number, facts: Partial<HeldOne> = {}): HeldOne[] =>
	Array.from({ length: count }, (_, at) => ({
		id: `held-${at}`,
		status: 'confirmed',
		confirmation: 'instant',
		places: 1,
		isPaid: false,
		requestedAt: longAgo,
		...facts,
	}));

const asked = (has: HeldOne[], wished: Parameters<typeof refusalByBounds>[1], isProved = true) =>
	refusalByBounds(has, wished, { isProved, now })?.refusal;

describe('open unpaid reservations of instant products', () => {
	test('are ten for who has proved the address, three for who has not', () => {
		expect([asked(held(9), instant), asked(held(10), instant)]).toEqual([undefined, 'unpaid-full']);
		expect([asked(held(2), instant, false), asked(held(3), instant, false)]).toEqual([undefined, 'address-unproved']);
	});

	test('hold sixty places together, ten without a proved address', () => {
		expect([asked(held(1, { places: 58 }), instant), asked(held(1, { places: 59 }), instant)]).toEqual([
			undefined,
			'unpaid-full',
		]);
		expect([asked(held(1, { places: 8 }), instant, false), asked(held(1, { places: 9 }), instant, false)]).toEqual([
			undefined,
			'address-unproved',
		]);
		expect(asked([], { ...instant, places: 11 }, false)).toBe('address-unproved');
	});

	test('are no longer counted once something was paid, or they came to nothing', () => {
		expect(asked(held(10, { isPaid: true }), instant)).toBeUndefined();
		for (const status of ['cancelled', 'completed', 'no-show', 'expired'] as const)
			expect(asked(held(10, { status }), instant)).toBeUndefined();
	});
});

test('a request counts until it was answered, and its places are fewer while the address is not proved', () => {
	const waiting = { confirmation: 'request', status: 'requested' } as const;
	expect(asked(held(1, { ...waiting, places: 120 }), { ...request, places: 180 })).toBeUndefined();
	expect(asked(held(1, { ...waiting, places: 120 }), { ...request, places: 181 })).toBe('requests-full');
	expect(asked([], { ...request, places: 1000 })).toBeUndefined();
	expect(asked([], { ...request, places: 10 }, false)).toBeUndefined();
	expect(asked([], { ...request, places: 1000 }, false)).toBe('address-unproved');
	expect(asked(held(1, { ...waiting, id: 'mine' }), { ...request, id: 'mine', places: 1000 }, false)).toBe(
		'address-unproved',
	);
	expect(asked(held(10, waiting), request)).toBe('requests-full');
	expect(asked(held(3, waiting), request, false)).toBe('address-unproved');
	expect(asked(held(10, { ...waiting, status: 'confirmed' }), request)).toBeUndefined();
	// Neither stands in the other's way.
	expect(asked(held(10, waiting), instant)).toBeUndefined();
	expect(asked(held(10), request)).toBeUndefined();
});

test('one large party is possible for who has proved the address and holds nothing else', () => {
	expect(asked([], { ...instant, places: 120 })).toBeUndefined();
	expect(asked(held(1), { ...instant, places: 120 })).toBe('unpaid-full');
});

test('a change counts as what it will be, and never as one more', () => {
	const ten = held(10);
	expect(asked(ten, { ...instant, id: 'held-0', places: 51 })).toBeUndefined();
	expect(asked(ten, { ...instant, id: 'held-0', places: 52 })).toBe('unpaid-full');
});

test('reserving is bounded in time, whatever became of it, and says when to come back', () => {
	const { limit } = openBounds.proved.rates[0];
	const recent = (minutes: number) => ({
		status: 'cancelled' as const,
		requestedAt: new Date(now.getTime() - minutes * 60_000),
	});
	expect(asked(held(limit - 1, recent(50)), instant)).toBeUndefined();
	expect(refusalByBounds(held(limit, recent(50)), instant, { isProved: true, now })).toEqual({
		refusal: 'too-many-attempts',
		retryAfter: 600,
	});
	expect(asked(held(limit, recent(60)), instant)).toBeUndefined();
	expect(asked(held(openBounds.proved.rates[1].limit, recent(600)), instant)).toBe('too-many-attempts');
	// A change reserves nothing anew.
	expect(asked(held(limit, recent(50)), { ...instant, id: 'held-0' })).toBeUndefined();
});
