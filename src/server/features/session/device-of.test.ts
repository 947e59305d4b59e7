import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
	[`Mozilla/5.0 (Linux; Android 14; SM-A546B) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
	[
		`Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/28.0 Chrome/130 Safari/537.36`,
		'Samsung Internet, Android',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
		'Safari, iPhone',
	],
	[
		'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
		'Chrome, iPad',
	],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
	[`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138 YaBrowser/25.8 Safari/537.36`, 'Yandex, Windows'],
	[`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138 Whale/4.0 Safari/537.36`, 'Whale, Windows'],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox, Mac'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 11',
		'KakaoTalk, iPhone',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/15.0',
		'LINE, iPhone',
	],
	[`Mozilla/5.0 (X11; CrOS x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
	[`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120`, 'Opera, Linux'],
	['curl/8.5.0', ''],
	['', ''],
	[`<script>alert(1)</script> Windows ${'x'.repeat(5_000)}`, 'Windows'],
])('%s is told as “%s”', (userAgent, device) => {
	expect(deviceOf(userAgent)).toBe(device);
});
