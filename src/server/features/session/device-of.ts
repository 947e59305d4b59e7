type Sign = readonly [name: string, sign: RegExp];

/** In this order: most browsers also say that they are Chrome or Safari. */
const browsers: readonly Sign[] = [
	['KakaoTalk', /KAKAOTALK/i],
	['LINE', /\bLine\//],
	['Zalo', /\bZalo/i],
	['Facebook', /\bFBA[NV]\b/],
	['Instagram', /\bInstagram\b/],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Naver', /\bNAVER\(/],
	['Whale', /\bWhale\//],
	['Yandex', /\bYaBrowser\//],
	['Cốc Cốc', /\bcoc_coc_browser\/|\bCocCoc/i],
	['UC Browser', /\bUCBrowser\//],
	['Edge', /\bEdg(e|A|iOS)?\//],
	['Opera', /\bOPR\/|\bOpera\b|\bOPT\//],
	['Firefox', /\bFirefox\/|\bFxiOS\//],
	['Chrome', /(?:Headless)?Chrome\/|\bCriOS\//],
	['Safari', /\bSafari\//],
];

const systems: readonly Sign[] = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['ChromeOS', /\bCrOS\b/],
	['Mac', /\bMacintosh\b|\bMac OS X\b/],
	['Linux', /\bLinux\b/],
];

const named = (signs: readonly Sign[], userAgent: string) => signs.find(([, sign]) => sign.test(userAgent))?.[0];

/** “Chrome, Android”: what its owner recognises. Empty when nothing is; the browser's own words are never kept. */
export function deviceOf(userAgent: string): string {
	const known = userAgent.slice(0, 1_000);
	return [named(browsers, known), named(systems, known)].filter((name) => name !== undefined).join(', ');
}
