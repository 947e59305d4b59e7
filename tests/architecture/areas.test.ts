import { expect, test } from 'vitest';
import { areaSlugs, kinds } from '#domain/area/areas.ts';
import { allLocales } from '#i18n/locales.ts';
import { parseMessage } from '#i18n/parse-message.ts';
import { filesWhere, readSources, readText, type Sources } from '../support/source-files.ts';

const slugs = areaSlugs.join('|');
const literal = new RegExp(`(['"\`])(${slugs})\\1`);
const home = 'src/domain/area/';

/** Tests may name an area: they say what is expected of one. */
const namingAreas = (sources: Sources) =>
	filesWhere(sources, (text, path) => !path.startsWith(home) && !/\.test\.tsx?$/.test(path) && literal.test(text));

test('the service areas are named only in src/domain/area: an area is data, not a branch', () => {
	expect(areaSlugs).toEqual(['travel', 'medical', 'wellness']);
	expect(namingAreas(readSources('{src,scripts}/**/*.{ts,tsx,cjs}'))).toEqual([]);
});

test('an area named elsewhere is found', () => {
	const planted = {
		'src/domain/area/travel.ts': `export const travel = { slug: 'travel' };`,
		'src/server/features/product/list-products.ts': `if (area === 'medical') return hidden;`,
		'src/site/pages/product-list.tsx': `<Badge tone="wellness" />`,
		'src/site/shell/footer.tsx': `areaSlugs.map((area) => <PageLink to="productList" params={{ area }} />)`,
	};
	expect(namingAreas(planted)).toEqual([
		'src/server/features/product/list-products.ts',
		'src/site/pages/product-list.tsx',
	]);
});

/** Style sheets know accents; which is an area's is told by the area. */
const stylingAreas = (sources: Sources) =>
	filesWhere(sources, (text) => new RegExp(`(--|["'.#])(${slugs})\\b`).test(text));

test('no style sheet names an area', () => {
	expect(stylingAreas(readSources('{src,dev}/**/*.css'))).toEqual([]);
});

test('a style sheet that names an area is found', () => {
	const planted = {
		'src/ui/badge.module.css': '.badge[data-tone="medical"] { color: red; }',
		'src/ui/avatar.module.css': '.avatar { color: var(--wellness-soft); }',
		'src/ui/form.module.css': '.traveller { color: var(--tone); }',
	};
	expect(stylingAreas(planted)).toEqual(['src/ui/badge.module.css', 'src/ui/avatar.module.css']);
});

type Words = { [key: string]: string | Words };

const messagesIn = (words: Words, at: string): [at: string, text: string][] =>
	Object.entries(words).flatMap(([key, word]) =>
		typeof word === 'string' ? [[`${at}.${key}`, word] as [string, string]] : messagesIn(word, `${at}.${key}`),
	);

/** Messages that choose by the area, whatever the argument is called. */
const choosingByArea = (sources: Sources) =>
	Object.entries(sources)
		.flatMap(([path, text]) => messagesIn(JSON.parse(text), path))
		.filter(([, text]) =>
			[...(parseMessage(text)?.options ?? [])].some(
				([name, options]) => name === 'area' || areaSlugs.some((slug) => options.has(slug)),
			),
		)
		.map(([at]) => at);

test('no message chooses by the area: an area’s words are its own, and health is asked by its name', () => {
	const messages = readSources('src/i18n/messages/*/*.json');
	expect(Object.keys(messages).length).toBeGreaterThan(allLocales.length);
	expect(choosingByArea(messages)).toEqual([]);
});

test('a message that chooses by the area is found, also inside another choice', () => {
	const planted = JSON.stringify({
		name: '{area, select, education {Education} other {Travel}}',
		hidden: { deep: '{n, plural, one {{of, select, medical {a clinic} other {a house}}} other {some}}' },
		sound: '{health, select, yes {Appointment} other {Reservation}} of {area}',
	});
	expect(choosingByArea({ 'en/shell.json': planted })).toEqual(['en/shell.json.name', 'en/shell.json.hidden.deep']);
});

test.each(allLocales)('%s has the same words of every area, and of nothing else', (locale) => {
	const words: Record<string, object> = JSON.parse(readText(`src/i18n/messages/${locale}/area.json`));
	expect(Object.keys(words)).toEqual(areaSlugs);
	const [first] = Object.values(words);
	for (const [slug, own] of Object.entries(words)) expect(Object.keys(own), slug).toEqual(Object.keys(first ?? {}));
});

test.each(allLocales)('%s has a name for every kind, and for nothing else', (locale) => {
	const { kind } = JSON.parse(readText(`src/i18n/messages/${locale}/product.json`)) as { kind: object };
	expect(Object.keys(kind).sort()).toEqual(Object.keys(kinds).sort());
});
