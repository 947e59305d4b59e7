import type { Browser, Page } from '@playwright/test';
import { type AddRow, noGoal } from './row.ts';

const times = 7;
/** Longer than data is kept (SPEC section 7): the page one comes back to asks anew. */
const forgottenMs = 6_000;
const goalMs = 100;

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** To be run in a page: follows a link or goes back, and tells how long it took until another heading was painted. */
const stepOnce = async (selector: string | null): Promise<number> => {
	const heading = () => document.querySelector('h1')?.textContent;
	const before = heading();
	const link = selector === null ? undefined : document.querySelector<HTMLAnchorElement>(selector);
	const from = performance.now();
	if (link) link.click();
	else history.back();
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	do await frame();
	while (heading() === undefined || heading() === before);
	await frame();
	return performance.now() - from;
};

async function stepsOn(page: Page, list: string): Promise<{ there: number[]; back: number[] }> {
	const [there, back]: [number[], number[]] = [[], []];
	await page.goto(list, { waitUntil: 'load' });
	for (let time = 0; time < times; time += 1) {
		await page.waitForTimeout(forgottenMs);
		there.push(await page.evaluate(stepOnce, 'main article h2 a'));
		await page.waitForTimeout(forgottenMs);
		back.push(await page.evaluate(stepOnce, null));
	}
	return { there, back };
}

/** From a list to its first product and back, on a phone, by a click without any pointer that came before it. */
export async function measureTaps(add: AddRow, browser: Browser, list: string): Promise<void> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
	const { there, back } = await stepsOn(await context.newPage(), list);
	await context.close();
	const [tap, way] = [median(there), median(back)];
	add({
		what: 'a product after a tap on its card, its screen prefetched, its data not',
		reached: `${Math.round(tap)} ms`,
		...{ goal: `${goalMs} ms`, isReached: tap <= goalMs },
	});
	add({
		what: 'Back to the list after six seconds, its data asked for anew',
		reached: `${Math.round(way)} ms`,
		...{ goal: noGoal, isReached: true },
	});
}
