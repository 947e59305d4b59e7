import { expect, test } from 'vitest';
import { matchPage, pagePath } from './page-address.ts';

const pageOf = (path: string) => matchPage(path)?.page;

test('every route is exact', () => {
	expect(pageOf('/travel')).toBe('productList');
	for (const path of [
		'/travel/',
		'/Travel',
		'/travel/a/b',
		'/tra',
		'/my',
		'/about',
		'/matching/detail',
		'//travel',
		'travel',
		'',
	])
		expect(pageOf(path), path).toBeUndefined();
});

test('/ and /home are the same page', () => {
	expect([pageOf('/'), pageOf('/home')]).toEqual(['home', 'home']);
});

test('a fixed word beats a parameter', () => {
	expect(pageOf('/travel/reserve')).toBe('reservationForm');
	expect(matchPage('/travel/42')).toEqual({ page: 'productDetail', params: { area: 'travel', id: '42' } });
	expect(pageOf('/matching/inquire')).toBe('matchingForm');
	expect(pageOf('/about/transfer')).toBe('aboutTransfer');
	expect(pageOf('/my/reserve')).toBe('myReservations');
	expect(pageOf('/reserve/42')).toBe('reserveLink');
});

test('an area is one of the three and nothing else', () => {
	expect(pageOf('/wellness/write-rating/7')).toBe('ratingForm');
	for (const path of ['/notices', '/sports', '/sports/1', '/sports/reserve', '/constructor', '/__proto__/1'])
		expect(pageOf(path), path).toBeUndefined();
});

test('an id is one plain word', () => {
	for (const path of ['/notice/%2e%2e', '/notice/a b', "/notice/'", `/notice/${'a'.repeat(65)}`])
		expect(pageOf(path), path).toBeUndefined();
});

test('a page’s path is written from the same table', () => {
	expect(pagePath('home')).toBe('/');
	expect(pagePath('ratingForm', { area: 'medical', id: '7' })).toBe('/medical/write-rating/7');
	expect(matchPage(pagePath('consultationForm', { id: '9' }))).toEqual({
		page: 'consultationForm',
		params: { id: '9' },
	});
});
