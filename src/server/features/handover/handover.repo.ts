import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Marks } from '#domain/content/completeness.ts';
import type { AnyContent, ContentKind } from '#domain/content/content.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { content, revision } from '#server/db/schema/content.ts';
import { provider } from '#server/db/schema/provider.ts';
import type { Item } from '#server/features/content/content.repo.ts';
import type { Queries, Transaction } from '#server/queries.ts';

/** Whose of each kind; a kind that is not there is none of theirs. */
export type OwnedKinds = Partial<Record<ContentKind, 'all' | readonly string[]>>;

/** An item with what its newest revision says. */
export type FoundItem = { item: Item; value: AnyContent['value']; marks: Marks };

const isOwned = (owned: OwnedKinds): SQL | undefined =>
	or(
		sql`false`,
		...(Object.entries(owned) as [ContentKind, 'all' | readonly string[]][]).map(([kind, ids]) =>
			and(eq(content.kind, kind), ids === 'all' ? undefined : inArray(content.organisationId, [...ids])),
		),
	);

/** What was archived waits for nobody's translation. */
const isKept = ne(content.state, 'archived');
const percentIn = (locale: ContentLocale) => sql`(${content.percent} ->> ${locale})::int`;

type Open = { to: ContentLocale; isOpenOnly: boolean };
const isOpen = ({ to, isOpenOnly }: Open): SQL | undefined => (isOpenOnly ? sql`${percentIn(to)} < 100` : undefined);

type Summed = {
	kind: ContentKind;
	total: number;
	languages: Record<ContentLocale, { whole: number; percent: number }>;
};

export async function sumLanguages(queries: Queries, owned: OwnedKinds): Promise<Summed[]> {
	const sums = contentLocales.map(
		(locale) => sql`${locale}::text, jsonb_build_object(
			'whole', count(*) filter (where ${percentIn(locale)} = 100),
			'percent', floor(avg(${percentIn(locale)}))::int)`,
	);
	const languages = sql<Summed['languages']>`jsonb_build_object(${sql.join(sums, sql`, `)})`;
	return queries
		.select({ kind: content.kind, total: sql<number>`count(*)::int`, languages })
		.from(content)
		.where(and(isKept, isOwned(owned)))
		.groupBy(content.kind);
}

const withNewest = (queries: Queries) =>
	queries
		.select({ item: content, value: revision.value, marks: revision.marks })
		.from(content)
		.innerJoin(
			revision,
			and(eq(revision.kind, content.kind), eq(revision.contentId, content.id), eq(revision.number, content.latest)),
		);

type Page = { after: { changedAt: string; id: string } | undefined; limit: number };

/** The latest change first, as lists of content are. */
export async function findTranslated(
	queries: Queries,
	owned: OwnedKinds,
	{ after, limit, ...open }: Open & Page,
): Promise<FoundItem[]> {
	const beyond = after && sql`(${content.changedAt}, ${content.id}) < (${after.changedAt}::timestamptz, ${after.id})`;
	return withNewest(queries)
		.where(and(isKept, isOwned(owned), isOpen(open), beyond))
		.orderBy(desc(content.changedAt), desc(content.id))
		.limit(limit);
}

export async function countTranslated(queries: Queries, owned: OwnedKinds, open: Open): Promise<number> {
	const [row] = await queries
		.select({ count: sql<number>`count(*)::int` })
		.from(content)
		.where(and(isKept, isOwned(owned), isOpen(open)));
	return row?.count ?? 0;
}

/** One file's part of them, in an order that does not move while files are taken. */
export function findForFile(
	queries: Queries,
	owned: OwnedKinds,
	{ offset, limit, ...open }: Open & { offset: number; limit: number },
): Promise<FoundItem[]> {
	return withNewest(queries)
		.where(and(isKept, isOwned(owned), isOpen(open)))
		.orderBy(asc(content.kind), asc(content.id))
		.offset(offset)
		.limit(limit);
}

export type Named = { kind: ContentKind; id: string };
const among = (named: readonly Named[]) => sql`(${content.kind}, ${content.id}) in (
	select * from unnest(${sql.param(named.map(({ kind }) => kind))}::text[], ${sql.param(named.map(({ id }) => id))}::text[]))`;

/** Held until the transaction ends, in one order for everybody. */
export async function lockNamed(work: Transaction, named: readonly Named[]): Promise<void> {
	await work
		.select({ id: content.id })
		.from(content)
		.where(among(named))
		.orderBy(asc(content.kind), asc(content.id))
		.for('update');
}

export const findNamed = (queries: Queries, owned: OwnedKinds, named: readonly Named[]): Promise<FoundItem[]> =>
	withNewest(queries).where(and(isOwned(owned), among(named)));

/** Older revisions of several things, one of each. */
export function findHanded(queries: Queries, handed: readonly (Named & { revision: number })[]) {
	return queries
		.select({ kind: revision.kind, id: revision.contentId, value: revision.value })
		.from(revision)
		.where(
			sql`(${revision.kind}, ${revision.contentId}, ${revision.number}) in (select * from unnest(
				${sql.param(handed.map(({ kind }) => kind))}::text[], ${sql.param(handed.map(({ id }) => id))}::text[],
				${sql.param(handed.map((one) => one.revision))}::int[]))`,
		);
}

/** By which of its profiles each house is told: events name a house so. */
export async function findToldAs(queries: Queries, organisationIds: readonly string[]): Promise<Map<string, string>> {
	// The first of a house comes last, and stays.
	const rows = await queries
		.select({ organisationId: provider.organisationId, id: provider.id })
		.from(provider)
		.where(inArray(provider.organisationId, [...organisationIds]))
		.orderBy(desc(provider.id));
	return new Map(rows.map(({ organisationId, id }) => [organisationId, id]));
}
