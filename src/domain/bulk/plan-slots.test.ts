import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	addDays,
	type DayException,
	daysBetween,
	isPlanned,
	type Schedule,
	startsOn,
} from '../availability/schedule.ts';
import type { Line } from './bulk-table.ts';
import { planSlots, type SlotProduct, slotCells, slotColumns, slotKey } from './plan-slots.ts';

const today = '2026-11-18';
/** A Friday; closed on Mondays and at New Year. */
const friday = '2026-11-20';
const week: Schedule = {
	...{ weekdays: [0, 2, 3, 4, 5, 6], times: ['09:00', '14:00'], capacity: 10, leadHours: 0, horizonDays: 90 },
	closed: [{ from: '01-01', to: '01-01' }],
};
type Day = { exception: DayException; why: string };
const productOf = (days: Record<string, Day> = {}, more: Partial<SlotProduct> = {}): SlotProduct => ({
	...{ id: 'walk', title: '산책', schedule: week, days: new Map(Object.entries(days)), taken: new Map(), ...more },
});
const lineOf = (cells: Record<string, string | number>, row: number): Line => ({
	...{ row, faults: [], cells: new Map(Object.entries(cells).map(([name, cell]) => [name, String(cell)])) },
});
const plan = (lines: Record<string, string | number>[], product = productOf()) =>
	planSlots(
		lines.map((cells, at) => lineOf({ product: 'walk', ...cells }, at + 2)),
		{ products: new Map([[product.id, product]]), today },
	);

const slotException = fc.record(
	{ capacity: fc.integer({ min: 1, max: 50 }), isStopped: fc.constant(true as const) },
	{ requiredKeys: [] },
);
const anyDay: fc.Arbitrary<Day> = fc.record({
	exception: fc.record(
		{
			...{ isStopped: fc.constant(true as const), isOpen: fc.constant(true as const) },
			...{ times: fc.constantFrom(['10:00'], ['09:00', '18:00']), capacity: fc.integer({ min: 1, max: 50 }) },
			slots: fc.dictionary(fc.constantFrom('09:00', '14:00', '18:00'), slotException),
		},
		{ requiredKeys: [] },
	),
	why: fc.constantFrom('', '단체'),
});

test('slots that go out and come in again unchanged change nothing', () => {
	const span = daysBetween(today, addDays(today, 13));
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...span), anyDay), fc.nat(30), (days, taken) => {
			const product = productOf(days, { taken: new Map([[slotKey(friday, '09:00'), taken]]) });
			const own = {
				...week,
				days: Object.fromEntries(Object.entries(days).map(([on, { exception }]) => [on, exception])),
			};
			const rows = span.flatMap((on) =>
				isPlanned(own, on) ? startsOn(own, on).map((time) => slotCells(product, { on, time })) : [],
			);
			const lines = rows.map((row) => Object.fromEntries(slotColumns.map(({ name }, at) => [name, row[at] ?? ''])));
			const planned = plan(lines, product);
			expect(planned.lines.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
			expect(planned.days).toEqual([]);
		}),
	);
});

test('places and sale of a start become what the line says, and the day is as usual again when the week is', () => {
	const { lines, days } = plan([{ date: friday, time: '9:00', capacity: 4, sale: 'open' }]);
	expect(lines).toMatchObject([{ outcome: 'changed', changes: [{ column: 'capacity', before: '10', after: '4' }] }]);
	expect(days).toEqual([
		{ productId: 'walk', on: friday, before: {}, exception: { slots: { '09:00': { capacity: 4 } } }, why: '' },
	]);
	const back = plan(
		[{ date: '2026. 11. 20.', time: '09:00', capacity: 10 }],
		productOf({ [friday]: { exception: days[0]?.exception ?? {}, why: 'x' } }),
	);
	expect(back.days).toMatchObject([{ exception: {} }]);
	const stopped = plan([
		{ date: friday, time: '09:00', sale: 'stopped', why: '휴가' },
		{ date: friday, time: '14:00', sale: 'STOPPED' },
	]);
	expect(stopped.days).toMatchObject([{ exception: { isStopped: true }, why: '휴가' }]);
});

