import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTextSlugs } from '#domain/page/page-text.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import { fillPageTexts } from '#server/db/seed/fill-page-texts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { findCurrentVersions } from './page-text.repo.ts';

let database: TestDatabase;
let app: FastifyInstance;

const text = (title: string) => ({ title, body: '## One\n\nFirst.' });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

beforeAll(async () => {
	database = await createTestDatabase();
	app = await buildTestApp({ queries: database.drizzle });
	await database.drizzle.insert(pageText).values([
		{ slug: 'terms', version: 'v1', effectiveOn: inDays(-400), texts: { ko: text('첫 약관') } },
		{
			slug: 'terms',
			version: 'v2',
			effectiveOn: inDays(-30),
			texts: { ko: text('약관'), en: text('Terms'), ru: text('Условия') },
		},
		{ slug: 'terms', version: 'v3', effectiveOn: inDays(30), texts: { ko: text('새 약관'), en: text('New terms') } },
	]);
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

const get = async (address: string) => {
	const response = await app.inject(`/api/page-texts/${address}`);
	return { status: response.statusCode, body: response.json() };
};

test('the version in force is answered, with the list of all, the newest first', async () => {
	const { status, body } = await get('terms?language=en');
	expect(status).toBe(200);
	expect(body).toEqual({
		slug: 'terms',
		version: 'v2',
		effectiveOn: inDays(-30),
		shownLocale: 'en',
		...text('Terms'),
		// The first version is in Korean alone: there is nothing to compare an English one with.
		changes: null,
		versions: [
			{ version: 'v3', effectiveOn: inDays(30) },
			{ version: 'v2', effectiveOn: inDays(-30) },
			{ version: 'v1', effectiveOn: inDays(-400) },
		],
	});
});

test('an earlier or an announced version can be asked for', async () => {
	expect((await get('terms?language=en&version=v3')).body).toMatchObject({ version: 'v3', title: 'New terms' });
	expect((await get('terms?language=ko&version=v1')).body).toMatchObject({ version: 'v1', title: '첫 약관' });
});

test('a version is compared with the one before it, in the same language', async () => {
	expect((await get('terms?language=en&version=v3')).body.changes).toEqual({ since: 'v2', sections: [] });
	await database.drizzle
		.update(pageText)
		.set({ texts: { ko: text('새 약관'), en: { title: 'New terms', body: '## One\n\nFirst, and more.' } } })
		.where(eq(pageText.version, 'v3'));
	expect((await get('terms?language=en&version=v3')).body.changes).toEqual({
		since: 'v2',
		sections: [{ title: 'One', kind: 'changed', before: ['First.'], after: ['First, and more.'] }],
	});
	expect((await get('terms?language=ko&version=v1')).body.changes).toBeNull();
});

test('a reader sees their language, else English, else Korean, and is told which', async () => {
	const shown = async (address: string) => {
		const { body } = await get(address);
		return [body.shownLocale, body.title];
	};
	expect(await shown('terms?language=ru')).toEqual(['ru', 'Условия']);
	expect(await shown('terms?language=th')).toEqual(['en', 'Terms']);
	expect(await shown('terms?language=th&version=v1')).toEqual(['ko', '첫 약관']);
});

test('a version or a text that is not there is not found; a version no text can have is refused', async () => {
	const refusal = async (address: string) => {
		const { status, body } = await get(address);
		return [status, body.code];
	};
	expect(await refusal('terms?language=en&version=v9')).toEqual([404, 'not-found']);
	expect(await refusal('news?language=en')).toEqual([404, 'not-found']);
	expect(await refusal('nothing?language=en')).toEqual([404, 'not-found']);
	expect(await refusal('terms?language=en&version=%3Cscript%3E')).toEqual([400, 'invalid-input']);
});

test('who agrees today agrees to the version in force', async () => {
	expect(await findCurrentVersions(database.drizzle, new Date())).toMatchObject({ terms: 'v2', news: undefined });
});

test('every start brings the site its texts, once, and leaves what is there untouched', async () => {
	const fresh = await createTestDatabase();
	await fillPageTexts(fresh);
	await fresh.drizzle.update(pageText).set({ texts: { ko: text('고침') } });
	await fillPageTexts(fresh);
	const rows = await fresh.drizzle.select().from(pageText);
	expect(new Set(rows.map(({ slug }) => slug))).toEqual(new Set(pageTextSlugs));
	expect(rows.filter(({ slug }) => slug === 'terms').length).toBeGreaterThan(1);
	expect(rows.every(({ texts }) => texts.ko?.title === '고침')).toBe(true);
	await fresh.drop();
});
