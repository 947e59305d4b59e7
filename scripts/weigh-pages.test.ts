import { expect, test } from 'vitest';
import { assetsOfManifest } from '#server/http/page-source.ts';
import { isTooHeavy, limitOf, limits, line, weigh } from './weigh-pages.ts';

/** A planted build: two pages that share a chunk, and a chunk that only comes when it is asked for. */
const assets = assetsOfManifest({
	'entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_shell.js'] },
	'_shell.js': { file: 'shell.js', css: ['shell.css'] },
	'list.tsx': { file: 'list.js', imports: ['_shell.js', '_shared.js'] },
	'_shared.js': { file: 'shared.js', imports: ['_shell.js'] },
	'words.json': { file: 'words.js' },
	'late.tsx': { file: 'late.js', imports: ['_shared.js'] },
	'font.woff2': { file: 'font.woff2' },
});
const sizes: Record<string, number> = {
	'/entry.js': 1_000,
	'/shell.js': 100_000,
	'/list.js': 10_000,
	'/shared.js': 2_000,
	'/words.js': 500,
	'/late.js': 50_000,
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;

test('a page weighs its entry, its module, all they import and its words, each once; neither styles nor what comes later', () => {
	const named = assets(['entry.tsx', 'list.tsx', 'words.json', 'font.woff2']);
	expect(weigh('productList', named, sizeOf)).toEqual({ page: 'productList', bytes: 113_500, requests: 5 });
});

test('a page over its limit is too heavy, and says so', () => {
	const named = assets(['entry.tsx', 'list.tsx', 'words.json']);
	const light = weigh('productList', named, sizeOf);
	const heavy = weigh('productList', assets(['entry.tsx', 'list.tsx', 'late.tsx']), sizeOf);
	expect(isTooHeavy(light)).toBe(false);
	expect(isTooHeavy(heavy)).toBe(true);
	const limit = ((limits.productList ?? 0) / 1000).toFixed(1);
	expect(line(light)).toBe(`productList         113.5 kB in 5 files, limit ${limit}`);
	expect(line(heavy)).toBe(`productList         163.0 kB in 5 files, limit ${limit} EXCEEDED`);
});

test('every page open to everybody has a limit, those of members have none', () => {
	expect(limitOf('productList')).toBe(limits.productList);
	expect(limitOf('productDetail')).toBe(limits.productDetail);
	expect(limitOf('join')).toBe(limits.join);
	expect(limitOf('noticeList')).toBe(limits.noticeList);
	expect(limitOf('console')).toBeUndefined();
	expect(limitOf('myReservations')).toBeUndefined();
});
