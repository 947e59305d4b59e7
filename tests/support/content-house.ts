import { eq, sql } from 'drizzle-orm';
import { event } from '#server/db/schema/event.ts';
import { notice } from '#server/db/schema/notice.ts';
import { product } from '#server/db/schema/product.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { adoptContent } from '#server/features/content/adopt-content.ts';
import { contentCalls } from './content-calls.ts';
import { emptyTables } from './empty-tables.ts';
import { promotionRow } from './promotions.ts';
import { openReservationHouse } from './reservation-house.ts';

/** A reservation house with something of each kind to edit: products, providers, `opening`, `autumn`, page texts. */
export async function openContentHouse() {
	const house = await openReservationHouse();
	const { queries } = house;
	const before = { product: await queries.select().from(product), provider: await queries.select().from(provider) };
	const known = before.product.map(({ id }) => id);
	const items = async (url: string): Promise<string[]> =>
		(await house.call('visitor', url)).body.items.map(({ id }: { id: string }) => id);
	return {
		...house,
		get now() {
			return house.clock.now();
		},
		...contentCalls(() => house),
		productCount: known.length,
		/** Everything as it was at first, and without a revision. */
		async reset() {
			await house.clear();
			await emptyTables(house.database, 'content', 'revision', 'notice', 'notice_gram', 'promotion', 'product_wording');
			await queries.execute(sql`delete from page_text where version > '2026-11-01'`);
			await queries.execute(sql`delete from product_day`);
			await queries.execute(sql`delete from product where not id = any(${sql.param(known)}::text[])`);
			for (const row of before.product) await queries.update(product).set(row).where(eq(product.id, row.id));
			for (const row of before.provider) await queries.update(provider).set(row).where(eq(provider.id, row.id));
			await queries.execute(sql`update partner set proposed_names = null, change_asked_at = null`);
			await queries.insert(notice).values({
				...{ id: 'opening', publishedAt: new Date('2026-01-02T00:00:00Z') },
				texts: { ko: { title: '개업', body: '어서 오세요.' }, en: { title: 'Opening', body: 'Welcome.' } },
			});
			await queries.insert(promotion).values(promotionRow('autumn', { productIds: ['park'] }));
		},
		adopt: () => adoptContent(house.services.transact, house.clock.now()),
		shown: async (id = 'tour', language = 'en') =>
			(await house.call('visitor', `GET /api/products/${id}?language=${language}`)).body,
		found: (word: string) => items(`GET /api/products?area=travel&language=en&search=${encodeURIComponent(word)}`),
		trail: async (kind: string) =>
			(
				await queries
					.select()
					.from(event)
					.where(eq(event.kind, kind as 'content.published'))
			).at(-1),
		soon: (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000).toISOString(),
	};
}
export type ContentHouse = Awaited<ReturnType<typeof openContentHouse>>;
