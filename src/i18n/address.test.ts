import { expect, test } from 'vitest';
import { joinAddress, splitAddress } from './address.ts';
import { alternates } from './alternates.ts';
import { localeOfBrowser, localeOfStored, locales, publicLocales, spokenIn } from './locales.ts';

test('each path also answers behind its route-level language code', () => {
	expect(splitAddress('/ru/travel')).toEqual({ code: 'ru', path: '/travel' });
	expect(splitAddress('/th')).toEqual({ code: 'th', path: '/' });
	expect(splitAddress('/vn/')).toEqual({ code: 'vn', path: '/' });
	expect(splitAddress('/travel')).toEqual({ code: undefined, path: '/travel' });
});

test('only the five public codes are language codes', () => {
	for (const path of ['/ko/travel', '/vi/travel', '/EN/travel', '/constructor/x'])
		expect(splitAddress(path).code, path).toBeUndefined();
});

test('an address is joined as it was split', () => {
	for (const address of ['/', '/ru', '/id/notice/1']) expect(joinAddress(splitAddress(address))).toBe(address);
});

test('the stored choice is EN, RUS, THA, VN or ID', () => {
	expect(publicLocales.map((locale) => locales[locale].stored)).toEqual(['EN', 'RUS', 'THA', 'VN', 'ID']);
	expect(localeOfStored('RUS')).toBe('ru');
	for (const word of ['ru', 'KO', '', null, undefined]) expect(localeOfStored(word), String(word)).toBeUndefined();
});

test('links between languages use real language tags, and English is the address without a code', () => {
	expect(alternates('/travel')).toEqual([
		{ tag: 'en', href: '/travel' },
		{ tag: 'ru', href: '/ru/travel' },
		{ tag: 'th', href: '/th/travel' },
		{ tag: 'vi', href: '/vn/travel' },
		{ tag: 'id', href: '/id/travel' },
		{ tag: 'x-default', href: '/travel' },
	]);
});

test('the browser’s first language that we speak is the one to offer', () => {
	expect(localeOfBrowser(['de-DE', 'vi-VN', 'ru'])).toBe('vn');
	expect(localeOfBrowser(['ko-KR', 'ja'])).toBeUndefined();
});

test('an address names a language besides its code only where the site does not speak it', () => {
	expect(publicLocales.map(spokenIn).every((named) => named === undefined)).toBe(true);
	expect(spokenIn('ko')).toBe('ko');
});
