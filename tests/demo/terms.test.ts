import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoNotices } from '#demo/notices.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';
import { type Said, type Term, termFaults } from '../support/term-faults.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const terms: Term[] = JSON.parse(read('src/i18n/terms.json'));
const isLocale = (key: string): key is ContentLocale => (contentLocales as readonly string[]).includes(key);

/** Every text below a language's key, however deep; what people type to find a thing is not read by anybody. */
function saidIn(value: unknown, at: string, locale?: ContentLocale): Said[] {
	if (typeof value === 'string') return locale ? [{ at, locale, text: value }] : [];
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, part]) =>
		key === 'alsoCalled' ? [] : saidIn(part, `${at}.${key}`, isLocale(key) ? key : locale),
	);
}

const [products, providers, promotions] = await Promise.all(
	['products', 'providers', 'promotions'].map((folder) => loadDemo<{ id: string }>(folder)),
);
const things = [...(products ?? []), ...(providers ?? []), ...(promotions ?? []), ...demoNotices];
/** Of each page text the newest version: an earlier one stays as it was agreed to. */
const newest = (slug: string): string => globSync(`demo/page-texts/${slug}/*`, { cwd: root }).toSorted().at(-1) ?? '';
const pages = readdirSync(new URL('demo/page-texts/', root)).flatMap((slug): Said[] =>
	contentLocales.map((locale) => {
		const at = `${newest(slug)}/${locale}.md`;
		return { at, locale, text: read(at) };
	}),
);
const said = [...things.flatMap((thing) => saidIn(thing, thing.id)), ...pages];

test('what the demonstration says is called as the term base calls it', () => {
	for (const locale of contentLocales)
		expect(said.filter((one) => one.locale === locale).length, locale).toBeGreaterThan(500);
	expect(termFaults(terms, said)).toEqual([]);
});

test('a planted word in any of these texts is found', () => {
	const planted = said.filter(({ locale }) => locale === 'en').map((one) => ({ ...one, text: `${one.text} A mail.` }));
	expect(termFaults(terms, planted)).toHaveLength(planted.length);
});
