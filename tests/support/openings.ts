import type { Page, Request } from '@playwright/test';
import { drawn } from './drawn.ts';
import { overflowFaults } from './overflow-faults.ts';
import { rawKeys } from './raw-keys.ts';

/** What a press may open: menus, sheets, dialogs, disclosures. Days, steps and hearts open nothing and are many. */
function openersOn(): { name: string; element: HTMLElement }[] {
	const all = document.querySelectorAll<HTMLElement>('[aria-haspopup], summary, button:not([type=submit])');
	const seen = new Map<string, number>();
	return [...all]
		.filter(
			(element) =>
				element.checkVisibility({ visibilityProperty: true }) &&
				!element.closest('dialog, [role=grid], [role=listbox], [inert]') &&
				!element.matches('[aria-pressed], [data-day], :disabled, [aria-disabled=true]'),
		)
		.map((element) => {
			const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}`;
			const before = seen.get(name) ?? 0;
			seen.set(name, before + 1);
			return { name: `${name} ${before}`, element };
		});
}

/** In the page's own words, for what is run there must stand alone. */
const script = (rest: string) => `(() => { ${openersOn.toString()}; return ${rest}; })()`;
const namesOn = (page: Page) => page.evaluate<string[]>(script('openersOn().map(({ name }) => name)'));
const press = (page: Page, name: string) =>
	page.evaluate<boolean>(
		script(
			`(() => { const one = openersOn().find(({ name }) => name === ${JSON.stringify(name)}); one?.element.click(); return one !== undefined; })()`,
		),
	);

/** Rows of a list open the same thing each: three of a kind are enough. */
const enough = 3;
const kindOf = (name: string) => name.replace(/\d+/g, '#').slice(0, 24);

/**
 * Nothing that is pressed here reaches the database. Asked of the browser itself: the runner's own way stops every request,
 * not only these, and empties the cache of scripts and letters, which each page then fetches and reads anew.
 */
export async function letNothingThrough(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	session.on('Fetch.requestPaused', ({ requestId, request }) => {
		const isRead = ['GET', 'HEAD'].includes(request.method);
		const answered = isRead
			? session.send('Fetch.continueRequest', { requestId })
			: session.send('Fetch.fulfillRequest', { requestId, responseCode: 503, body: btoa('{}') });
		// Of a page that was left meanwhile nobody waits for an answer.
		answered.catch(() => undefined);
	});
	await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** A sheet closes by going Back, which takes a moment and would break off a page asked for meanwhile. */
const isBack = (page: Page, address: string): Promise<boolean> =>
	page
		.waitForFunction((there) => location.href === there && !document.querySelector('dialog[open]'), address, {
			timeout: 1000,
		})
		.then(
			() => true,
			() => false,
		);

/**
 * Tells when nothing that a press asked for is under way any more and the page has drawn it. A member's stream of what is new
 * never ends and is not waited for.
 */
export function watchTraffic(page: Page): { rest(): Promise<void> } {
	const under = new Set<Request>();
	const end = (request: Request) => under.delete(request);
	page.on('request', (request) => {
		if (request.resourceType() !== 'eventsource') under.add(request);
	});
	page.on('requestfinished', end);
	page.on('requestfailed', end);
	// What a page asked for when it was left is never told to have ended.
	page.on('framenavigated', () => under.clear());
	const rest = async () => {
		await page.waitForTimeout(120);
		// What has come may ask for more once it is drawn.
		do {
			while (under.size > 0) await page.waitForTimeout(30);
			await drawn(page);
		} while (under.size > 0);
	};
	return { rest };
}

/** A page that is asked for while the browser still goes Back is broken off: it is asked for again. */
async function showAgain(show: () => Promise<void>): Promise<void> {
	for (let left = 2; left > 0; left -= 1)
		try {
			return await show();
		} catch (error) {
			if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
		}
	await show();
}

type Found = { faults: string[]; opened: string[] };

/**
 * Presses everything on a page that may open something, and reads what then stands there. `show` brings the page, at
 * first and anew.
 */
export async function openAll(
	page: Page,
	{ show, rest, isNew }: { show(): Promise<void>; rest(): Promise<void>; isNew(name: string): boolean },
): Promise<Found> {
	// The page before may still be going Back from what was opened there last.
	await showAgain(show);
	await rest();
	const found: Found = { faults: await rawKeys(page), opened: [] };
	const counts = new Map<string, number>();
	const names = (await namesOn(page)).filter((name) => {
		const count = (counts.get(kindOf(name)) ?? 0) + 1;
		counts.set(kindOf(name), count);
		return count <= enough && isNew(name);
	});
	const address = page.url();
	for (const name of names) {
		const isThere = (await press(page, name)) || (await showAgain(show).then(() => press(page, name)));
		if (!isThere) continue;
		await rest();
		const faults = [...(await rawKeys(page)), ...(await overflowFaults(page))];
		found.faults.push(...faults.map((fault) => `after ${name}: ${fault}`));
		if (await page.locator('dialog[open], details[open]').count()) found.opened.push(name);
		await page.keyboard.press('Escape');
		if (!(await isBack(page, address))) await showAgain(show);
	}
	return found;
}
