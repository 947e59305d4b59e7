import { expect, test } from 'vitest';
import { browserOf, refusalOf } from './capture.ts';

const named = (name: string) => Object.assign(new Error('no'), { name });

test('each way in which a browser says no has its own help', () => {
	expect(refusalOf(named('NotAllowedError'))).toBe('denied');
	expect(refusalOf(named('NotFoundError'))).toBe('not-found');
	expect(refusalOf(named('NotReadableError'))).toBe('in-use');
	expect(refusalOf(named('SomethingNew'))).toBe('failed');
	expect(refusalOf(undefined)).toBe('failed');
});

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
	['chrome', `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/140.0 Mobile Safari/537.36`],
	['chrome', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`],
	['chrome', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`],
	['safari', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`],
	['safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`],
	['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
] as const)('%s is told where to allow the camera', (browser, agent) => expect(browserOf(agent)).toBe(browser));
