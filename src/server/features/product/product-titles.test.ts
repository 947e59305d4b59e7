import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product, productWording } from '#server/db/schema/product.ts';
import { shownTitle } from '#server/features/reservation/reservation-view.repo.ts';
import { insertProducts, insertProviders } from '../../../../tests/support/product-fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
	await insertProviders(database.drizzle);
	await insertProducts(database.drizzle, [{ id: 'walk' }, { id: 'tea' }]);
});
afterAll(() => database.drop());

const titled = async (id: string) => {
	const [row] = await database.drizzle.select().from(product).where(eq(product.id, id));
	if (!row) throw new Error(`no product ${id}`);
	return row;
};
const titlesIn = (texts: Partial<Record<string, { title: string }>>) =>
	Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text?.title]));

test('the titles of a product are those of its words, whoever writes them', async () => {
	const { texts, titles } = await titled('walk');
	expect(Object.keys(titles).length).toBeGreaterThan(0);
	expect(titles).toEqual(titlesIn(texts));
	const own = { ...texts.en, title: 'A walk at night' } as NonNullable<typeof texts.en>;
	await database.drizzle
		.update(product)
		.set({ texts: { en: own } })
		.where(eq(product.id, 'walk'));
	expect((await titled('walk')).titles).toEqual({ en: 'A walk at night' });
	await database.drizzle.execute(
		sql`update product set texts = texts || jsonb_build_object('ko', (texts -> 'en') || '{"title": "밤 산책"}') where id = 'walk'`,
	);
	expect((await titled('walk')).titles).toEqual({ en: 'A walk at night', ko: '밤 산책' });
	const place = (await database.drizzle.select().from(product).where(eq(product.id, 'walk')))[0]?.place;
	if (!place) throw new Error('no place');
	await database.drizzle
		.insert(productWording)
		.values({ productId: 'walk', version: 0, texts: { en: own }, place, endedAt: new Date() });
	const [former] = await database.drizzle.select().from(productWording);
	expect(former?.titles).toEqual({ en: 'A walk at night' });
	// What else is written of it leaves them.
	await database.drizzle.update(product).set({ fromWon: 1_000 }).where(eq(product.id, 'walk'));
	expect((await titled('walk')).titles).toEqual({ en: 'A walk at night', ko: '밤 산책' });
});

test('it is called as its reader would say it, else in English, else in Korean', async () => {
	const named = async (language: 'th' | 'ko' | 'en') =>
		(
			await database.drizzle
				.select({ title: shownTitle(language) })
				.from(product)
				.where(eq(product.id, 'walk'))
		)[0];
	expect(await named('th')).toEqual({ title: 'A walk at night' });
	expect(await named('ko')).toEqual({ title: '밤 산책' });
});
