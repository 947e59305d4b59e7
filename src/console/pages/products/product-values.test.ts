import { expect, test } from 'vitest';
import { kinds } from '#domain/area/areas.ts';
import { blankProduct } from '#domain/content/blank-content.ts';
import { newOption } from './option-values.ts';
import { contentOf, faultsOf, type ProductContent, priceIn, valuesOf } from './product-values.ts';

const house = { region: 'seoul' as const, languages: ['en' as const] };
const blank = () =>
	blankProduct({ ko: '레이저 토닝', en: '' }, kinds.dermatology as never, house).value as never as ProductContent;

const whole: ProductContent = {
	...blank(),
	...{ minutes: 60, depositFromWon: 100_000, tags: ['women-staff'], stepTimes: ['10:00', null] },
	place: {
		name: { ko: '신사', en: 'Sinsa' },
		hangul: '서울 강남구',
		latitude: 37.5,
		longitude: 127,
		fetched: 'sometimes',
	},
	price: {
		...{ unit: 'person', won: 150_000, childWon: 0, fromAge: 19 },
		rules: [
			{ reason: 'weekend', percent: 10, weekdays: [6] },
			{ reason: 'peak', percent: -5, season: { from: '12-20', to: '01-05' } },
		],
		choices: [{ group: 'class', options: [{ id: 'plain', addWon: 0 }] }],
	},
	schedule: {
		...{ weekdays: [1, 2], times: ['10:00', '14:00'], capacity: 2, leadHours: 48, horizonDays: 180 },
		closed: [
			{ from: '01-01', to: '01-01' },
			{ from: '09-24', to: '09-26' },
		],
	},
	care: { noHeatHours: 48, isSedating: true, has: ['heat'] },
	texts: {
		ko: {
			...{ title: '레이저 토닝', summary: '요약', description: '설명', included: ['진료', '시술'], excluded: ['약'] },
			...{ steps: ['접수', '시술'], meetingPoint: '3층', goodToKnow: ['자외선 차단'], options: { plain: '기본' } },
			alsoCalled: ['토닝'],
		},
	},
};
const editing = (value: ProductContent) => ({ latest: 3, content: { kind: 'product' as const, value } });

test('what was not touched is sent as it came', () => {
	expect(contentOf(valuesOf(editing(whole)))).toEqual({ kind: 'product', value: whole });
	expect(faultsOf(valuesOf(editing(whole)))).toEqual({});
	expect(contentOf(valuesOf(editing(blank()))).value).toEqual(blank());
});

test('every step has a line for its time, and a language that nobody began is left out', () => {
	const values = valuesOf(editing(whole));
	const { value } = contentOf({
		...values,
		texts: { ...values.texts, th: { ...values.texts.th, title: ' โทนนิง ', steps: 'ก\n\nข\nค\n' } },
	});
	const { texts, stepTimes } = value as ProductContent;
	expect(Object.keys(texts)).toEqual(['ko', 'th']);
	expect(texts.th).toMatchObject({ title: 'โทนนิง', steps: ['ก', 'ข', 'ค'] });
	expect(stepTimes).toEqual(['10:00', null, null]);
});

test('what is no number, time or day is told at its field', () => {
	const values = valuesOf(editing(whole));
	const wrong = {
		...{ ...values, minPersons: '', latitude: '400', stepTimes: '25:00' },
		price: { ...values.price, won: '15만원' },
		schedule: { ...values.schedule, times: '10:00 9시', closed: '13-01' },
		rules: [{ ...values.rules[0], percent: '900', from: '02-01' }] as typeof values.rules,
	};
	expect(faultsOf(wrong)).toEqual({
		...{ 'price.won': 'invalid-input', 'rules.0.percent': 'invalid-input', 'rules.0.from': 'date-wrong' },
		...{ 'schedule.times': 'invalid-input', 'schedule.closed': 'date-wrong' },
		...{ minPersons: 'required', latitude: 'invalid-input', stepTimes: 'invalid-input' },
	});
});

test('thousands may be set off, and rules that give it away are told beside each of them', () => {
	const values = valuesOf(editing(whole));
	const rule = { reason: 'weekend', percent: '-60', weekdays: [0], from: '', to: '' } as (typeof values.rules)[number];
	const asked = { ...values, price: { ...values.price, won: '90,000' }, rules: [rule, rule] };
	expect(priceIn(asked).won).toBe(90_000);
	expect(faultsOf(asked)).toEqual({ 'rules.0.percent': 'rules-too-low', 'rules.1.percent': 'rules-too-low' });
	expect(faultsOf({ ...asked, price: { ...values.price, won: '90,00' }, rules: [] })).toEqual({
		'price.won': 'invalid-input',
	});
});

test('a start time stands once, and the smallest party is no larger than the largest', () => {
	const values = valuesOf(editing(whole));
	const twice = { ...values, schedule: { ...values.schedule, times: '10:00 14:00 10:00' } };
	expect(faultsOf(twice)).toEqual({ 'schedule.times': 'time-twice' });
	expect(faultsOf({ ...values, minPersons: '9', maxPersons: '8' })).toEqual({ minPersons: 'least-over-most' });
	expect(faultsOf({ ...values, minPersons: '8', maxPersons: '8' })).toEqual({});
});

test('a price is tried as it stands in the form', () => {
	const values = valuesOf(editing(whole));
	expect(priceIn({ ...values, price: { ...values.price, won: '200000', childWon: '' } })).toMatchObject({
		won: 200_000,
	});
});

test('options of a ticket keep their ids; the first adds nothing, and names of those that are gone stay to be read', () => {
	const values = valuesOf(editing(whole));
	const names = { ko: '특실', en: 'First', ru: '', th: '', vn: '', id: '' };
	const [plain] = values.options;
	if (!plain) throw new Error('no option');
	const first = { group: 'class' as const, id: 'class-1', addWon: '24,000', names };
	const { value } = contentOf({ ...values, options: [{ ...plain, addWon: '99' }, first] });
	expect((value as ProductContent).price.choices).toEqual([
		{
			group: 'class',
			options: [
				{ id: 'plain', addWon: 0 },
				{ id: 'class-1', addWon: 24_000 },
			],
		},
	]);
	expect((value as ProductContent).texts.ko?.options).toEqual({ plain: '기본', 'class-1': '특실' });
	expect((value as ProductContent).texts.en?.options).toEqual({ 'class-1': 'First' });
	const without = contentOf({ ...values, options: [] }).value as ProductContent;
	expect([without.price.choices, without.texts.ko?.options]).toEqual([undefined, { plain: '기본' }]);
	const wrong = { ...first, addWon: 'much', names: { ...names, ko: '', en: ' ' } };
	expect(faultsOf({ ...values, options: [plain, wrong] })).toEqual({
		'options.1.addWon': 'invalid-input',
		'options.1.names.ko': 'required',
	});
	// An id is never given twice, also not after what it named is gone.
	expect(newOption('class', { taken: new Set(['class-1', 'plain']) }).id).toBe('class-2');
});
