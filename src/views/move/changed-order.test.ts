import { expect, test } from 'vitest';
import type { PriceList } from '#domain/product/price.ts';
import { changeBounds, changedOrder } from './changed-order.ts';

const order = {
	on: '2026-12-10',
	to: null,
	time: '08:00',
	persons: { adult: 2, child: 1, infant: 0 },
	units: 1,
	choices: { route: 'seoul-busan' },
} as const;
const booked = (price: PriceList) => ({
	status: 'confirmed' as const,
	area: 'travel' as const,
	kind: 'train-ticket',
	bounds: { minPersons: 1, maxPersons: 8, capacity: 12 },
	terms: { price, confirmation: 'instant' as const },
	order,
	price: { basis: 'listed' as const, lines: [], total: 149_500, reasons: [] },
	money: { total: 149_500, kept: 0, paid: 0, refunded: 0, refundDue: 0, balanceDue: 149_500, inCheck: 0, takenOff: 0 },
	refund: { percent: 100, won: 0, steps: [] },
	details: {},
	questions: null,
});
const choice = { on: '2026-12-12', to: undefined, time: '08:00', persons: { adult: 3, child: 1, infant: 0 }, units: 1 };
const agreed: PriceList = { unit: 'person', won: 59_800, childWon: 29_900 };

test('a change is priced by the price list agreed at booking, whatever the product costs today', () => {
	expect(changedOrder(booked(agreed), choice)).toEqual({
		order: { ...order, on: '2026-12-12', persons: choice.persons },
		price: 3 * 59_800 + 29_900,
		total: 3 * 59_800 + 29_900,
		isAtOnce: true,
		areBagsTooMany: false,
		asksAgain: false,
	});
	expect(changeBounds(booked(agreed))).toMatchObject({ booking: 'time', price: agreed, minPersons: 1, maxPersons: 8 });
});

test('what was chosen at booking goes on being reserved and paid for', () => {
	const options = [
		{ id: 'seoul-daejeon', addWon: 0 },
		{ id: 'seoul-busan', addWon: 10_000 },
	];
	const price: PriceList = { unit: 'person', won: 59_800, choices: [{ group: 'route', options }] };
	expect(changedOrder(booked(price), choice)?.total).toBe(4 * 69_800);
});

test('there is no change while date or time is not chosen', () => {
	expect(changedOrder(booked(agreed), { ...choice, time: undefined })).toBeUndefined();
	expect(changedOrder(booked(agreed), { ...choice, on: undefined })).toBeUndefined();
});

test('another date has to be agreed to once cancelling is no longer free; other persons on the same date do not', () => {
	const late = { ...booked(agreed), refund: { percent: 90, won: 0, steps: [] } };
	expect(changedOrder(late, choice)?.isAtOnce).toBe(false);
	expect(changedOrder(late, { ...choice, on: order.on })?.isAtOnce).toBe(true);
});

test('fewer vehicles than the bags need are no wish that can be sent', () => {
	const vehicles = { ...booked({ unit: 'vehicle', won: 80_000, holds: 6, bags: 4 }), details: { bags: 6 } };
	expect(changedOrder(vehicles, choice)?.areBagsTooMany).toBe(true);
	expect(changedOrder(vehicles, { ...choice, units: 2 })?.areBagsTooMany).toBe(false);
});

test('a request that nobody has answered is changed at once, whatever the product', () => {
	const terms = { price: agreed, confirmation: 'request' as const };
	expect(changedOrder({ ...booked(agreed), terms, status: 'requested' as const }, choice)?.isAtOnce).toBe(true);
	expect(changedOrder({ ...booked(agreed), terms }, choice)?.isAtOnce).toBe(false);
});

test('another date that is taken at once asks about needs again, and says so before', () => {
	const question = { id: 'wheelchair', answer: 'yes', text: null, at: null } as const;
	const by = '2026-12-01T00:00:00.000Z';
	const asked = { ...booked(agreed), questions: { list: [question], by, isLate: false, freeUntil: null } };
	expect(changedOrder(asked, choice)?.asksAgain).toBe(true);
	expect(changedOrder(asked, { ...choice, on: order.on })?.asksAgain).toBe(false);
	expect(changedOrder({ ...asked, refund: { percent: 80, won: 0, steps: [] } }, choice)?.asksAgain).toBe(false);
	expect(changedOrder({ ...asked, status: 'requested' }, choice)?.asksAgain).toBe(false);
});

test('another date of what was agreed to costs the same', () => {
	const price = { basis: 'agreed' as const, version: 1, lines: [], total: 777_000 };
	const moved = { ...choice, persons: order.persons };
	expect(changedOrder({ ...booked(agreed), price }, moved)?.total).toBe(777_000);
});

test('what a dispute took off stays off, and is told so before', () => {
	const settled = { ...booked(agreed), money: { ...booked(agreed).money, total: 119_500, takenOff: 30_000 } };
	expect(changedOrder(settled, choice)).toMatchObject({ price: 209_300, total: 179_300 });
	expect(changedOrder({ ...settled, money: { ...settled.money, takenOff: 300_000 } }, choice)?.total).toBe(0);
});
