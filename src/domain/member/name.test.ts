import { expect, test } from 'vitest';
import { ageOn, greetingName, isLatinName, withoutMarks } from './name.ts';

test.each(['Anna', 'Anna Maria', "O'Brien", 'Kim-Lee', 'St. John', 'J.', 'de la Cruz', 'NGUYEN THI DAO'])(
	'%s is a name as passports print it',
	(name) => {
		expect(isLatinName(name)).toBe(true);
	},
);

test.each(['', ' ', 'Анна', 'ศิริพร', '김서연', 'Đào', 'Anna1', '-Anna', 'Anna-', 'Anna  \n', '<b>Anna</b>'])(
	'%s is not',
	(name) => {
		expect(isLatinName(name)).toBe(false);
	},
);

test('marks fall off Latin letters, and other scripts stay', () => {
	expect(withoutMarks('Nguyễn Thị Đào')).toBe('Nguyen Thi Dao');
	expect(withoutMarks('O’Brien')).toBe("O'Brien");
	expect(withoutMarks('김서연')).toBe('김서연');
});

test('a year of age is full on the birthday', () => {
	expect(ageOn('2012-05-20', '2026-05-19')).toBe(13);
	expect(ageOn('2012-05-20', '2026-05-20')).toBe(14);
	expect(ageOn('2012-02-29', '2026-02-28')).toBe(13);
	expect(ageOn('2012-02-29', '2026-03-01')).toBe(14);
});

test('a member is called as people of their language are', () => {
	const anna = { firstName: 'Anna', lastName: 'Sokolova', ownName: 'Анна Соколова' };
	expect(greetingName({ ...anna, locale: 'ru' })).toBe('Anna');
	const linh = { firstName: 'Thi Linh', lastName: 'Nguyen', ownName: 'Nguyễn Thị Linh' };
	expect(greetingName({ ...linh, locale: 'vn' })).toBe('Nguyễn Thị Linh');
	expect(greetingName({ ...linh, ownName: null, locale: 'vn' })).toBe('Nguyen Thi Linh');
	expect(greetingName({ ...linh, ownName: '', locale: 'en' })).toBe('Thi Linh');
});
