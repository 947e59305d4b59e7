import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { blankProduct } from '../content/blank-content.ts';
import type { ProductContent } from '../content/content.ts';
import { contentLocales } from '../kernel/locale-text.ts';
import type { Line } from './bulk-table.ts';
import { cellOf, guarded } from './cell.ts';
import { type KnownProduct, productCells, productNames, productPlanner } from './plan-products.ts';
import { productColumns } from './product-columns.ts';

const dayTour = kinds['day-tour'];
if (!dayTour) throw new Error('no day tour');
const house = {
	...{ providerId: 'walks', organisationId: 'o', region: 'seoul' as const, languages: ['en' as const] },
	kinds: ['day-tour'],
};
const blank = blankProduct({ ko: '산책', en: 'Walk' }, dayTour, house).value;
const known = (value: ProductContent): KnownProduct => ({
	...{ id: 'walk', kind: 'day-tour', providerId: 'walks', latest: 3, value },
});

const planner = (value: ProductContent, names: string[] = []) =>
	productPlanner({
		...{ known: new Map([['walk', known(value)]]), houses: [house], names: new Set(names), wrongIn: () => [] },
	});
const lineOf = (cells: Record<string, string>, row = 2): Line => ({
	row,
	cells: new Map(Object.entries(cells)),
	faults: [],
});
const planOf = (cells: Record<string, string>, value = blank) => planner(value)(lineOf(cells));

/** As it goes out into a file and is read from it. */
const there = (value: ProductContent): Record<string, string> => {
	const cells = productCells({ ...known(value), state: 'draft' });
	return Object.fromEntries(productNames.map((name, at) => [name, cellOf(guarded(cells[at] ?? ''))]));
};

const words = fc.string({ unit: 'grapheme', maxLength: 30 });
const anyText = fc.oneof(
	words,
	words.map((text) => `=${text}`),
	words.map((text) => `'-${text}\r\n${text}`),
	fc.constant('\t@x'),
);
const time = fc
	.tuple(fc.nat(23), fc.nat(59))
	.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const span = fc.record({ from: fc.constantFrom('01-01', '07-15'), to: fc.constantFrom('01-01', '08-20') });
const weekdays = fc.uniqueArray(fc.nat(6), { maxLength: 7 });
const text = fc.record({
	...{ title: anyText, summary: anyText, description: anyText, meetingPoint: anyText },
	...{
		included: fc.array(anyText),
		excluded: fc.array(anyText),
		steps: fc.array(anyText),
		goodToKnow: fc.array(anyText),
	},
});
const anyProduct: fc.Arbitrary<ProductContent> = fc
	.record({
		texts: fc.dictionary(fc.constantFrom(...contentLocales), text, { maxKeys: 6 }),
		times: fc.array(time, { maxLength: 4 }),
		...{ weekdays, closed: fc.array(span, { maxLength: 3 }), stepTimes: fc.array(fc.option(time), { maxLength: 4 }) },
		rules: fc.array(
			fc.record(
				{
					reason: fc.constantFrom('peak' as const, 'weekend' as const),
					percent: fc.integer({ min: -90, max: 300 }),
					weekdays,
					season: span,
				},
				{ requiredKeys: ['reason', 'percent'] },
			),
			{ maxLength: 3 },
		),
		...{ won: fc.nat(), childWon: fc.option(fc.nat(), { nil: undefined }), hangul: anyText, isSedating: fc.boolean() },
	})
	.map(({ texts, times, weekdays: days, closed, rules, won, childWon, hangul, isSedating, stepTimes }) => ({
		...blank,
		...{ texts, stepTimes, place: { ...blank.place, hangul, fetched: 'always' as const } },
		schedule: { ...blank.schedule, times, weekdays: days, closed },
		price: { unit: 'person' as const, won, ...(childWon !== undefined && { childWon }), rules },
		care: { ...(isSedating && { isSedating }), fastingHours: 8, has: ['meal' as const] },
	}));

test('what goes out and comes in again unchanged changes nothing', () => {
	fc.assert(
		fc.property(anyProduct, (value) => {
			const planned = planOf(there(value), value);
			expect([planned.outcome, planned.changes, planned.faults]).toEqual(['unchanged', [], []]);
			expect(planned.made).toBeUndefined();
		}),
	);
});

test('every cell that is changed is told as it was and as it would be, and nothing else changes', () => {
	const cells = {
		...there(blank),
		...{ title_ru: 'Прогулка', price: '₩45,000', child_price: '30 000', weekdays: 'Fri, sat', times: '9:00 14:30:00' },
		...{ closed_days: '01-01 09-15~09-17', price_rules: 'peak +20% fri,sat 07-15~08-20\nlow-season -10' },
		...{ tags: 'halal-food wheelchair', pick_up: 'sometimes', step_times: '9:00\n-', is_sedating: 'yes' },
	};
	const { outcome, changes, made } = planOf(cells);
	expect(outcome).toBe('changed');
	expect(Object.fromEntries(changes.map(({ column, after }) => [column, after]))).toEqual({
		...{ title_ru: 'Прогулка', price: '45000', child_price: '30000', weekdays: 'fri sat', times: '09:00 14:30' },
		...{ closed_days: '01-01~01-01 09-15~09-17', price_rules: 'peak 20 fri,sat 07-15~08-20\nlow-season -10' },
		...{ tags: 'halal-food wheelchair', pick_up: 'sometimes', step_times: '09:00\n-', is_sedating: 'yes' },
	});
	expect(made?.value).toMatchObject({
		...{ place: { fetched: 'sometimes' }, stepTimes: ['09:00', null], region: blank.region },
		price: {
			unit: 'person',
			won: 45_000,
			rules: [
				{ percent: 20, weekdays: [5, 6] },
				{ reason: 'low-season', percent: -10 },
			],
		},
		texts: { ko: blank.texts.ko, ru: { title: 'Прогулка', summary: '' } },
	});
});

