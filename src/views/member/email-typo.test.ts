import { expect, test } from 'vitest';
import { meantEmail } from './email-typo.ts';

test.each([
	['linh@gmial.com', 'linh@gmail.com'],
	['Linh.Nguyen@GMAIL.CON', 'Linh.Nguyen@gmail.com'],
	[' ploy@hotmial.com ', 'ploy@hotmail.com'],
	['anna@yandex.r', 'anna@yandex.ru'],
	['anna@mail.ri', 'anna@mail.ru'],
	['kim@naver.con', 'kim@naver.com'],
])('%s was likely meant as %s', (typed, meant) => {
	expect(meantEmail(typed)).toBe(meant);
});

test.each([
	'linh@gmail.com',
	'ploy@yahoo.co.th',
	'anna@mail.com',
	'anna@ya.ru',
	'kim@company.co.kr',
	'linh@',
	'gmial.com',
	'',
])('%j is left alone', (typed) => {
	expect(meantEmail(typed)).toBeUndefined();
});
