import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type {
	AnyContent,
	ContentKind,
	NoticeContent,
	ProductContent,
	PromotionContent,
	ProviderContent,
} from '#domain/content/content.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { newestFirst, type PageTextSlug, pageTextSlugs } from '#domain/page/page-text.ts';
import { content } from '#server/db/schema/content.ts';
import { notice } from '#server/db/schema/notice.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import { partner } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { textsOf } from '#server/features/partner/provider.repo.ts';
import type { Queries } from '#server/queries.ts';

/** What readers are shown of a thing now, as its editors see it. */
export type Live = {
	id: string;
	content: AnyContent;
	organisationId: string;
	/** Whether readers are shown it. */
	isOut: boolean;
	/** What is settled for a product. */
	of: { area: string; kind: string; providerId: string } | null;
	/** A partner's profile, with names that an operator has not approved yet. */
	waitsForApproval?: boolean;
};

function productValue(row: typeof product.$inferSelect): ProductContent {
	const { days: _, ...schedule } = row.schedule;
	return {
		...{ region: row.region, place: row.place, minutes: row.minutes, nights: row.nights },
		...{ languages: row.languages, tags: row.tags, price: row.price, schedule },
		...{ confirmation: row.confirmation, cancellation: row.cancellation, depositFromWon: row.depositFromWon },
		...{ minPersons: row.minPersons, maxPersons: row.maxPersons, care: row.care },
		...{ stepTimes: row.stepTimes, pictures: row.pictures, texts: row.texts },
	};
}

const providerValue = (row: typeof provider.$inferSelect): ProviderContent => ({
	...{ region: row.region, languages: row.languages },
	...{ answersWithinHours: row.answersWithinHours, foundedYear: row.foundedYear, texts: textsOf(row) },
});

const noticeValue = (row: typeof notice.$inferSelect): NoticeContent => ({
	...{ topic: row.topic, isPinned: row.isPinned, picture: row.picture, texts: row.texts },
	...{ publishedAt: row.publishedAt.toISOString(), endsAt: row.endsAt?.toISOString() ?? null },
	...{ touchesFrom: row.touchesFrom, touchesTo: row.touchesTo },
});

const promotionValue = (row: typeof promotion.$inferSelect): PromotionContent => ({
	...{ area: row.area, productIds: row.productIds, kinds: row.kinds, discount: row.discount, code: row.code },
	...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
	...{ serviceFrom: row.serviceFrom, serviceTo: row.serviceTo, minPersons: row.minPersons },
	...{ memberLimit: row.memberLimit, totalLimit: row.totalLimit, picture: row.picture, texts: row.texts },
});

const ofAgency = { organisationId: agencyId, of: null };

/** Each kind from its own table; what is not there is left out. Of a page's text the newest version. */
const readers: Record<ContentKind, (queries: Queries, ids: readonly string[]) => Promise<Live[]>> = {
	async product(queries, ids) {
		const rows = await queries
			.select({ product, organisationId: provider.organisationId })
			.from(product)
			.innerJoin(provider, eq(provider.id, product.providerId))
			.where(inArray(product.id, [...ids]));
		return rows.map(({ product: row, organisationId }) => ({
			...{ id: row.id, organisationId, isOut: row.status === 'published' },
			content: { kind: 'product', value: productValue(row) },
			of: { area: row.area, kind: row.kind, providerId: row.providerId },
		}));
	},
	async provider(queries, ids) {
		const rows = await queries
			.select({ provider, proposedNames: partner.proposedNames })
			.from(provider)
			.leftJoin(partner, eq(partner.organisationId, provider.organisationId))
			.where(inArray(provider.id, [...ids]));
		return rows.map(({ provider: row, proposedNames }) => ({
			...{ id: row.id, organisationId: row.organisationId, isOut: true, of: null },
			content: { kind: 'provider', value: providerValue({ ...row, name: proposedNames ?? row.name }) },
			waitsForApproval: proposedNames !== null,
		}));
	},
	async notice(queries, ids) {
		const rows = await queries
			.select()
			.from(notice)
			.where(inArray(notice.id, [...ids]));
		return rows.map((row) => ({
			...{ ...ofAgency, id: row.id, isOut: !row.isArchived },
			content: { kind: 'notice', value: noticeValue(row) },
		}));
	},
	async promotion(queries, ids) {
		const rows = await queries
			.select()
			.from(promotion)
			.where(inArray(promotion.id, [...ids]));
		return rows.map((row) => ({
			...{ id: row.id, organisationId: row.organisationId ?? agencyId, of: null, isOut: !row.isArchived },
			content: { kind: 'promotion', value: promotionValue(row) },
		}));
	},
	async 'page-text'(queries, ids) {
		const rows = await findPageTextVersions(queries, ids);
		return ids.flatMap((id): Live[] => {
			const [newest] = newestFirst(rows.filter(({ slug }) => slug === id));
			if (!newest) return [];
			const { effectiveOn, texts } = newest;
			return [{ ...ofAgency, id, isOut: true, content: { kind: 'page-text', value: { effectiveOn, texts } } }];
		});
	},
};

export const readLives = (queries: Queries, kind: ContentKind, ids: readonly string[]): Promise<Live[]> =>
	readers[kind](queries, ids);

export async function readLive(
	queries: Queries,
	{ kind, id }: { kind: ContentKind; id: string },
): Promise<Live | undefined> {
	const [live] = await readLives(queries, kind, [id]);
	return live;
}

/** All versions that ever were. */
export function findPageTextVersions(queries: Queries, slugs: readonly string[]) {
	return queries
		.select()
		.from(pageText)
		.where(inArray(pageText.slug, slugs as PageTextSlug[]))
		.orderBy(asc(pageText.effectiveOn), asc(pageText.version));
}

const tables = { product, provider, notice, promotion } as const;

/** Things of a kind that have no revision yet. */
export async function findUnadopted(queries: Queries, kind: ContentKind, limit: number): Promise<string[]> {
	if (kind === 'page-text') {
		const rows = await queries.select({ id: content.id }).from(content).where(eq(content.kind, kind));
		return pageTextSlugs.filter((slug) => !rows.some(({ id }) => id === slug));
	}
	const table = tables[kind];
	const known = queries
		.select({ one: sql`1` })
		.from(content)
		.where(and(eq(content.kind, kind), eq(content.id, table.id)));
	const rows = await queries.select({ id: table.id }).from(table).where(notExists(known)).limit(limit);
	return rows.map(({ id }) => id);
}

/** What a list calls it. */
export function titleOf({ kind, value }: AnyContent): LocaleText {
	const texts = value.texts as Partial<Record<string, Record<string, unknown>>>;
	const part = kind === 'provider' ? 'name' : 'title';
	return Object.fromEntries(
		Object.entries(texts).flatMap(([locale, text]) => {
			const title = text?.[part];
			return typeof title === 'string' && title.trim() !== '' ? [[locale, title]] : [];
		}),
	);
}

/** Of these products those that are there, and its owner's: the agency names everybody's. */
export async function findKnownProducts(
	queries: Queries,
	{ ids, organisationId }: { ids: readonly string[]; organisationId: string },
): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await queries
		.select({ id: product.id })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(
			and(
				inArray(product.id, [...ids]),
				organisationId === agencyId ? undefined : eq(provider.organisationId, organisationId),
			),
		);
	return new Set(rows.map(({ id }) => id));
}

/** The names of a product's photographs. */
export async function findPhotographNames(queries: Queries, id: string): Promise<string[]> {
	const [row] = await queries.select({ photographs: product.photographs }).from(product).where(eq(product.id, id));
	return row?.photographs ?? [];
}
