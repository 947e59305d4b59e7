import { chromium, type Page } from '@playwright/test';
import { buildIfChanged } from '../scripts/build.ts';
import { requireChromium } from '../scripts/chromium.ts';
import { run } from './child.ts';
import { houseOf } from './desk.ts';
import { insertOfHouse } from './desk-fill.ts';
import { openReservingHouse, port } from './reserving-house.ts';
import type { AddRow } from './row.ts';

const origin = `http://127.0.0.1:${port}`;
const seconds = 15;
/** Of a screen with sixty frames a second. */
const frameMs = 1_000 / 60;

/**
 * What a frame costs while somebody scrolls through a house's hundred thousand reservations: processor time of the page's own thread, which other
 * work on the machine does not change. Frames a second are told beside those of an empty page that does nothing but scroll, since they do depend on it.
 */
export async function measureScroll(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const executablePath = requireChromium(say);
	await buildIfChanged(say);
	const house = await openReservingHouse(say);
	await insertOfHouse(house.client, await houseOf(house.client), 0, 100_000);
	const product = run('scripts/start.ts', [], { ...house.given, LOG_LEVEL: 'warn' });
	try {
		await untilReady();
		const { ours, empty } = await scrolled(executablePath, house.partner.cookie);
		add({
			what: 'scrolling through 100,000 reservations of a house: processor time of the page a frame',
			reached: `${ours.cost.toFixed(1)} ms, down to row ${ours.row} with ${ours.inDocument} rows in the document (${ours.perSecond.toFixed(0)} frames a second, an empty page beside it ${empty.perSecond.toFixed(0)})`,
			goal: `${frameMs.toFixed(1)} ms`,
			isReached: ours.cost <= frameMs,
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
	const blank = await context.newPage();
	await blank.setContent('<div style="height: 10000000px">');
	const empty = await scrollOn(blank);
	await blank.close();
	const page = await context.newPage();
	await page.goto(`${origin}/console/reservations?queue=all`);
	await page.locator('tbody tr').first().waitFor();
	const ours = await scrollOn(page);
	await browser.close();
	return { ours, empty };
}

async function scrollOn(page: Page) {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const spent = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
	};
	const before = await spent();
	const { frames, row, inDocument } = await page.evaluate(async (ms) => {
		let frames = 0;
		const begin = performance.now();
		await new Promise<void>((done) => {
			const step = (now: number) => {
				frames += 1;
				window.scrollBy(0, 120);
				if (now - begin > ms) done();
				else requestAnimationFrame(step);
			};
			requestAnimationFrame(step);
		});
		const row = Number(document.querySelector('tbody tr:last-child')?.getAttribute('aria-rowindex') ?? 0);
		return { frames, row, inDocument: document.querySelectorAll('tbody tr').length };
	}, seconds * 1_000);
	return { cost: ((await spent()) - before) / frames, perSecond: frames / seconds, row, inDocument };
}
