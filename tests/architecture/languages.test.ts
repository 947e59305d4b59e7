import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { allLocales } from '#i18n/locales.ts';
import { readSources, root } from '../support/source-files.ts';

// The catalogue itself is checked word by word beside it, in src/i18n/catalogue.test.ts.

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean =>
	isRecord(value) ? Object.values(value).some(isEmpty) : typeof value !== 'string' || value.trim() === '';

/** A text is an object keyed by languages and nothing else; an id or a country code alone does not make one. */
const isText = (value: Record<string, unknown>) => {
	const keys = Object.keys(value);
	return (
		keys.length > 0 && keys.every((key) => (contentLocales as readonly string[]).includes(key)) && keys.join() !== 'id'
	);
};

/** Where a text lacks a language, however deep it lies. */
function languageGaps(value: unknown, at: string): string[] {
	if (!isRecord(value)) return [];
	if (!isText(value)) return Object.entries(value).flatMap(([key, inner]) => languageGaps(inner, `${at}.${key}`));
	return contentLocales.filter((locale) => isEmpty(value[locale])).map((locale) => `${at} lacks ${locale}`);
}

test('every text of the demonstration content is there in six languages', async () => {
	expect(contentLocales).toHaveLength(6);
	const paths = Object.keys(readSources('demo/**/*.ts')).filter((path) => !path.endsWith('.test.ts'));
	const modules = await Promise.all(paths.map((path) => import(pathToFileURL(`${root}/${path}`).href)));
	expect(paths.length).toBeGreaterThan(0);
	expect(modules.flatMap((module, at) => languageGaps({ ...module }, paths[at] ?? ''))).toEqual([]);
});

test('a text that lacks a language or is empty in one is found', () => {
	const whole = { ko: '가', en: 'a', ru: 'а', th: 'ก', vn: 'á', id: 'a' };
	const { th, ...partly } = whole;
	expect(th).toBeTruthy();
	const planted = {
		sound: { id: 'a', texts: whole },
		list: [{ title: whole }, { title: partly }],
		nested: { ...whole, vn: { title: 'á', body: '' } },
	};
	expect(languageGaps(planted, 'demo')).toEqual(['demo.list.1.title lacks th', 'demo.nested lacks vn']);
});

/** src/i18n/<table>/<language>.ts and src/i18n/<table>/<language>/: each table speaks all six and no seventh. */
function tableFaults(paths: string[]): string[] {
	const tables = Map.groupBy(paths, (path) => path.split('/')[2] ?? '');
	return [...tables].flatMap(([table, files]) => {
		const spoken = [...new Set(files.map((path) => (path.split('/')[3] ?? '').replace(/\.\w+$/, '')))];
		return [
			...allLocales.filter((locale) => !spoken.includes(locale)).map((locale) => `${table} lacks ${locale}`),
			...spoken.filter((word) => !(allLocales as string[]).includes(word)).map((word) => `${table} has ${word}`),
		];
	});
}

test('every table of words has its six languages', () => {
	const paths = Object.keys(readSources('src/i18n/*/**/*.{json,ts}'));
	expect(paths.length).toBeGreaterThan(allLocales.length);
	expect(tableFaults(paths)).toEqual([]);
});

test('a table without a language or with a stray one is found', () => {
	const planted = ['ko', 'en', 'ru', 'th', 'vi', 'id'].map((locale) => `src/i18n/airports/${locale}.ts`);
	expect(tableFaults(planted)).toEqual(['airports lacks vn', 'airports has vi']);
});
