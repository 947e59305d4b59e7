import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';

type Fixtures = {
	/** What a journey that goes wrong on purpose may leave in the browser's console. */
	expectedNoise: RegExp | undefined;
	/** Nothing is fetched ahead, as for whoever asks their browser to save data: what a screen needs comes when it is gone to. */
	savesData: boolean;
};

/** Told through the console, so that violations from before any listener of ours are seen too. */
const tellViolations = () =>
	document.addEventListener('securitypolicyviolation', (event) =>
		console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`),
	);

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** The browser is told to let no worker in, and says so wherever one asks. */
const workersBlocked = /^warning: Service Worker registration blocked by Playwright/;

/** Everything a page may not do unseen: errors, warnings (a wrong hydration among them), violations, foreign requests. */
function listenForNoise(page: Page, origin: string): string[] {
	const noise: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`);
	});
	page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
	page.on('request', (request) => {
		if (!request.url().startsWith(`${origin}/`)) noise.push(`left the origin: ${request.url()}`);
	});
	return noise;
}

/** Every journey also fails on noise it did not expect. */
export const test = base.extend<Fixtures>({
	expectedNoise: [undefined, { option: true }],
	// Code of screens that a journey never goes to costs a third of a page's work; those that are about it want it.
	savesData: [true, { option: true }],
	page: async ({ page, baseURL, expectedNoise, savesData }, use) => {
		if (savesData) await page.context().addInitScript(saveData);
		const noise = listenForNoise(page, baseURL ?? '');
		await page.addInitScript(tellViolations);
		await use(page);
		expect(noise.filter((line) => !expectedNoise?.test(line) && !workersBlocked.test(line))).toEqual([]);
	},
});

export { expect };

/** A full load, until the scripts have taken over. */
export async function open(page: Page, address: string): Promise<Response> {
	const response = await page.goto(address);
	await page.locator('html[data-ready]').waitFor({ state: 'attached' });
	if (!response) throw new Error(`${address} gave no answer`);
	return response;
}

/** Nothing more has come for half a second. A member's page always has a stream open, so that its network is never idle. */
export async function settled(page: Page): Promise<void> {
	let before = -1;
	const isSettled = async () => {
		const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
		const isSame = now === before;
		before = now;
		return isSame;
	};
	await expect.poll(isSettled, { intervals: [500] }).toBe(true);
}

/**
 * Waits for what a page shows once it has given up asking. Its three further tries, seven seconds in all, pass by its own clock,
 * which the journey has set up before (`page.clock.install()`); how long they are is section-7-data.e2e.ts's.
 */
export async function givenUp(page: Page, shown: Locator): Promise<void> {
	const isShown = async () => {
		await page.clock.fastForward(4_000);
		await expect(shown).toBeVisible({ timeout: 250 });
	};
	await expect(isShown).toPass({ intervals: [50], timeout: 60_000 });
}

/** The requests a page makes from now on whose path starts with the given one. */
export function requestsTo(page: Page, path: string): string[] {
	const seen: string[] = [];
	page.on('request', (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname.startsWith(path)) seen.push(pathname + search);
	});
	return seen;
}

/** Through the switch of the top bar, as one does with a mouse. */
export async function switchTo(page: Page, ownName: string) {
	const bar = page.getByRole('navigation').first();
	await bar.locator('summary').click();
	await bar.getByRole('link', { name: ownName, exact: true }).click();
}

/** With the keyboard alone: Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	const isThere = () => target.evaluate((element) => element === document.activeElement);
	for (let step = 0; step < 120 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
	await expect(target).toBeFocused();
}

export const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));

export async function languageCookie(page: Page): Promise<string | undefined> {
	const cookies = await page.context().cookies();
	return cookies.find(({ name }) => name === 'lang')?.value;
}

/** The five public languages: route code, stored name, language tag, and the name each gives itself. */
export const languages = [
	{ code: 'en', stored: 'EN', tag: 'en', ownName: 'English' },
	{ code: 'ru', stored: 'RUS', tag: 'ru', ownName: 'Русский' },
	{ code: 'th', stored: 'THA', tag: 'th', ownName: 'ไทย' },
	{ code: 'vn', stored: 'VN', tag: 'vi', ownName: 'Tiếng Việt' },
	{ code: 'id', stored: 'ID', tag: 'id', ownName: 'Bahasa Indonesia' },
] as const;
