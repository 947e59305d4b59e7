import { expect, test } from 'vitest';
import { consoleDoors, consolePages } from '#contract/console-pages.ts';
import { pages } from '#contract/pages.ts';
import { readSources } from '../support/source-files.ts';

/** The first part of every address that the site or the console has, and of the files that calendars ask for. */
const known = [
	...Object.values(pages).map(({ path }) => path as string),
	...Object.values(consolePages).map(({ path }) => path as string),
	...Object.values(consoleDoors),
];
const feeds = ['/api/calendar/', '/api/house-calendar/'];

/** Addresses written out in code that mails or calendars carry, up to what is put in. */
const writtenIn = (text: string) =>
	[...text.matchAll(/origin\}(\/[\w/-]+)/g)].map(([, path = '']) => path.replace(/\/$/, ''));

/** With or without what is put in at its end. */
const isKnown = (path: string): boolean =>
	feeds.includes(`${path}/`) ||
	known.some((page) => page === path || page.replace(/\/:.*$/, '') === path || page.startsWith(`${path}/:`));

const sources = readSources('src/server/{features,mail}/**/*.ts', 'src/server/*.ts');

test('every address that is written out for mails and calendars is one of a page', () => {
	const lost = Object.entries(sources)
		.filter(([file]) => !file.endsWith('.test.ts'))
		.flatMap(([file, text]) =>
			writtenIn(text)
				.filter((path) => !isKnown(path))
				.map((path) => `${file}: ${path}`),
		);
	expect(lost).toEqual([]);
});

test('one that leads nowhere is found', () => {
	expect(writtenIn(`link: ${'{origin}'}/my/information#data`).filter((path) => !isKnown(path))).toEqual([
		'/my/information',
	]);
});
