import { expect, test } from 'vitest';
import { storedThings } from '../../src/site/features/cookie/stored-things.ts';
import { readSources, type Sources } from '../support/source-files.ts';

/** Wherever code puts something into a browser. */
const writes = /(localStorage|sessionStorage)\.setItem\(|document\.cookie\s*=|setCookie\(reply|caches\.open\(/;

const sources = readSources('src/**/*.{ts,tsx}', 'public/**/*.js');
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const writersIn = (files: Sources) =>
	Object.keys(files)
		.filter((path) => !isTest(path) && writes.test(files[path] ?? ''))
		.sort();

/** Which file writes what: a new writer must come here, and what it writes onto the page that tells of it. */
const known: Record<string, readonly string[]> = {
	'src/console/frame/use-folded.ts': ['console-groups'],
	'src/server/http/identity.ts': ['TID_JWT', 'TID_SES', 'device', 'sign-in'],
	'src/site/data/session-watch.ts': ['signed-in'],
	'src/site/features/matching/list/remembered-list.ts': ['matching-list:…'],
	'src/site/features/reservation/form/carry-over.ts': ['carried:…'],
	'src/site/features/reservation/kept/install-hint.tsx': ['install-later'],
	'src/site/features/trip/kept-clock.ts': ['first-clock'],
	'src/site/shell/language-offer-start.tsx': ['language-offered'],
	'src/site/offline/kept-store.ts': ['maru-…'],
	'src/site/offline/worker.ts': ['maru-…'],
	'src/site/router/choose-language.ts': ['lang'],
	'src/site/router/scroll-memory.ts': ['scroll:…'],
	'src/site/parts/wish/room/wish-device.ts': ['wishes'],
	'src/site/parts/wish/room/wish-seen.ts': ['wishes-seen'],
	'src/ui/form/draft.ts': ['draft:…'],
	'src/ui/keep-in-cookie.ts': ['console-lang', 'currency', 'lang'],
	'src/ui/theme.ts': ['theme'],
};

test('every file that keeps something in a browser is known', () => {
	expect(writersIn(sources)).toEqual(Object.keys(known).sort());
});

test('the page names all that is kept, and nothing that is not', () => {
	const kept = [...new Set(Object.values(known).flat())].sort();
	expect(storedThings.map(({ name }) => String(name)).sort()).toEqual(kept);
	const words = Object.values(sources).join('\n');
	// A name of several is written with a template.
	for (const name of kept) expect(words, name).toMatch(new RegExp(`['\`]${name.replace('…', '')}`));
});

test('cookies are written through one place, by name', () => {
	const named = Object.entries(sources)
		.filter(([path]) => !isTest(path))
		.flatMap(([, text]) => [...text.matchAll(/keepInCookie\((\w+),/g)].map(([, key]) => key));
	expect(named.sort()).toEqual(['consoleLanguageKey', 'currencyKey', 'languageKey']);
});

test('a writer nobody knows is found', () => {
	const planted = { 'src/site/track.ts': "localStorage.setItem('visitor', '1')", 'src/a.ts': 'const a = 1' };
	expect(writersIn(planted)).toEqual(['src/site/track.ts']);
});