test('a start, or a day, that is not there yet is opened by its line', () => {
	const { lines, days } = plan([{ date: friday, time: '18:00', capacity: 6 }]);
	expect([lines[0]?.outcome, days[0]?.exception]).toEqual([
		'new',
		{ times: ['09:00', '14:00', '18:00'], slots: { '18:00': { capacity: 6 } } },
	]);
	const monday = '2026-11-23';
	expect(plan([{ date: monday, time: '11:00' }]).days[0]?.exception).toEqual({ isOpen: true, times: ['11:00'] });
	expect(plan([{ date: monday, time: '11:00', sale: 'stopped' }]).lines[0]?.faults).toMatchObject([
		{ why: 'not-offered' },
	]);
});

test('fewer places than are sold are refused at that line, and what is told as it is stays as it is', () => {
	const product = productOf({}, { taken: new Map([[slotKey(friday, '09:00'), 12]]) });
	const at = { date: friday, time: '09:00' };
	expect(plan([{ ...at, capacity: 5 }], product).lines[0]?.faults).toEqual([
		{ column: 'capacity', value: '5', why: 'below-sold', count: 12 },
	]);
	// The week had more places once; the file says what the calendar says.
	expect(plan([{ ...at, capacity: 10 }], product).lines[0]?.outcome).toBe('unchanged');
	expect(plan([{ ...at, sale: 'stopped' }], product).lines[0]?.outcome).toBe('changed');
});

test.each([
	[{ date: '20/11/2026', time: '09:00' }, 'date', 'not-a-day'],
	[{ date: '2026-02-30', time: '09:00' }, 'date', 'not-a-day'],
	[{ date: '', time: '09:00' }, 'date', 'required'],
	[{ date: friday, time: '9 o’clock' }, 'time', 'not-a-time'],
	[{ date: friday, time: '' }, 'time', 'required'],
	[{ date: friday, time: '09:00', capacity: 'many' }, 'capacity', 'not-a-number'],
	[{ date: friday, time: '09:00', capacity: 0 }, 'capacity', 'too-small'],
	[{ date: friday, time: '09:00', capacity: 1001 }, 'capacity', 'too-much'],
	[{ date: friday, time: '09:00', sale: 'closed' }, 'sale', 'not-a-choice'],
	[{ date: '2026-11-17', time: '09:00', capacity: 3 }, 'date', 'date-past'],
	[{ date: '2029-11-17', time: '09:00', capacity: 3 }, 'date', 'date-far'],
	[{ product: 'of-others', date: friday, time: '09:00' }, 'product', 'unknown-product'],
])('what is wrong with a slot is said with its column: %j', (cells, column, why) => {
	expect(plan([cells as Record<string, string>]).lines[0]).toMatchObject({ outcome: 'bad', faults: [{ column, why }] });
});

test('one start is told once, and a day has one reason', () => {
	const at = { date: friday, time: '09:00', capacity: 3 };
	expect(plan([at, at]).lines.map(({ outcome }) => outcome)).toEqual(['changed', 'bad']);
	const reasons = plan([
		{ ...at, why: '단체' },
		{ ...at, time: '14:00', why: '수리' },
	]);
	expect(reasons.lines[1]?.faults).toMatchObject([{ column: 'why', why: 'why-differs' }]);
});

test('where only the day counts there is no time', () => {
	const product = productOf({}, { schedule: { ...week, times: [] } });
	expect(plan([{ date: friday, time: '', capacity: 3 }], product).days[0]?.exception).toEqual({
		slots: { '': { capacity: 3 } },
	});
	expect(plan([{ date: friday, time: '09:00' }], product).lines[0]?.faults).toMatchObject([
		{ column: 'time', why: 'not-offered' },
	]);
});
