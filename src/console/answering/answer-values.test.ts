import { describe, expect, it } from 'vitest';
import type { AnswerableProduct, AnswerTemplate, OwnAnswer } from '#contract/api/matching-answer.ts';
import {
	answerFaults,
	blankAnswer,
	bodyOf,
	changesSince,
	claimsIn,
	kindsFor,
	lineFromProduct,
	lineOf,
	localeOf,
	shortDates,
	unitsFor,
	valuesOfAnswer,
	withDate,
	withTemplate,
} from './answer-values.ts';

const persons = { adult: 2, child: 1, infant: 1 };
const blank = blankAnswer({ persons });
const product = {
	...{ id: 'walk', area: 'travel', kind: 'private-tour', title: '산책', shownLocale: 'ko', picture: '' },
	...{ fromWon: 120_000, unit: 'person', holds: null, booking: 'time' },
	free: [{ on: '2026-12-01', slots: [{ time: '09:00', left: 2 }] }],
} as AnswerableProduct;

describe('how many', () => {
	it('each who has a place, or so many rooms as hold them', () => {
		expect(unitsFor(persons, { unit: 'person', holds: null })).toBe(3);
		expect(unitsFor(persons, { unit: 'room', holds: 2 })).toBe(2);
		expect(unitsFor(persons, { unit: 'group', holds: null })).toBe(1);
		expect(lineFromProduct(product, persons)).toMatchObject({ of: 'guide', quantity: '3', won: '120,000', name: '' });
	});

	it('dates with fewer places left than are to be kept are told, and no others', () => {
		const dates = [
			{ on: '2026-12-01', time: '09:00' },
			{ on: '2026-12-05', time: null },
		];
		expect(shortDates({ dates, places: '3' }, product)).toEqual([{ on: '2026-12-01', time: '09:00', left: 2 }]);
		expect(shortDates({ dates, places: '2' }, product)).toEqual([]);
		expect(shortDates({ dates, places: '0' }, product)).toEqual([]);
	});
});

describe('what is wrong', () => {
	it('words are asked for, a product where there is a price, and a price where a line is included', () => {
		expect(answerFaults(blank, 'travel')).toEqual({ text: 'required' });
		const priced = { ...blank, text: 'Gladly.', lines: [lineOf('guide')] };
		expect(answerFaults(priced, 'travel')).toEqual({ productId: 'own-product', 'lines.0.won': 'required' });
		expect(answerFaults({ ...priced, productId: 'walk', lines: [{ ...lineOf('guide'), won: '1' }] }, 'travel')).toEqual(
			{},
		);
	});

	it('a clinic is told what it may not say, in its text and in its lines; a guide may', () => {
		const boasting = {
			...blank,
			text: 'We are the best clinic.',
			lines: [{ ...lineOf('tests'), won: '1', name: '최고의 검사' }],
		};
		const values = { ...boasting, productId: 'check' };
		expect(answerFaults(values, 'medical')).toEqual({ text: 'medical-claim', 'lines.0.name': 'medical-claim' });
		expect(claimsIn(values, 'medical')).toHaveLength(2);
		expect(answerFaults(values, 'travel')).toEqual({});
	});
});

describe('what is sent', () => {
	it('is in the language its letters tell, else in what plain letters can be', () => {
		expect(localeOf('안녕하세요', 'en')).toBe('ko');
		expect(localeOf('Xin chào, rất vui được đón bạn', 'ko')).toBe('vn');
		expect(localeOf('Gladly', 'ko')).toBe('en');
		expect(localeOf('Dengan senang hati', 'id')).toBe('id');
	});

	it('what is not included has no price', () => {
		const values = { ...blank, lines: [{ ...lineOf('meals'), isNotIncluded: true, quantity: '4', won: '9' }] };
		expect(bodyOf(values, 'en').lines).toEqual([{ of: 'meals', name: '', quantity: 1, won: null }]);
	});
});

describe('the next version', () => {
	const own = {
		...{ text: { text: 'Gladly', locale: 'en', isMasked: false }, phrases: [], places: 3, product: { id: 'walk' } },
		lines: [{ of: 'guide', name: '', quantity: 1, won: 200_000 }],
		dates: [{ on: '2026-12-01', time: null }],
		...{ answeredAt: '2026-11-01T00:00:00Z', validUntil: '2026-11-08T00:00:00Z', versions: [] },
	} as unknown as OwnAnswer;

	it('begins with the latest, in which nothing has changed', () => {
		const values = valuesOfAnswer(own);
		expect(values).toMatchObject({ places: '3', days: '7', productId: 'walk' });
		expect(changesSince(own, values, 'en')).toEqual([]);
	});

	it('tells what will be marked as new', () => {
		const values = {
			...valuesOfAnswer(own),
			dates: withDate([{ on: '2026-12-01', time: null }], { on: '2026-11-30', time: '10:00' }),
		};
		expect(values.dates[0]?.on).toBe('2026-11-30');
		expect(changesSince(own, { ...values, lines: [{ ...lineOf('guide'), won: '190,000' }] }, 'en')).toEqual([
			{ field: 'lines', kinds: ['guide'] },
			{ field: 'dates', kinds: [] },
		]);
	});
});

it('offers the lines of the trade', () => {
	expect(kindsFor('medical')).toContain('anaesthesia');
	expect(kindsFor('medical')).not.toContain('guide');
	expect(kindsFor('travel')).not.toContain('anaesthesia');
});

describe('a template', () => {
	const template = {
		...{ id: 'x', name: 'Walk', area: 'travel', text: 'Gladly.', locale: 'en', phrases: [], productId: 'walk' },
		...{ lines: [{ of: 'guide', name: '', quantity: 1, won: 90_000 }], places: 12, validDays: 7, changedAt: '' },
	} as AnswerTemplate;
	const dates = [{ on: '2026-12-01', time: '09:00' }];

	it('fills in words and prices; places are for who asks, and days of another product go', () => {
		const desk = { products: [product], question: { persons } };
		const filled = withTemplate({ ...blank, productId: 'other', dates }, template, desk);
		expect(filled).toMatchObject({ text: 'Gladly.', productId: 'walk', places: '3', days: '7', dates: [] });
		expect(withTemplate({ ...blank, productId: 'walk', dates }, template, desk).dates).toEqual(dates);
	});

	it('counts for who asks what it counted by places, and leaves what is one for all', () => {
		const quantities = (places: number, lines: AnswerTemplate['lines']) =>
			withTemplate(blank, { ...template, places, lines }, { products: [product], question: { persons } }).lines.map(
				({ quantity }) => quantity,
			);
		const line = (of: 'guide' | 'tickets' | 'vehicle', quantity: number) => ({ of, name: '', quantity, won: 10_000 });
		expect(quantities(12, [line('guide', 1), line('tickets', 12), line('vehicle', 2)])).toEqual(['1', '3', '2']);
		// For one: the product is counted, whether the vehicle was is not known.
		expect(quantities(1, [line('guide', 1), line('vehicle', 1)])).toEqual(['3', '1']);
	});

	it('of a product that is no longer offered leaves what was chosen', () => {
		const kept = withTemplate({ ...blank, productId: 'other', dates }, template, {
			products: [],
			question: { persons },
		});
		expect(kept).toMatchObject({ productId: 'other', places: blank.places, dates });
	});
});
