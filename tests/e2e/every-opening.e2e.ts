import type { Page } from '@playwright/test';
import { demoLogins, pathsFor, type Visitor } from '../support/every-page.ts';
import { logIn } from '../support/member-journey.ts';
import { letNothingThrough, openAll, watchTraffic } from '../support/openings.ts';
import { expect, languages, open, test } from '../support/site-test.ts';

/** What opens over a page is part of it: menus, sheets and dialogs are read as the pages are (every-page.e2e.ts). */
test.use({ expectedNoise: /status of (404|503)/ });

async function openEverywhere(page: Page, { visitor, code }: { visitor: Visitor; code: string }) {
	if (visitor !== 'visitor') await logIn(page, demoLogins[visitor]);
	const all = await pathsFor(visitor, async (path) => (await page.request.get(path)).json());
	// Two examples of a page have the same things to open.
	const paths = all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
	await letNothingThrough(page);
	const { rest } = watchTraffic(page);
	// The bar, the menu and the foot are the same on all pages: opened where they are met first.
	const told = new Set<string>();
	const found: Record<string, string[]> = {};
	let opened = 0;
	for (const { path } of paths) {
		const show = async () => void (await open(page, code + path.replace(/\/(?=\?|$)/, '')));
		const here = await openAll(page, { show, rest, isNew: (name) => !told.has(name) });
		for (const name of here.opened) told.add(name);
		opened += here.opened.length;
		if (here.faults.length > 0) found[path] = here.faults;
	}
	expect(found).toEqual({});
	expect(opened).toBeGreaterThanOrEqual(visitor === 'visitor' ? 8 : 6);
}

/** In the longest language, and for visitors in the one with the tallest letters; all five say the same by the same keys. */
for (const [visitor, code, device] of [
	['visitor', 'ru', 'on a phone'],
	['visitor', 'th', 'on a phone'],
	['member', 'ru', 'on a phone'],
	['member', 'ru', 'at a desk'],
] as const)
	test(`what opens for a ${visitor} under /${code} ${device} can be read whole`, async ({ page }) => {
		if (device === 'on a phone') await page.setViewportSize({ width: 390, height: 844 });
		await openEverywhere(page, { visitor, code: `/${code}` });
	});

test('a phone’s menu says in every language which currency is shown', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const { code } of languages) {
		await open(page, `/${code}/notice`);
		await page.locator('header button[aria-haspopup=dialog]').click();
		const choice = page.locator('dialog[open] fieldset').filter({ has: page.getByRole('radio', { name: /THB/ }) });
		await expect(choice.locator('legend')).toHaveText(/^[^.]+$/);
		await expect(choice.getByRole('radio', { name: /IDR/ })).toHaveAccessibleName(/IDR\s+\S{3,}/);
	}
});
