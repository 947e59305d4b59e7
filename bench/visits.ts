import { spawnSync } from 'node:child_process';
import { type Browser, chromium as playwright } from '@playwright/test';
import { requireChromium } from '../scripts/chromium.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { openProxiedHouse } from './proxied-house.ts';
import type { AddRow } from './row.ts';
import { measureTaps } from './taps.ts';

const pages = { home: '', list: '/travel', detail: '/travel/gyeongbokgung-before-opening' };
const languages = ['en', 'th', 'ru'];

/** As Chromium's own tools call “Slow 3G”: 400 kbit a second, two seconds until an answer begins. */
const slow = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2_000 };
/** Longer than letters and pictures take on it. */
const settledMs = 4_000;

const goals = { performance: 98, shift: 0.02 };

/** Those of the device stand in for ours until ours arrive (ui/styles/fonts.css): without any of a phone's, another thing is measured. */
function requireLettersOfPhones(): void {
	const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
	const families = new Set(stdout?.split('\n').flatMap((line) => line.split(',')));
	const missing = ['Roboto', 'Noto Serif', 'Noto Sans Thai', 'Noto Serif Thai'].filter((name) => !families.has(name));
	if (missing.length > 0)
		throw new Error(
			`Visits are measured with the letters of a phone, and ${missing.join(', ')} are missing: apt-get install fonts-roboto-unhinted fonts-noto-core.`,
		);
}

/**
 * A first visit over HTTP/2: Lighthouse's word for it, how far things leap on a slow line while letters and pictures arrive,
 * and how long the next screen takes.
 */
export async function measureVisits(add: AddRow, say: (sentence: string) => void): Promise<void> {
	requireLettersOfPhones();
	const chromium = requireChromium(say);
	const house = await openProxiedHouse(4948, say);
	const flags = [
		`--host-resolver-rules=MAP maru.example:443 127.0.0.1:${house.proxyPort}`,
		'--ignore-certificate-errors',
	];
	try {
		for (const [name, path] of Object.entries(pages)) {
			const { performance } = await lighthouseScores(`https://maru.example${path || '/'}`, chromium, flags);
			add({
				what: `${name}: Lighthouse mobile over HTTP/2, performance`,
				reached: String(performance),
				...{ goal: String(goals.performance), isReached: performance >= goals.performance },
			});
		}
		const browser = await playwright.launch({ executablePath: chromium, args: flags });
		try {
			for (const language of languages)
				for (const [name, path] of Object.entries(pages)) {
					const shift = await shiftOf(browser, `https://maru.example/${language}${path}`);
					add({
						what: `${name} in ${language}: layout shift on slow 3G, 390 px`,
						reached: shift.toFixed(4),
						...{ goal: String(goals.shift), isReached: shift <= goals.shift },
					});
				}
			await measureTaps(add, browser, `https://maru.example/en${pages.list}`);
		} finally {
			await browser.close();
		}
	} finally {
		await house.close();
	}
}

/** The sum of all shifts, which is never less than what browsers report. */
async function shiftOf(browser: Browser, url: string): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
	const page = await context.newPage();
	const tools = await context.newCDPSession(page);
	await tools.send('Network.enable');
	await tools.send('Network.emulateNetworkConditions', slow);
	await page.addInitScript(() => {
		const kept = globalThis as unknown as { shifted: number };
		kept.shifted = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) kept.shifted += entry.value;
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(url, { waitUntil: 'load', timeout: 180_000 });
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await page.waitForTimeout(settledMs);
	const shift = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
	await context.close();
	return shift;
}
