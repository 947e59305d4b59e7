import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allLocales, locales } from '#i18n/locales.ts';
import { deskLocaleIn } from './answer-offline.ts';
import { deskOfflinePage, offlinePage, offlinePolicy } from './offline-page.ts';

const wordsIn = (locale: string) =>
	JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/offline.json`, import.meta.url), 'utf8')).page;

const voucher = {
	href: '/th/my/reserve/x?voucher=1',
	title: '<b>Market & tea</b>',
	code: 'MR-1',
	on: '2026-10-17',
	state: 'good' as const,
};

test.each(allLocales)('the page without network in %s says so, and leads to what was kept', (locale) => {
	const words = wordsIn(locale);
	const html = offlinePage({
		locale,
		words,
		vouchers: [{ ...voucher, time: '07:30' }],
		list: '/th/my/reserve',
		zone: 'Asia/Seoul',
		nonce: 'n1',
	});
	expect(html).toContain(`<html lang="${locales[locale].tag}">`);
	for (const said of [words.title, words.text, words.vouchers, words.reservations, words.retry])
		expect(html).toContain(said);
	expect(html).toContain('href="/th/my/reserve/x?voucher=1"');
	expect(html).toContain('2026.10.17');
	expect(html).toContain('07:30 KST · MR-1');
	expect(html).not.toContain('<b>Market');
	expect(html).toContain('&#60;b&#62;Market &#38; tea');
	expect(html.match(/<(?:script|style) nonce="n1">/g)).toHaveLength(2);
});

test('a voucher’s time stands there by both clocks', () => {
	const vouchers = [{ ...voucher, time: '07:30' }];
	const common = { words: wordsIn('th'), vouchers, list: undefined, nonce: 'n' };
	const html = offlinePage({ locale: 'th', zone: 'Asia/Bangkok', ...common });
	expect(html).toContain('07:30 KST (เวลาของคุณ 05:30\u00a0น.) · MR-1');
});

test.each(allLocales)('what is not paid, in check or cancelled says so beside its name in %s', (locale) => {
	const words = wordsIn(locale);
	const rows = (['unpaid', 'part', 'checking', 'cancelled', 'good'] as const).map((state) => ({
		...voucher,
		time: null,
		state,
	}));
	const common = { words, list: undefined, zone: 'Asia/Seoul', nonce: 'n' };
	const html = offlinePage({ locale, vouchers: rows, ...common });
	expect(html.match(/<em>[^<]+<\/em>/g)).toEqual(
		[words.state.unpaid, words.state.part, words.state.checking, words.state.cancelled].map(
			(word) => `<em>${word}</em>`,
		),
	);
});

test('where nothing was kept it names nothing', () => {
	const html = offlinePage({
		locale: 'en',
		words: wordsIn('en'),
		vouchers: [],
		list: undefined,
		zone: 'Asia/Seoul',
		nonce: 'n',
	});
	expect(html).toContain(wordsIn('en').textWithout);
	expect(html).not.toMatch(/<ul|<h2|my\/reserve/);
});

test('its policy lets nothing in but itself', () => {
	expect(offlinePolicy('n1')).toContain(
		"default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; img-src 'self'",
	);
});

test.each(allLocales)(
	'in the console the page without network speaks %s and leads to the kept check of vouchers',
	(locale) => {
		const words = wordsIn(locale);
		const html = deskOfflinePage({ locale, words, check: '/console/check', nonce: 'n1' });
		expect(html).toContain(`<html lang="${locales[locale].tag}">`);
		for (const said of [words.title, words.deskText, words.retry]) expect(html).toContain(said);
		expect(html).toContain(`<nav><a href="/console/check">${words.check}</a>`);
		const without = deskOfflinePage({ locale, words, check: undefined, nonce: 'n1' });
		expect(without).toContain(words.deskTextWithout);
		expect(without).not.toContain('/console/check');
	},
);

test('the console’s language is the one of its kept page, and Korean where none is kept', () => {
	expect(deskLocaleIn('<!doctype html><html lang="vi" data-locale="vn" data-codes><head>')).toBe('vn');
	expect(deskLocaleIn('')).toBe('ko');
	expect(deskLocaleIn('<html lang="xx" data-locale="xx">')).toBe('ko');
});
