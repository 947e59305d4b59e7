import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '#domain/content/content.ts';
import type { ContentFilter, Standing } from '#domain/content/content-machine.ts';
import type { GroupCode } from '#domain/member/group.ts';
import { aheadOf, content, revision } from '#server/db/schema/content.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type Item = typeof content.$inferSelect;
type Revision = typeof revision.$inferSelect;
export type Named = { kind: ContentKind; id: string };

const isIt = ({ kind, id }: Named) => and(eq(content.kind, kind), eq(content.id, id));
const ofIt = ({ kind, id }: Named) => and(eq(revision.kind, kind), eq(revision.contentId, id));

export async function findItem(queries: Queries, named: Named): Promise<Item | undefined> {
	const [row] = await queries.select().from(content).where(isIt(named));
	return row;
}

/** Several of a kind, by their ids. */
export const findNamedItems = (queries: Queries, kind: ContentKind, ids: readonly string[]): Promise<Item[]> =>
	queries
		.select()
		.from(content)
		.where(and(eq(content.kind, kind), inArray(content.id, [...ids])))
		.execute();

/** Held until the transaction ends: of two who save, the second sees what the first has saved. */
export async function lockItem(work: Transaction, named: Named): Promise<Item | undefined> {
	const [row] = await work.select().from(content).where(isIt(named)).for('update');
	return row;
}

/** Whether it is new: of two who take one id at once, the second gets none. */
export async function insertItem(work: Queries, row: typeof content.$inferInsert): Promise<boolean> {
	const { rowCount } = await work.insert(content).values(row).onConflictDoNothing();
	return rowCount === 1;
}

export async function insertItems(
	queries: Queries,
	items: readonly (typeof content.$inferInsert)[],
	revisions: readonly (typeof revision.$inferInsert)[],
): Promise<void> {
	if (items.length === 0) return;
	await queries
		.insert(content)
		.values([...items])
		.onConflictDoNothing();
	await queries
		.insert(revision)
		.values([...revisions])
		.onConflictDoNothing();
}

export async function saveItem(
	work: Queries,
	named: Named,
	changes: Partial<typeof content.$inferInsert>,
): Promise<void> {
	await work.update(content).set(changes).where(isIt(named));
}

export const standingOf = ({ state, latest, published, scheduled, publishAt }: Item): Standing => ({
	state,
	latest,
	published,
	scheduled: scheduled !== null && publishAt !== null ? { number: scheduled, at: publishAt } : null,
});

export const columnsOf = ({ state, latest, published, scheduled }: Standing) => ({
	state,
	latest,
	published,
	scheduled: scheduled?.number ?? null,
	publishAt: scheduled?.at ?? null,
});

export async function insertRevision(work: Queries, row: typeof revision.$inferInsert): Promise<void> {
	await work.insert(revision).values(row);
}

export async function markPublished(
	work: Queries,
	{ number, now, ...named }: Named & { number: number; now: Date },
): Promise<void> {
	await work
		.update(revision)
		.set({ publishedAt: now })
		.where(and(ofIt(named), eq(revision.number, number), isNull(revision.publishedAt)));
}

const author = {
	authorFirstName: member.firstName,
	authorLastName: member.lastName,
	authorGroup: member.group,
};
export type Head = Omit<Revision, 'value' | 'marks'> & {
	authorFirstName: string | null;
	authorLastName: string | null;
	authorGroup: GroupCode | null;
};
const headColumns = {
	kind: revision.kind,
	contentId: revision.contentId,
	number: revision.number,
	base: revision.base,
	restored: revision.restored,
	authorId: revision.authorId,
	at: revision.at,
	publishedAt: revision.publishedAt,
};

export async function findRevision(
	queries: Queries,
	{ number, ...named }: Named & { number: number },
): Promise<(Head & Pick<Revision, 'value' | 'marks'>) | undefined> {
	const [row] = await queries
		.select({ ...headColumns, value: revision.value, marks: revision.marks, ...author })
		.from(revision)
		.leftJoin(member, eq(member.id, revision.authorId))
		.where(and(ofIt(named), eq(revision.number, number)));
	return row;
}

/** What went out at some time, the newest first. */
export const findOutRevisions = (queries: Queries, named: Named) =>
	queries
		.select({ number: revision.number, value: revision.value })
		.from(revision)
		.where(and(ofIt(named), isNotNull(revision.publishedAt)))
		.orderBy(desc(revision.number))
		.execute();

/** Newest first, from below a number on. */
export function findHeads(
	queries: Queries,
	{ below, limit, ...named }: Named & { below: number | undefined; limit: number },
): Promise<Head[]> {
	return queries
		.select({ ...headColumns, ...author })
		.from(revision)
		.leftJoin(member, eq(member.id, revision.authorId))
		.where(and(ofIt(named), below === undefined ? undefined : lt(revision.number, below)))
		.orderBy(desc(revision.number))
		.limit(limit);
}

export async function countRevisions(queries: Queries, named: Named): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(revision).where(ofIt(named));
	return row?.count ?? 0;
}

type ItemFilter = {
	kind: ContentKind;
	state: ContentFilter | undefined;
	organisationIds: 'all' | readonly string[];
};

const passes = ({ kind, state, organisationIds }: ItemFilter): SQL | undefined =>
	and(
		eq(content.kind, kind),
		state && (state === 'ahead' ? aheadOf(content) : eq(content.state, state)),
		organisationIds === 'all' ? undefined : inArray(content.organisationId, [...organisationIds]),
	);

/** The latest change first. */
export function findItems(
	queries: Queries,
	filter: ItemFilter,
	{ after, limit }: { after: { changedAt: string; id: string } | undefined; limit: number },
) {
	const beyond = after && sql`(${content.changedAt}, ${content.id}) < (${after.changedAt}::timestamptz, ${after.id})`;
	return queries
		.select()
		.from(content)
		.where(and(passes(filter), beyond))
		.orderBy(desc(content.changedAt), desc(content.id))
		.limit(limit);
}

export async function countItems(queries: Queries, filter: ItemFilter): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(content).where(passes(filter));
	return row?.count ?? 0;
}

/** What is to go out by now, the longest overdue first. */
export function findDue(queries: Queries, now: Date, limit: number): Promise<Named[]> {
	return queries
		.select({ kind: content.kind, id: content.id })
		.from(content)
		.where(lte(content.publishAt, now))
		.orderBy(asc(content.publishAt))
		.limit(limit);
}

/** The ids of a kind that begin so, those that are only in the catalogue too. */
export async function findIdsLike(queries: Queries, kind: ContentKind, stem: string): Promise<string[]> {
	const begins = `${stem.replace(/[%_\\]/g, '')}%`;
	const rows = await queries
		.select({ id: content.id })
		.from(content)
		.where(and(eq(content.kind, kind), like(content.id, begins)));
	const products =
		kind === 'product' ? await queries.select({ id: product.id }).from(product).where(like(product.id, begins)) : [];
	return [...rows, ...products].map(({ id }) => id);
}

/** Drafts that were saved over and never went out: how many there were, at most so many. */
export async function deleteOldDrafts(queries: Queries, before: Date, limit: number): Promise<number> {
	const { rowCount } = await queries.execute(sql`
		delete from revision where (kind, content_id, number) in (
			select r.kind, r.content_id, r.number from revision r join content c on c.kind = r.kind and c.id = r.content_id
			where r.published_at is null and r.at < ${before} and r.number < c.latest
				and r.number is distinct from c.scheduled
			limit ${limit})`);
	return rowCount ?? 0;
}
