import { hangingOver, overflowFaults } from '../support/overflow-faults.ts';
import { rawKeys } from '../support/raw-keys.ts';
import { expect, open, test } from '../support/site-test.ts';

/** The search for cut text that every-page.e2e.ts relies on: faults planted into a sound page. */
const planted: [what: string, html: string, style: string, fault: RegExp][] = [
	[
		'a page wider than its window',
		'<p id="planted">wide</p>',
		'#planted{width:3000px}',
		/^the page is \d+ px wide in 390/,
	],
	[
		'a long word that runs out of its box',
		'<button id="planted">Unüberschreitbarkeitsbescheinigung</button>',
		'#planted{width:80px;padding:0;white-space:nowrap}',
		/^text runs out of its box: button/,
	],
	[
		'text cut off at the side',
		'<p id="planted">a sentence that cannot be read to its end</p>',
		'#planted{width:120px;overflow:hidden;white-space:nowrap}',
		/^text is cut off: p/,
	],
	[
		'text cut off below',
		'<p id="planted">a sentence of several lines that stands in a box of one line only, and so loses its end</p>',
		'#planted{width:200px;height:20px;overflow:hidden;line-height:20px}',
		/^text is cut off: p/,
	],
	[
		'text that stands outside the window',
		'<p id="planted">somewhere else</p>',
		'#planted{position:absolute;top:0;left:-60px}',
		/^text runs out of the window: p/,
	],
];

/** Looks like a fault and is none. */
const sound: [what: string, html: string, style: string][] = [
	['what is said to ears alone', '<p class="visually-hidden">only heard</p>', ''],
	[
		'a row that scrolls by itself',
		'<p id="planted">a row that scrolls by itself, however long it is, and says so</p>',
		'#planted{width:200px;overflow-x:auto;white-space:nowrap}',
	],
	[
		'a line shortened with a sign of it',
		'<p id="planted">a name too long for its line</p>',
		'#planted{width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}',
	],
];

test.beforeEach(async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	await open(page, '/reject');
	expect(await overflowFaults(page)).toEqual([]);
});

/** By the style sheet’s own interface: the content security policy lets no other style in. */
const plant = ([html, style]: [string, string]) => {
	document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

const takeAway = () => {
	document.querySelector('main')?.lastElementChild?.remove();
	document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
};

test('the search for text that cannot be read finds each planted fault, and lets pass what only looks like one', async ({
	page,
}) => {
	for (const [what, html, style, fault] of planted)
		await test.step(`it finds ${what}`, async () => {
			await page.evaluate(plant, [html, style] as [string, string]);
			expect(await overflowFaults(page)).toContainEqual(expect.stringMatching(fault));
			await page.evaluate(takeAway);
			expect(await overflowFaults(page)).toEqual([]);
		});
	for (const [what, html, style] of sound)
		await test.step(`it lets pass ${what}`, async () => {
			await page.evaluate(plant, [html, style] as [string, string]);
			expect(await overflowFaults(page)).toEqual([]);
			await page.evaluate(takeAway);
		});
});

test('what hangs over the edge of the window is found by the quick look too', async ({ page }) => {
	expect(await hangingOver(page)).toEqual([]);
	await page.evaluate(plant, ['<p id="planted">wide</p>', '#planted{width:3000px}'] as [string, string]);
	expect(await hangingOver(page)).toContainEqual(expect.stringMatching(/^the page is \d+ px wider than its window/));
});

test('the key of a message is found where its words should stand, seen or heard; addresses and names are none', async ({
	page,
}) => {
	expect(await rawKeys(page)).toEqual([]);
	await page.evaluate(plant, [
		'<dialog id="planted"><p>currency.note currency.rates</p><img alt="shell.menu"></dialog>',
		'',
	] as [string, string]);
	expect(await rawKeys(page)).toEqual(
		['currency.note', 'currency.rates', 'shell.menu'].map((key) => `the key of a message is on screen: ${key}`),
	);
	await page.evaluate(plant, ['<p>member@mail.example, https://a.example/page.html</p>', ''] as [string, string]);
	expect(await rawKeys(page)).toHaveLength(3);
});
