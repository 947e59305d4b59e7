import { expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { birthIn, listFit, readGuests, takesGuestList, writeGuests } from './guest-list.ts';

const linh = { name: 'Nguyễn Thị Linh', nationality: 'VN', birthOn: '1990-04-13', note: 'no pork' };
const minh = { name: 'Trần Minh', nationality: '', birthOn: null, note: '' };

test.each([
	['pasted lines', 'Nguyễn Thị Linh, VN, 13.04.1990, no pork\n\nTrần Minh\n'],
	[
		'a sheet that was copied',
		'Họ tên\tQuốc tịch\tNgày sinh\nNguyễn Thị Linh\tVN\t1990-04-13\tno pork\nTrần Minh\t\t\t',
	],
	[
		'a file with semicolons, a mark and numbers',
		'\uFEFFName;Nationality\r\n1;Nguyễn Thị Linh;VN;13/4/1990;no pork\r\n2;Trần Minh',
	],
	[
		'a sheet with numbers',
		'STT\tHọ tên\tNgày sinh\tQuốc tịch\tGhi chú\n1\tNguyễn Thị Linh\t13/4/1990\tVN\tno pork\n2\tTrần Minh',
	],
	[
		'first and last names, and a column of another kind',
		'Last name,First name,Diet preference,DOB (YYYY-MM-DD),Nationality *\nNguyễn,Thị Linh,no pork,1990-04-13,VN\nTrần,Minh',
	],
	['a cell with two lines', '"Nguyễn\nThị Linh",VN,1990-04-13,"no\r\npork"\r\nTrần Minh'],
	[
		'a heading without a word for the name',
		',Who,Nationality,Birthday\n1,Nguyễn Thị Linh,VN,1990-04-13,no pork\n2,Trần Minh',
	],
])('%s are read', (_, text) => {
	expect(readGuests(text, 10)).toEqual({ guests: [linh, minh], faults: [], doubles: [] });
});

test('a semicolon in a note does not part a list that has commas', () => {
	expect(readGuests('Anna, RU, , vegan; no nuts\nBoris, RU', 9).guests).toMatchObject([{ note: 'vegan; no nuts' }, {}]);
});

test.each(['Anna, guest', 'Имя Фамилия-Петрова, RU', 'Anna, RU, , name', 'Ann No, VN'])(
	'“%s” is no heading',
	(text) => {
		expect(readGuests(text, 9).guests).toHaveLength(1);
	},
);

test('a quote that is not closed swallows nobody', () => {
	const { guests } = readGuests('"Anna, RU\nBoris "Bob", RU\n"Vera", RU', 9);
	expect(guests.map(({ name }) => name)).toEqual(['"Anna', 'Boris "Bob"', 'Vera']);
});

test('after a cell with two lines, lines are counted as an editor counts them', () => {
	expect(readGuests('Name,Note\n"two\nlines",x\n,y', 9).faults).toEqual([{ line: 4, code: 'required' }]);
});

test('a month before the day is told from a day that is none', () => {
	const text = 'Anna, US, 04/25/1990\nBoris, US, 31/31/1990\nVera, US, 04/05/1990';
	expect(readGuests(text, 9).faults).toEqual([
		{ line: 1, code: 'date-order' },
		{ line: 2, code: 'date-wrong' },
	]);
});

test('who is named again is a hint by line, and stays a guest', () => {
	const { guests, doubles } = readGuests('Anna, RU\nBoris\nANNA\nBoris, RU, 1990-04-13', 9);
	expect([guests.length, doubles]).toEqual([4, [3]]);
});

test('each line that is wrong is told by its number, and the others are kept', () => {
	const text = ['Anna, RU, 31.02.1990', ', RU', 'Boris, RU', 'x'.repeat(121), 'Vera', 'Gleb'].join('\n');
	const { guests, faults } = readGuests(text, 2);
	expect(guests.map(({ name }) => name)).toEqual(['Boris', 'Vera']);
	expect(faults).toEqual([
		{ line: 1, code: 'date-wrong' },
		{ line: 2, code: 'required' },
		{ line: 4, code: 'too-long' },
		{ line: 6, code: 'too-many-persons' },
	]);
});

test.each([
	['1990-04-13', '1990-04-13'],
	['13.4.1990', '1990-04-13'],
	['13/04/2533', '1990-04-13'],
	['1990. 4. 13.', '1990-04-13'],
	['30.02.1990', undefined],
	['13.04.90', undefined],
	['soon', undefined],
	['2300-01-01', undefined],
])('%s is the day %s', (text, day) => {
	expect(birthIn(text)).toBe(day);
});

test('what is written is read back the same, commas and quotes too', () => {
	const guests = [linh, minh, { name: 'Doe, "JJ" John', nationality: 'US', birthOn: null, note: 'wheelchair; aisle' }];
	expect(readGuests(writeGuests(guests), 10)).toEqual({ guests, faults: [], doubles: [] });
});

test('only who comes as a company brings a list', () => {
	expect(
		Object.values(kinds)
			.filter(takesGuestList)
			.map(({ slug }) => slug),
	).toEqual(['incentive-tour']);
});

test('a list fits, or names are missing, or too many', () => {
	expect([listFit(20, 20), listFit(24, 20), listFit(3, 20)]).toEqual([
		{ over: 0, missing: 0 },
		{ over: 4, missing: 0 },
		{ over: 0, missing: 17 },
	]);
});
