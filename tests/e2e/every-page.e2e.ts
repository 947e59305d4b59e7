import type { Page } from '@playwright/test';
import { demoLogins, pathsFor, type Visitor } from '../support/every-page.ts';
import { logIn } from '../support/member-journey.ts';
import { hangingOver, overflowFaults } from '../support/overflow-faults.ts';
import { expect, languages, open, test } from '../support/site-test.ts';
import { violationsOn } from '../support/violations-on.ts';

/** Phone and desk, and both at 200 % zoom, which halves the window; no phone is narrower than 320 in that sense. */
const widths = [390, 1440, 720, 320];

/** Each page meets light and dark, phone and desk over the languages. */
const looks = [
	{ colorScheme: 'light', width: 390 },
	{ colorScheme: 'dark', width: 1440 },
	{ colorScheme: 'dark', width: 390 },
	{ colorScheme: 'light', width: 1440 },
] as const;

test.use({ expectedNoise: /status of 404/ });

/** Both sides of every place where the layout changes, and screens of all sizes: there nothing hangs over the edge. */
const edges = [980, 981, 1024, 1365, 1366, 1920, 2560];

async function unreadable(page: Page): Promise<string[]> {
	const faults: string[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		faults.push(...(await overflowFaults(page)).map((fault) => `${width} px: ${fault}`));
	}
	for (const width of edges) {
		await page.setViewportSize({ width, height: 900 });
		faults.push(...(await hangingOver(page)).map((fault) => `${width} px: ${fault}`));
	}
	return faults;
}

async function closedToSome(page: Page, turn: number): Promise<string[]> {
	const { colorScheme, width } = looks[turn % looks.length] ?? looks[0];
	await page.emulateMedia({ colorScheme });
	await page.setViewportSize({ width, height: 900 });
	return (await violationsOn(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`);
}

/** The site says when it has come to life; the console is drawn in the browser and then has its title. */
async function show(page: Page, path: string): Promise<void> {
	if (!path.startsWith('/console')) return void (await open(page, path.replace(/\/(?=\?|$)/, '')));
	await page.goto(path);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.waitForLoadState('networkidle');
}

async function visitAll(page: Page, { visitor, code, turn }: { visitor: Visitor; code: string; turn: number }) {
	if (visitor !== 'visitor') await logIn(page, demoLogins[visitor]);
	const paths = await pathsFor(visitor, async (path) => (await page.request.get(path)).json());
	expect(paths.length).toBeGreaterThanOrEqual(visitor === 'operator' ? 5 : 12);
	const found: Record<string, string[]> = {};
	for (const [at, { path }] of paths.entries()) {
		await show(page, code + path);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const faults = [...(await unreadable(page)), ...(await closedToSome(page, at + turn))];
		if (faults.length > 0) found[path] = faults;
	}
	expect(found).toEqual({});
}

for (const [turn, { code, ownName }] of languages.entries())
	for (const visitor of ['visitor', 'member'] as const)
		test(`every page of a ${visitor} in ${ownName} can be read whole and is open to everybody`, async ({ page }) => {
			test.setTimeout(600_000);
			await visitAll(page, { visitor, code: `/${code}`, turn });
		});

test('every page of the console can be read whole and is open to everybody', async ({ page }) => {
	test.setTimeout(600_000);
	await visitAll(page, { visitor: 'operator', code: '', turn: 0 });
});
