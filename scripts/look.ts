import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { joinAddress } from '#i18n/address.ts';
import { type Locale, publicLocales } from '#i18n/locales.ts';
import startProduct from '../tests/support/e2e-server.ts';
import { demoLogins, pathsFor, type Visitor } from '../tests/support/every-page.ts';
import { layOutAll } from '../tests/support/lay-out-all.ts';
import { requireChromium } from './chromium.ts';

/**
 * A picture of every page, to be looked at: at 390 and 1440 px, in every language of the site (the console in Korean),
 * light, and dark in one. Starts the product on a fresh data directory.
 *
 *   npm run look                                    all of it, into .cache/look
 *   npm run look -- --only notice --language th     only paths with that word, only that language
 */
const { values: asked } = parseArgs({
	options: { only: { type: 'string' }, language: { type: 'string' } },
});
const folder = join(import.meta.dirname, '../.cache/look');
const widths = [390, 1440];
const visitors: Visitor[] = ['visitor', 'member', 'operator'];
const darkLocale: Locale = 'en';

type Shot = { name: string; path: string; locale: Locale; width: number; colorScheme: 'light' | 'dark'; file: string };

const fileOf = ({ path, locale, width, colorScheme }: Omit<Shot, 'file' | 'name'>) =>
	`${path.replace(/[^\w-]+/g, '_').slice(0, 60)}-${locale}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;

function shotsOf(pages: { name: string; path: string }[], visitor: Visitor): Shot[] {
	const spoken: readonly Locale[] = visitor === 'operator' ? ['ko'] : publicLocales;
	const locales = spoken.filter((locale) => !asked.language || locale === asked.language);
	return pages
		.filter(({ path, name }) => !asked.only || `${path} ${name}`.includes(asked.only))
		.flatMap(({ name, path }) =>
			locales.flatMap((locale) =>
				widths.flatMap((width) =>
					(locale === darkLocale ? (['light', 'dark'] as const) : (['light'] as const)).map((colorScheme) => {
						const shot = { path, locale, width, colorScheme };
						return { ...shot, name, file: fileOf(shot) };
					}),
				),
			),
		);
}

async function take(page: Page, { path, locale, width, colorScheme, file }: Shot): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await page.goto(joinAddress({ code: locale === 'ko' ? undefined : locale, path }), { waitUntil: 'load' });
	// The console is drawn in the browser, and some parts of the site fetch their data there.
	await page.getByRole('heading', { level: 1 }).first().waitFor();
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	// What waits for its turn to be fetched is on the picture too.
	await page.evaluate(() => {
		for (const image of document.images) image.loading = 'eager';
		return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
	});
	await page.screenshot({ path: join(folder, file), fullPage: true });
}

async function visit(browser: Browser, visitor: Visitor, origin: string): Promise<Shot[]> {
	const context = await browser.newContext({ baseURL: origin, timezoneId: 'Asia/Bangkok', locale: 'en-US' });
	if (visitor !== 'visitor')
		await context.request.post('/api/sessions', {
			data: { ...demoLogins[visitor], isKept: true },
			headers: { 'sec-fetch-site': 'same-origin' },
		});
	const pages = await pathsFor(visitor, async (path) => (await context.request.get(path)).json());
	const shots = shotsOf(pages, visitor);
	const page = await context.newPage();
	await page.addInitScript(layOutAll);
	for (const [at, shot] of shots.entries()) {
		await take(page, shot);
		if (at % 20 === 19) console.info(`${visitor}: ${at + 1} of ${shots.length}`);
	}
	await context.close();
	return shots;
}

/** Rows of pages, all pictures of one beside each other. */
function contents(shots: Shot[]): string {
	const rows = [...Map.groupBy(shots, ({ path }) => path)].map(([path, row]) => {
		const figures = row.map(
			({ file, locale, width, colorScheme }) =>
				`<figure><a href="${file}"><img src="${file}" loading="lazy" width="${width === 390 ? 130 : 320}" alt=""></a><figcaption>${locale} ${width} ${colorScheme}</figcaption></figure>`,
		);
		return `<h2>${row[0]?.name} <code>${path}</code></h2><div>${figures.join('')}</div>`;
	});
	return `<!doctype html><meta charset="utf-8"><title>Every page</title><style>body{font:14px system-ui;margin:1rem;background:#ddd}div{display:flex;gap:8px;overflow-x:auto;align-items:flex-start}figure{margin:0}figcaption{font-size:12px}img{display:block;background:#fff}</style><h1>${shots.length} pictures</h1>${rows.join('')}`;
}

const executablePath = requireChromium((sentence) => console.info(sentence));
if (existsSync(folder)) rmSync(folder, { recursive: true });
mkdirSync(folder, { recursive: true });
const takeDown = await startProduct();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
	const shots: Shot[] = [];
	for (const visitor of visitors) shots.push(...(await visit(browser, visitor, process.env.E2E_ORIGIN ?? '')));
	writeFileSync(join(folder, 'index.html'), contents(shots));
	console.info(`${shots.length} pictures: open ${join(folder, 'index.html')}`);
} finally {
	await browser.close();
	await takeDown();
}
