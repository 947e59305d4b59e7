import type { Page } from '@playwright/test';
import { drawn } from '../support/drawn.ts';
import { demoLogins, pathsFor, type Visitor } from '../support/every-page.ts';
import { goOnTo } from '../support/go-on-to.ts';
import { logIn } from '../support/member-journey.ts';
import { watchTraffic } from '../support/openings.ts';
import { hangingOver, overflowFaults } from '../support/overflow-faults.ts';
import { expect, languages, open, test } from '../support/site-test.ts';
import { contrastFaultsOn, violationsOn } from '../support/violations-on.ts';

/** A phone, a desk, and the narrowest window there is: no phone at 200 % zoom has less than 320. */
const widths = [390, 1440, 320];

/**
 * Axe looks at each page in two languages, at all of it on a phone in the one and at a desk in the other, and at its
 * colours in both themes at both widths.
 */
const looks = [
	[
		{ colorScheme: 'light', width: 390, findFaults: violationsOn },
		{ colorScheme: 'dark', width: 1440, findFaults: contrastFaultsOn },
	],
	[
		{ colorScheme: 'dark', width: 390, findFaults: contrastFaultsOn },
		{ colorScheme: 'light', width: 1440, findFaults: violationsOn },
	],
] as const;

test.use({ expectedNoise: /status of 404/ });

/** The longest language is read at a desk's 200 % zoom too, which halves the window. */
const longest = '/ru';
const zoomed = 720;
/** Both sides of every place where the layout changes, and screens of all sizes: there nothing hangs over the edge. */
const edges = [980, 981, 1024, 1365, 1366, 1920, 2560];

/** The looks of the page at that place of the list that are taken in that language; the console has one, and takes all. */
function looksOf(at: number, turn: number | undefined) {
	if (turn === undefined) return looks.flat();
	return looks[[at % languages.length, (at + 2) % languages.length].indexOf(turn)] ?? [];
}

type Look = (page: Page) => Promise<string[]>;

/** Each look at a page, by the width it is taken at: a window that changes is laid out and drawn anew, so it does so once a width. */
function looksByWidth(code: string, axes: ReturnType<typeof looksOf>): Map<number, Look[]> {
	const isLongest = code === longest || code === '';
	const byWidth = new Map<number, Look[]>();
	const add = (width: number, look: Look) => byWidth.set(width, [...(byWidth.get(width) ?? []), look]);
	for (const width of isLongest ? [...widths, zoomed] : widths) add(width, overflowFaults);
	for (const width of isLongest ? edges : []) add(width, hangingOver);
	for (const { colorScheme, width, findFaults } of axes)
		add(width, async (page) => {
			await page.emulateMedia({ colorScheme });
			return (await findFaults(page)).map((fault) => `${colorScheme}: ${fault}`);
		});
	return byWidth;
}

async function lookAt(page: Page, byWidth: Map<number, Look[]>): Promise<string[]> {
	const faults: string[] = [];
	// From the width the window has: the page was loaded in it.
	const now = page.viewportSize()?.width ?? 0;
	const others = [...byWidth.keys()].sort((one, other) => one - other);
	const ordered = now > 720 ? others.reverse() : others;
	for (const width of ordered) {
		if (width !== page.viewportSize()?.width) {
			await page.setViewportSize({ width, height: 900 });
			await drawn(page);
		}
		for (const look of byWidth.get(width) ?? [])
			faults.push(...(await look(page)).map((fault) => `${width} px, ${fault}`));
	}
	return faults;
}

/** The site says when it has come to life. */
const showOfSite = (page: Page) => async (path: string) => void (await open(page, path.replace(/\/(?=\?|$)/, '')));

/** What differs from one answer to the next alone. */
const withoutNonce = (html: string) => html.replaceAll(/ nonce="[^"]*"/g, '');
const withoutQuery = (path: string) => path.split('?', 1)[0];

/**
 * The console is drawn in the browser from a document that names no page. Where the server gives the one that is open already,
 * loading it again would show what going there shows: it is gone to. Where it gives another (a door, the reader of codes),
 * and for another address of the same page, which could keep what the one before left, it is loaded.
 */
function showOfConsole(page: Page): (path: string) => Promise<void> {
	const { rest } = watchTraffic(page);
	let shown: { path: string; document: string } | undefined;
	return async (path) => {
		const document = withoutNonce(await (await page.request.get(path)).text());
		const isOpen = shown?.document === document && withoutQuery(shown.path) !== withoutQuery(path);
		shown = { path, document };
		if (isOpen) await goOnTo(page, path);
		else await page.goto(path);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await rest();
	};
}

/** `turn` says which language it is; the console has one only. `part`: every so manieth of its pages, from that one on. */
type Visit = { visitor: Visitor; code: string; turn?: number; part?: number };

/** The console has so many pages that one after the other they would be longer under way than all else. */
const consoleParts = 4;

async function visitAll(page: Page, { visitor, code, turn, part }: Visit) {
	if (visitor !== 'visitor') await logIn(page, demoLogins[visitor]);
	const paths = await pathsFor(visitor, async (path) => (await page.request.get(path)).json());
	expect(paths.length).toBeGreaterThanOrEqual({ clinic: 1, operator: 5, member: 12, visitor: 12 }[visitor]);
	const show = (code === '' ? showOfConsole : showOfSite)(page);
	const found: Record<string, string[]> = {};
	for (const [at, { path }] of paths.entries()) {
		if (part !== undefined && at % consoleParts !== part) continue;
		await show(code + path);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		const faults = await lookAt(page, looksByWidth(code, looksOf(at, turn)));
		if (faults.length > 0) found[path] = faults;
	}
	expect(found).toEqual({});
}

for (const [turn, { code, ownName }] of languages.entries())
	for (const visitor of ['visitor', 'member'] as const)
		test(`every page of a ${visitor} in ${ownName} can be read whole and is open to everybody`, async ({ page }) => {
			await visitAll(page, { visitor, code: `/${code}`, turn });
		});

for (let part = 0; part < consoleParts; part += 1)
	test(`every page of the console, part ${part + 1}, can be read whole and is open to everybody`, async ({ page }) => {
		await visitAll(page, { visitor: 'operator', code: '', part });
	});

test('what only a business has in the console can be read whole and is open to everybody', async ({ page }) => {
	await visitAll(page, { visitor: 'clinic', code: '' });
});
