import { describe, expect, test } from 'vitest';
import { notAmong, personTypesOf, tooOld, tooYoung, travellerFaults, travellersAsked } from './travellers.ts';

const named = (firstName: string, birthOn = '1990-01-01') => ({ firstName, lastName: 'Srisuk', birthOn });

describe('as what somebody was reserved for', () => {
	test('follows from the age on the day', () => {
		const births = ['1988-06-14', '2020-05-01', '1990-03-08', '2025-11-30'];
		expect(personTypesOf({ adult: 2, child: 1, infant: 1 }, births)).toEqual(['adult', 'child', 'adult', 'infant']);
	});

	test('adds up where somebody was reserved for as another than their age says', () => {
		expect(personTypesOf({ adult: 2, child: 0, infant: 0 }, ['2018-01-02', '1990-01-01'])).toEqual(['adult', 'adult']);
		expect(personTypesOf({ adult: 1, child: 2, infant: 0 }, ['2010-01-02', '1990-01-01', '2012-01-01'])).toEqual([
			'child',
			'adult',
			'child',
		]);
	});

	test('leaves the order of those born on one day as it is', () => {
		expect(personTypesOf({ adult: 1, child: 1, infant: 0 }, ['2014-01-02', '2014-01-02'])).toEqual(['adult', 'child']);
	});
});

describe('names', () => {
	test('are asked for besides the lead guest’s where the kind wants each', () => {
		expect(travellersAsked({ names: 'each' }, { adult: 2, child: 1, infant: 1 })).toBe(3);
		expect(travellersAsked({ names: 'each' }, { adult: 1, child: 0, infant: 0 })).toBe(0);
		expect(travellersAsked({ names: 'lead' }, { adult: 5, child: 0, infant: 0 })).toBe(0);
	});

	test('that are missing are each told at their own field, too many at once', () => {
		expect(travellerFaults(2, 2)).toEqual([]);
		expect(travellerFaults(1, 3)).toEqual([
			{ at: 'travellers.1.firstName', code: 'required' },
			{ at: 'travellers.2.firstName', code: 'required' },
		]);
		expect(travellerFaults(3, 2)).toEqual([{ at: 'travellers', code: 'invalid-input' }]);
	});

	test('are the same only with the same birth, and two of one name are two', () => {
		const [twin, other] = [named('Anong'), named('Anong', '1991-01-01')];
		expect(notAmong([twin, named('Boon')], [named('Boon'), twin])).toEqual([]);
		expect(notAmong([twin, other], [twin])).toEqual([1]);
		expect(notAmong([twin, twin], [twin, other])).toEqual([1]);
		expect(notAmong([twin, twin], [twin, twin])).toEqual([]);
	});
});

const two = { adult: 2, child: 0, infant: 0 };

test('who is too young is so on the day of the service, not today; an unknown birth is nobody’s fault', () => {
	const births = ['1990-05-01', '2010-12-10', '2010-12-11', undefined];
	const persons = { ...two, adult: 4 };
	expect(tooYoung(births, { fromAge: 16, on: '2026-12-10', persons })).toEqual([2]);
	expect(tooYoung(births, { fromAge: 16, on: '2026-12-09', persons })).toEqual([1, 2]);
	expect(tooYoung(births, { on: '2026-12-09', persons })).toEqual([]);
});

test('whoever leads as an adult is 14 on the day; a child who is named first comes as one', () => {
	const on = '2026-12-10';
	expect(tooYoung(['2012-12-11'], { on, persons: { ...two, adult: 1 } })).toEqual([0]);
	expect(tooYoung(['2012-12-10'], { on, persons: { ...two, adult: 1 } })).toEqual([]);
	expect(tooYoung(['2012-12-11', '2012-12-11'], { on, persons: two })).toEqual([0]);
	expect(tooYoung(['2018-01-01', '1990-01-01'], { on, persons: { adult: 1, child: 1, infant: 0 } })).toEqual([]);
});

test('a child’s or infant’s fare is for who is one on the day; an adult’s is for anybody', () => {
	const on = '2026-12-10';
	const family = { adult: 1, child: 1, infant: 1 };
	expect(tooOld(['1990-01-01', '2015-01-01', '2024-12-01'], { on, persons: family })).toEqual([]);
	expect(tooOld(['1990-01-01', '2014-12-10', '2024-12-01'], { on, persons: family })).toEqual([1]);
	expect(tooOld(['1990-01-01', '1991-01-01', '2023-12-10'], { on, persons: family })).toEqual([1, 2]);
	expect(tooOld(['1990-01-01', '2020-01-01'], { on, persons: two })).toEqual([]);
	expect(tooOld(['1990-01-01', '1991-01-01', undefined], { on, persons: family })).toEqual([]);
});
