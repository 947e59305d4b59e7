import type { DemoProduct, DemoProvider } from '#demo/demo-product.ts';
import { kinds } from '#domain/area/areas.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { dayPrice } from '#domain/product/price.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { indexProducts } from '#server/features/product/index-products.ts';
import type { Queries } from '#server/queries.ts';
import { product } from '../schema/product.ts';
import { provider } from '../schema/provider.ts';
import { rating } from '../schema/rating.ts';
import { loadDemo } from './load-demo.ts';

const starsOf = (one: DemoProduct['ratings'][number]) =>
	ratingAspects.reduce((sum, aspect) => sum + one.stars[aspect], 0);

/** The lowest price of any day within a year. */
function fromWon({ price }: DemoProduct, today: string): number {
	return Math.min(...Array.from({ length: 366 }, (_, at) => dayPrice(price, addDays(today, at))));
}

function productRow(one: DemoProduct, today: string): typeof product.$inferInsert {
	const kind = kinds[one.kind];
	if (!kind) throw new Error(`demo product ${one.id} has the unknown kind ${one.kind}`);
	const { provider: providerId, duration, persons, ratings, cancellation, ...rest } = one;
	return {
		...rest,
		providerId,
		area: kind.area,
		minutes: 'minutes' in duration ? duration.minutes : null,
		nights: 'nights' in duration ? duration.nights : null,
		minPersons: persons.min,
		maxPersons: persons.max,
		cancellation: cancellation ?? kind.cancellation,
		fromWon: fromWon(one, today),
		ratingCount: ratings.length,
		ratingStars: ratings.reduce((sum, written) => sum + starsOf(written), 0),
	};
}

function providerRow({ patientRegistration, ...one }: DemoProvider, now: Date): typeof provider.$inferInsert {
	const until = patientRegistration && `${now.getUTCFullYear() + patientRegistration.yearsValid}-12-31`;
	return { ...one, patientNumber: patientRegistration?.number ?? null, patientNumberUntil: until ?? null };
}

/** Providers, products, what guests said of them, and the search pieces. */
export async function insertCatalogue(queries: Queries, now: Date): Promise<void> {
	const [providers, products] = await Promise.all([
		loadDemo<DemoProvider>('providers'),
		loadDemo<DemoProduct>('products'),
	]);
	if (products.length === 0) return;
	const today = koreanDay(now);
	await queries
		.insert(provider)
		.values(providers.map((one) => providerRow(one, now)))
		.onConflictDoNothing();
	await queries
		.insert(product)
		.values(products.map((one) => productRow(one, today)))
		.onConflictDoNothing();
	await indexProducts(queries);
	await queries.insert(rating).values(
		products.flatMap((one) =>
			(one.ratings as DemoProduct['ratings']).map(({ daysAgo, reply, ...written }) => ({
				...written,
				productId: one.id,
				createdAt: new Date(now.getTime() - daysAgo * dayMs),
				...(reply && { reply: reply.text, repliedAt: new Date(now.getTime() - reply.daysAgo * dayMs) }),
			})),
		),
	);
}
