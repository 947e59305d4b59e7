import { expect, test } from 'vitest';
import { partsOfDate, readDateParts, splitDate, westernDigits } from './date-parts.ts';

const read = (year: string, month: string, day: string) => readDateParts({ year, month, day });

test('a whole date is read, with and without leading zeroes', () => {
	expect(read('1991', '4', '12')).toEqual({ kind: 'date', on: '1991-04-12', year: 1991 });
	expect(read('1991', '04', '02')).toEqual({ kind: 'date', on: '1991-04-02', year: 1991 });
});

test('nothing typed is empty, something missing is partial', () => {
	expect(read('', '', '')).toEqual({ kind: 'empty' });
	expect(read(' ', '', '')).toEqual({ kind: 'empty' });
	expect(read('1991', '', '12').kind).toBe('partial');
	expect(read('91', '4', '12').kind).toBe('partial');
	expect(read('0199', '4', '12').kind).toBe('partial');
});

test('29 February is a day in leap years alone', () => {
	expect(read('2000', '2', '29')).toMatchObject({ on: '2000-02-29' });
	expect(read('2024', '2', '29')).toMatchObject({ on: '2024-02-29' });
	expect(read('1900', '2', '29').kind).toBe('impossible');
	expect(read('2023', '2', '29').kind).toBe('impossible');
});

test.each([
	['1991', '13', '1'],
	['1991', '0', '1'],
	['1991', '4', '31'],
	['1991', '4', '0'],
	['1991', '1', '99'],
])('%s-%s-%s is no day', (year, month, day) => {
	expect(read(year, month, day)).toEqual({ kind: 'impossible' });
});

test('Buddhist years are brought to the common calendar, leap days with them', () => {
	expect(read('2534', '4', '12')).toEqual({ kind: 'date', on: '1991-04-12', year: 1991, buddhistYear: 2534 });
	expect(read('2543', '2', '29')).toMatchObject({ on: '2000-02-29' });
	expect(read('2544', '2', '29').kind).toBe('impossible');
	expect(read('2400', '1', '1')).toMatchObject({ on: '1857-01-01', buddhistYear: 2400 });
	expect(read('2399', '1', '1')).toEqual({ kind: 'date', on: '2399-01-01', year: 2399 });
});

test('Thai, full-width and Arabic digits count', () => {
	expect(read('๒๕๓๔', '๔', '๑๒')).toMatchObject({ on: '1991-04-12', buddhistYear: 2534 });
	expect(read('１９９１', '０４', '１２')).toMatchObject({ on: '1991-04-12' });
	expect(westernDigits('١٢ ۳۴ x5')).toBe('12345');
});

test('a date is taken apart for its fields', () => {
	expect(partsOfDate('1991-04-12')).toEqual({ year: '1991', month: '04', day: '12' });
	expect(partsOfDate(undefined)).toEqual({ year: '', month: '', day: '' });
});

test('a pasted date finds its parts, the year by its four digits', () => {
	const parts = { year: '1991', month: '04', day: '12' };
	expect(splitDate('1991-04-12', 'dmy')).toEqual(parts);
	expect(splitDate('12.04.1991', 'ymd')).toEqual(parts);
	expect(splitDate('1991년 04월 12일', 'ymd')).toEqual(parts);
	expect(splitDate('๑๒/๔/๒๕๓๔', 'dmy')).toEqual({ year: '2534', month: '4', day: '12' });
	expect(splitDate('1991', 'ymd')).toBeUndefined();
	expect(splitDate('1991-04-12 10:30', 'ymd')).toBeUndefined();
});
