import { chromium } from '@playwright/test';
import { buildIfChanged } from '../scripts/build.ts';
import { requireChromium } from '../scripts/chromium.ts';
import { run } from './child.ts';
import { houseOf } from './desk.ts';
import { insertOfHouse } from './desk-fill.ts';
import { openReservingHouse, port } from './reserving-house.ts';
import type { AddRow } from './row.ts';

const origin = `http://127.0.0.1:${port}`;
const seconds = 20;
const goal = 60;

/** Frames while somebody scrolls through a house's hundred thousand reservations, by the gaps between them. */
export async function measureScroll(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const executablePath = requireChromium(say);
	await buildIfChanged(say);
	const house = await openReservingHouse(say);
	await insertOfHouse(house.client, await houseOf(house.client), 0, 100_000);
	const product = run('scripts/start.ts', [], { ...house.given, LOG_LEVEL: 'warn' });
	try {
		await untilReady();
		const { gaps, row, inDocument } = await scrolled(executablePath, house.partner.cookie);
		const sorted = gaps.toSorted((one, other) => one - other);
		const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
		const late = gaps.filter((gap) => gap > 25).length;
		const perSecond = gaps.length / seconds;
		add({
			what: 'scrolling through 100,000 reservations of a house, frames a second in Chromium without a graphics card',
			reached: `${perSecond.toFixed(1)} (gap in the middle ${at(0.5)} ms, 95 % ${at(0.95)}, 99 % ${at(0.99)}; ${late} of ${gaps.length} later than one frame; down to row ${row}, ${inDocument} rows in the document)`,
			goal: String(goal),
			isReached: perSecond >= goal * 0.98,
		});
	} finally {
		await product.stop();
		await house.close();
	}
}

async function untilReady(): Promise<void> {
	const isReady = () =>
		fetch(`${origin}/readyz`).then(
			(response) => response.ok,
			() => false,
		);
	while (!(await isReady())) await new Promise((done) => setTimeout(done, 200));
}

async function scrolled(executablePath: string, cookie: string) {
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
	const pairs = cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
	await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin })));
	const page = await context.newPage();
	await page.goto(`${origin}/console/reservations?queue=all`);
	await page.locator('tbody tr').first().waitFor();
	const measured = await page.evaluate(async (ms) => {
		const gaps: number[] = [];
		const begin = performance.now();
		let last = begin;
		await new Promise<void>((done) => {
			const step = (now: number) => {
				gaps.push(now - last);
				last = now;
				window.scrollBy(0, 120);
				if (now - begin > ms) done();
				else requestAnimationFrame(step);
			};
			requestAnimationFrame(step);
		});
		const row = Number(document.querySelector('tbody tr:last-child')?.getAttribute('aria-rowindex') ?? 0);
		return { gaps: gaps.slice(1), row, inDocument: document.querySelectorAll('tbody tr').length };
	}, seconds * 1_000);
	await browser.close();
	return measured;
}
