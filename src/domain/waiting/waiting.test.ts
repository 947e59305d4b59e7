import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '../reservation/order.ts';
import { latestStart } from '../reservation/service-time.ts';
import {
	doubledWaits,
	firstThatFits,
	isOpenWaiting,
	offerUntil,
	waitingHolds,
	waitingMoves,
	waitingStatuses,
} from './waiting.ts';

const order = (changes: Partial<Order> = {}): Order => ({
	on: '2026-12-10',
	to: null,
	time: '09:00',
	persons: { adult: 2, child: 0, infant: 0 },
	units: 1,
	choices: {},
	...changes,
});
const hour = 60 * 60 * 1000;
const hoursBefore = (hours: number, wish = order()) => new Date(latestStart(wish).getTime() - hours * hour);

test('an entry waits or is offered until it is taken, given back or over, and only an offer that is taken back leads back', () => {
	const open = waitingStatuses.filter(isOpenWaiting);
	expect(open).toEqual(['waiting', 'offered']);
	for (const [move, { from, to }] of Object.entries(waitingMoves)) {
		for (const status of from) expect(open).toContain(status);
		expect(to === 'offered' || !isOpenWaiting(to), move).toBe(move !== 'take-back');
	}
	expect(waitingMoves['take-back']).toEqual({ from: ['offered'], to: 'waiting', by: 'house' });
	// Only an offer that was made can be taken up.
	expect(waitingMoves.take).toEqual({ from: ['offered'], to: 'taken', by: 'member' });
});

test('of waits for one slot the first stays; one that goes takes no third along', () => {
	const wait = (id: string, on: string, lastOn: string, changes: object = {}) => ({
		...{ id, on, lastOn, productId: 'stay', status: 'waiting' as const, time: null },
		...{ createdAt: new Date(`2026-11-0${id}T00:00:00Z`), ...changes },
	});
	const chain = [
		wait('1', '2026-12-01', '2026-12-03'),
		wait('2', '2026-12-03', '2026-12-05'),
		wait('3', '2026-12-05', '2026-12-07'),
	];
	// The third meets only the second, which is gone.
	expect(doubledWaits(chain)).toEqual(['2']);
	expect(doubledWaits(chain.toReversed())).toEqual(['2']);
	const offered = wait('4', '2026-12-05', '2026-12-05', { status: 'offered' });
	expect(doubledWaits([...chain, offered])).toEqual(['2', '3']);
	const another = [wait('1', '2026-12-01', '2026-12-01', { time: '09:00' }), wait('2', '2026-12-01', '2026-12-01')];
	expect(doubledWaits(another)).toEqual([]);
	expect(
		doubledWaits([wait('1', '2026-12-01', '2026-12-02'), wait('2', '2026-12-02', '2026-12-02', { productId: 'x' })]),
	).toEqual([]);
});

describe('an offer', () => {
	test('holds twelve hours', () => {
		const now = hoursBefore(100);
		expect(offerUntil(order(), 12, now)).toEqual(new Date(now.getTime() + 12 * hour));
	});

	test('never holds beyond the last moment at which the service can be reserved', () => {
		expect(offerUntil(order(), 12, hoursBefore(20))).toEqual(hoursBefore(12));
		expect(offerUntil(order({ time: null }), 0, hoursBefore(2, order({ time: null })))).toEqual(
			latestStart(order({ time: null })),
		);
	});

	test('is not made when there is less than an hour to take it up', () => {
		expect(offerUntil(order(), 12, hoursBefore(13))).toEqual(hoursBefore(12));
		expect(offerUntil(order(), 12, hoursBefore(12.99))).toBeUndefined();
		expect(offerUntil(order(), 12, hoursBefore(3))).toBeUndefined();
	});

	test('that cannot be made now cannot be made later', () => {
		const hours = fc.double({ min: 0, max: 400, noNaN: true });
		fc.assert(
			fc.property(hours, hours, fc.integer({ min: 0, max: 72 }), (one, other, lead) => {
				const [early, late] = [hoursBefore(Math.max(one, other)), hoursBefore(Math.min(one, other))];
				const [first, then] = [offerUntil(order(), lead, early), offerUntil(order(), lead, late)];
				expect(!first && then).toBeFalsy();
				if (first) expect(first.getTime() - early.getTime()).toBeGreaterThanOrEqual(hour);
				if (first) expect(first <= hoursBefore(lead)).toBe(true);
			}),
		);
	});
});

test('a party needs its places in every night', () => {
	expect(waitingHolds({ order: order({ to: '2026-12-13', time: null }), places: 2 })).toEqual([
		{ on: '2026-12-10', time: null, places: 2 },
		{ on: '2026-12-11', time: null, places: 2 },
		{ on: '2026-12-12', time: null, places: 2 },
	]);
	expect(waitingHolds({ order: order(), places: 3 })).toEqual([{ on: '2026-12-10', time: '09:00', places: 3 }]);
});

describe('the line', () => {
	const party = (entry: string, ...places: number[]) => ({
		entry,
		holds: places.map((count, at) => ({ on: `2026-12-1${at}`, time: null, places: count })),
	});
	const free =
		(...places: number[]) =>
		(hold: { on: string }) =>
			places[Number(hold.on.at(-1))] ?? 0;

	test('goes by who came first among those who fit, whole', () => {
		const line = [party('four', 4), party('two', 2), party('one', 1)];
		expect(firstThatFits(line, free(5))).toBe('four');
		expect(firstThatFits(line, free(3))).toBe('two');
		expect(firstThatFits(line, free(1))).toBe('one');
		expect(firstThatFits(line, free(0))).toBeUndefined();
	});

	test('a stay fits only when every night does', () => {
		const line = [party('nights', 1, 1, 1), party('night', 1)];
		expect(firstThatFits(line, free(1, 0, 1))).toBe('night');
		expect(firstThatFits(line, free(1, 1, 1))).toBe('nights');
	});

	test('nobody who fits stands before the one who is asked', () => {
		const lines = fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }), { maxLength: 12 });
		fc.assert(
			fc.property(lines, fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 }), (sizes, places) => {
				const line = sizes.map((needs, at) => party(String(at), ...needs));
				const fits = sizes.map((needs) => needs.every((need, at) => need <= (places[at] ?? 0)));
				const first = fits.indexOf(true);
				expect(firstThatFits(line, free(...places))).toBe(first < 0 ? undefined : String(first));
			}),
		);
	});
});
