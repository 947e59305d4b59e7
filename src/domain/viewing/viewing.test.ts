import { describe, expect, test } from 'vitest';
import { isLikelyPerson, subjectOf } from './viewing.ts';

const people = [
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
	'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
	'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36',
	'Mozilla/5.0 (Linux; Android 14; V2250) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.20.1',
	'Mozilla/5.0 (Linux; Android 13; CPH2387) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36 Zalo android/24100101',
];
const programs = [
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
	'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
	'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd) crawler',
	'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
	'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
	'TelegramBot (like TwitterBot)',
	'WhatsApp/2.24.20.89 A',
	'curl/8.10.1',
	'python-requests/2.32.3',
	'',
];

describe('views that bots do not inflate', () => {
	test.each(people)('a person may be looking: %s', (userAgent) => {
		expect(isLikelyPerson({ userAgent, hasBrowserSigns: true })).toBe(true);
	});

	test.each(programs)('a program is looking: %s', (userAgent) => {
		expect(isLikelyPerson({ userAgent, hasBrowserSigns: true })).toBe(false);
	});

	test('what calls itself a browser and lacks a browser’s signs is none', () => {
		for (const userAgent of people) expect(isLikelyPerson({ userAgent, hasBrowserSigns: false })).toBe(false);
	});
});

test('only what is listed is counted, by kind and id; a list by an area that there is', () => {
	expect(subjectOf('notice/k-eta-check')).toEqual({ kind: 'notice', id: 'k-eta-check' });
	expect(subjectOf('promotion/spring')).toEqual({ kind: 'promotion', id: 'spring' });
	for (const kind of ['product', 'date', 'form', 'sent'] as const)
		expect(subjectOf(`${kind}/seoul-walk`)).toEqual({ kind, id: 'seoul-walk' });
	expect(subjectOf('list/travel')).toEqual({ kind: 'list', id: 'travel' });
	for (const text of [
		'list/elsewhere',
		'opened/seoul-walk',
		'member/1',
		'notice/',
		'notice',
		'',
		'notice/a/b',
		'/notice/a',
	])
		expect(subjectOf(text)).toBeUndefined();
});