test('a column that the file has not stays as it is; an empty cell empties', () => {
	const value = { ...blank, minutes: 90, tags: ['wheelchair' as const] };
	const { made } = planOf({ code: 'walk', minutes: '', title_en: '' }, value);
	expect(made?.value).toMatchObject({ minutes: null, tags: ['wheelchair'] });
	expect(made?.value.texts.en).toBeUndefined();
});

test.each([
	['price', '만 원', 'not-a-number'],
	['price', '', 'required'],
	['price', '-5', 'not-a-number'],
	['region', 'Tokyo', 'not-a-choice'],
	['tags', 'halal', 'not-a-choice'],
	['weekdays', 'someday', 'not-a-choice'],
	['times', '25:00', 'not-a-time'],
	['closed_days', 'Jan-01', 'not-a-day'],
	['price_rules', 'peak twenty', 'wrong'],
	['latitude', '200', 'not-a-number'],
	['kind', 'hotel', 'settled'],
	['house', 'stays', 'settled'],
	['is_sedating', 'maybe', 'not-a-choice'],
])('what is wrong is said with its column, its value and why: %s “%s” is %s', (column, value, why) => {
	const planned = planOf({ code: 'walk', [column]: value });
	expect([planned.outcome, planned.faults]).toEqual(['bad', [{ column, value, why }]]);
});

test('price rules that take nearly everything off are refused as the editor refuses them', () => {
	const { faults } = planOf({ code: 'walk', price_rules: 'peak -80\nlow-season -80' });
	expect(faults).toMatchObject([{ column: 'price_rules', why: 'rules-too-low' }]);
});

test('a line without a code is a new product of its kind, as its kind usually is', () => {
	const { outcome, made } = planOf({ code: '', kind: 'day-tour', title_ko: '새 산책', price: '1000', capacity: '' });
	expect(outcome).toBe('new');
	expect(made).toMatchObject({ kind: 'day-tour', providerId: 'walks', names: { ko: '새 산책', en: '' } });
	expect(made?.value).toMatchObject({ price: { won: 1000 }, schedule: { capacity: 30 } });
	expect(planOf({ code: '', kind: 'hotel', title_ko: '방' }).faults).toMatchObject([{ why: 'service-unapproved' }]);
	expect(planOf({ code: '', kind: 'boat', title_ko: '배' }).faults).toMatchObject([
		{ column: 'kind', why: 'not-a-choice' },
	]);
	expect(planOf({ code: '', kind: 'day-tour' }).faults).toMatchObject([{ column: 'title_ko', why: 'required' }]);
	expect(planOf({ code: '', house: 'stays', kind: 'day-tour', title_en: 'A' }).faults).toMatchObject([
		{ why: 'unknown-house' },
	]);
});

test('the same product is not made twice: not by one file, and not by the same file once more', () => {
	const line = { code: '', kind: 'day-tour', title_ko: '새 산책' };
	const plan = planner(blank);
	expect([plan(lineOf(line)).outcome, plan(lineOf(line, 3)).faults[0]?.why]).toEqual(['new', 'named-twice']);
	expect(planner(blank, ['walks\nday-tour\n새 산책'])(lineOf(line)).faults[0]?.why).toBe('named-twice');
	const again = planner(blank);
	expect([again(lineOf({ code: 'walk' })).outcome, again(lineOf({ code: 'walk' })).faults[0]?.why]).toEqual([
		'unchanged',
		'twice',
	]);
	expect(planOf({ code: 'of-others' }).faults).toEqual([
		{ column: 'code', value: 'of-others', why: 'unknown-product' },
	]);
});

test('faults of the contract are told at the column they are in', () => {
	const plan = productPlanner({
		...{ known: new Map([['walk', known(blank)]]), houses: [house], names: new Set() },
		wrongIn: () => [{ at: 'texts.ru.steps.2', why: 'too-long' as const, count: 1_000 }],
	});
	expect(plan(lineOf({ code: 'walk', steps_ru: 'a\nb\nc' })).faults).toEqual([
		{ column: 'steps_ru', value: 'a\nb\nc', why: 'too-long', count: 1_000 },
	]);
});

test('each column has a name of its own', () => {
	expect(new Set(productNames).size).toBe(productNames.length);
	expect(productColumns.every(({ name }) => /^[a-z_]+$/.test(name))).toBe(true);
});
