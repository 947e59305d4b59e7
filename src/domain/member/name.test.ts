import { expect, test } from 'vitest';
import { ageOn, greetingName, hasLink, isLatinName, withoutLinks, withoutMarks } from './name.ts';

test.each([
	'Anna',
	'Anna Maria',
	"O'Brien",
	'Kim-Lee',
	'St. John',
	'J.',
	'J.R. Kim',
	'D.-K.',
	'de la Cruz',
	'NGUYEN THI DAO',
])('%s is a name as passports print it', (name) => {
	expect(isLatinName(name)).toBe(true);
});

test.each([
	'',
	' ',
	'evil.example',
	'Claim it at evil.test now',
	'Анна',
	'ศิริพร',
	'김서연',
	'Đào',
	'Anna1',
	'-Anna',
	'Anna-',
	'Anna  \n',
	'<b>Anna</b>',
])('%s is not', (name) => {
	expect(isLatinName(name)).toBe(false);
});

test('marks fall off Latin letters, and other scripts stay', () => {
	expect(withoutMarks('Nguyễn Thị Đào')).toBe('Nguyen Thi Dao');
	expect(withoutMarks('O’Brien')).toBe("O'Brien");
	expect(withoutMarks('김서연')).toBe('김서연');
	expect(withoutMarks('Łukasz')).toBe('Lukasz');
	expect(withoutMarks('Jørgen Ørsted-ÆBLE')).toBe('Joergen Oersted-AEBLE');
	expect(withoutMarks('Straße, GROẞ')).toBe('Strasse, GROSS');
	expect(withoutMarks('Iðunn Þór Yıldız')).toBe('Idunn Thor Yildiz');
});

test('what would become a link in a mail is told from names of every script', () => {
	for (const text of ['evil.test', 'Nhận tiền tại evil.test/vn', 'https://x', 'a@b', '환불 maru-refund.com'])
		expect(hasLink(text), text).toBe(true);
	for (const text of ['Nguyễn Thị Đào', 'ดร.สมชาย', 'ม.ร.ว.คึกฤทธิ์', '김서연', 'Анна С. Петрова', 'J. R.', 'А.С.Пушкин'])
		expect(hasLink(text), text).toBe(false);
});

test('look-alike dots, other scripts’ ends and bare numbers of a computer are links as well', () => {
	for (const text of ['evil.рф', 'x.рф', 'злой.рф', 'зло.онлайн', 'evil．test', 'evil。test', 'evil｡test', 'evil․test'])
		expect(hasLink(text), text).toBe(true);
	for (const text of ['1.2.3.4', 'see 10.0.0.1 now', 'evil.ไทย', '나쁜.한국', 'ａ＠ｂ', 'x／y'])
		expect(hasLink(text), text).toBe(true);
});

test('what is told in a mail is never a link there, and stays readable', () => {
	expect(withoutLinks('Sao Mai Trading Co.Ltd')).toBe('Sao Mai Trading Co. Ltd');
	expect(withoutLinks('ИНН 7701/770101')).toBe('ИНН 7701 770101');
	expect(withoutLinks('ООО «Ромашка»')).toBe('ООО «Ромашка»');
	expect(withoutLinks('Full on 12/20, open 24/7')).toBe('Full on 12/20, open 24/7');
	expect(withoutLinks('12//20 http://1.2.3.44/55')).toBe('12 20 http: 1 2 3 44 55');
	expect(withoutLinks('evil。com')).toBe('evil. com');
	for (const text of ['evil.test', 'pay at evil.test/vn', 'https://x.y.example', 'a@b.com', 'a.b.com'])
		expect(hasLink(withoutLinks(text))).toBe(false);
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
