import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AreaSlug } from '#domain/area/areas.ts';
import { insertCatalogue } from '#server/db/seed/demo-catalogue.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
	database = await createTestDatabase();
	await insertCatalogue(database.drizzle, new Date());
	app = await buildTestApp({ queries: database.drizzle });
});
afterAll(async () => {
	await app.close();
	await database.drop();
});

async function search(area: AreaSlug, language: string, words: string) {
	const { body } = await app.inject(
		`/api/products?area=${area}&language=${language}&search=${encodeURIComponent(words)}`,
	);
	const list = JSON.parse(body);
	return { ids: list.items.map(({ id }: { id: string }) => id) as string[], elsewhere: list.elsewhere };
}

/** What travellers type: synonyms, slips, other spellings, Thai without blanks, words that say nothing. */
test.each([
	['medical', 'en', 'nose job', 'rhinoplasty-consultation'],
	['medical', 'en', 'acupunture', 'hanbang-constitution-visit'],
	['medical', 'ru', 'ринопластика', 'rhinoplasty-consultation'],
	['medical', 'ru', 'прыщи', 'scar-and-acne-care'],
	['medical', 'th', 'สิว', 'scar-and-acne-care'],
	['medical', 'th', 'เสริมจมูก', 'rhinoplasty-consultation'],
	['medical', 'vn', 'nang mui', 'rhinoplasty-consultation'],
	['medical', 'id', 'bayi tabung', 'fertility-first-visit'],
	['travel', 'en', 'Gyeongbokung', 'gyeongbokgung-before-opening'],
	['travel', 'en', 'nmai island', 'nami-island-day'],
	['travel', 'en', 'namiisland', 'nami-island-day'],
	['travel', 'en', 'cherry blossom', 'yeouido-blossom-walk'],
	['travel', 'ru', 'сакура', 'yeouido-blossom-walk'],
	['travel', 'th', 'นามิ', 'nami-island-day'],
	['travel', 'th', 'คยองบกกุง', 'gyeongbokgung-before-opening'],
	['travel', 'vn', 'hoa anh đào', 'yeouido-blossom-walk'],
	['travel', 'id', 'daun gugur', 'naejangsan-maple-day'],
] as const)('%s in %s: “%s” finds %s first', async (area, language, words, first) => {
	const { ids } = await search(area, language, words);
	expect(ids[0]).toBe(first);
});

test('a word finds what has it, not what has its pieces', async () => {
	expect((await search('travel', 'en', 'Busan')).ids).toHaveLength(4);
	expect((await search('travel', 'en', 'dentist')).ids).toEqual([]);
	expect((await search('travel', 'en', 'wheelchair')).ids).toHaveLength(12);
});

test('who looks in the wrong area is told where it is; what nobody has is nowhere', async () => {
	expect((await search('travel', 'en', 'acupuncture')).elsewhere).toEqual([{ area: 'medical', count: 1 }]);
	expect(await search('travel', 'en', 'submarine')).toEqual({ ids: [], elsewhere: undefined });
});
