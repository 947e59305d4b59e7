import { kinds } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { ProductText } from '#domain/product/product.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { indexProducts } from '#server/features/product/index-products.ts';
import type { Queries } from '#server/queries.ts';

const text = (title: string): ProductText => ({
	title,
	summary: `${title}.`,
	description: 'First paragraph.\n\nSecond paragraph.',
	included: ['Guide'],
	excluded: ['Insurance'],
	steps: ['Meet', 'Go'],
	meetingPoint: 'The gate',
	goodToKnow: ['Shoes'],
});

export type Fixture = Partial<typeof product.$inferInsert> & {
	id: string;
	titles?: Partial<Record<ContentLocale, string>>;
};

/** Two providers: one without and one with a registration for foreign patients. */
export async function insertProviders(queries: Queries, patientNumberUntil = '2099-12-31'): Promise<void> {
	const common = {
		trade: {},
		intro: {},
		region: 'seoul' as const,
		languages: ['en' as const],
		portrait: 'portrait-1',
		answersWithinHours: 5,
		foundedYear: 2010,
	};
	await queries.insert(provider).values([
		{ ...common, id: 'guides', name: { en: 'Bukchon Walks', ko: '북촌산책' } },
		{ ...common, id: 'clinic', name: { en: 'Seorae Clinic' }, patientNumber: 'M-1', patientNumberUntil },
	]);
}

/** Products that differ only in what a test names. */
export async function insertProducts(queries: Queries, fixtures: Fixture[]): Promise<void> {
	const rows = fixtures.map(({ titles = {}, ...fixture }) => {
		const kind = fixture.kind ?? 'private-tour';
		const texts = Object.fromEntries(
			Object.entries({ en: fixture.id, ...titles }).map(([locale, title]) => [locale, text(title)]),
		);
		const won = fixture.fromWon ?? 100_000;
		return {
			kind,
			area: kinds[kind]?.area ?? ('travel' as const),
			providerId: 'guides',
			pictures: ['palace-dawn-1'],
			region: 'seoul' as const,
			place: { name: { en: 'Jongno' }, hangul: '서울 종로구', latitude: 37.58, longitude: 126.98 },
			minutes: 240,
			languages: ['en' as const],
			tags: [],
			price: { unit: 'person' as const, won },
			fromWon: won,
			schedule: { weekdays: [0, 1, 2, 3, 4, 5, 6], times: ['09:00'], capacity: 6, leadHours: 12, horizonDays: 90 },
			confirmation: 'instant' as const,
			cancellation: 'day-tour' as const,
			minPersons: 1,
			maxPersons: 6,
			stepTimes: ['09:00', null],
			texts,
			...fixture,
		} satisfies typeof product.$inferInsert;
	});
	await queries.insert(product).values(rows);
	await indexProducts(queries);
}
