import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ViewChoices } from '#domain/desk/saved-view.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { savedView } from '#server/db/schema/saved-view.ts';
import type { Queries } from '#server/queries.ts';

/** Whose, and at which business; undefined is all of theirs. */
export type ViewOwner = { memberId: string; organisationId: string | null };

const at = ({ memberId, organisationId }: ViewOwner) =>
	and(
		eq(savedView.memberId, memberId),
		organisationId === null ? isNull(savedView.organisationId) : eq(savedView.organisationId, organisationId),
	);

const { id, name, choices, isDefault, sharedWith } = savedView;
const saved = { id, name, choices, isDefault, sharedWith };

export const findViews = (queries: Queries, owner: ViewOwner) =>
	queries.select(saved).from(savedView).where(at(owner)).orderBy(asc(savedView.createdAt), asc(savedView.id));

/** Of two tabs at once one waits for the other: how many there are, and which opens the list, is decided one by one. */
export async function lockViewer(queries: Queries, memberId: string): Promise<void> {
	await queries.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
}

/** Of those who still work there. */
export const findShared = (
	queries: Queries,
	{ places, memberId, limit }: { places: readonly string[]; memberId: string; limit: number },
) =>
	queries
		.select({ ...saved, firstName: member.firstName, lastName: member.lastName })
		.from(savedView)
		.innerJoin(member, eq(member.id, savedView.memberId))
		.innerJoin(
			staff,
			and(eq(staff.memberId, savedView.memberId), eq(staff.organisationId, savedView.sharedWith), isNull(staff.leftAt)),
		)
		.where(and(inArray(savedView.sharedWith, [...places]), ne(savedView.memberId, memberId)))
		.orderBy(asc(savedView.createdAt), asc(savedView.id))
		.limit(limit);

export async function findView(queries: Queries, asked: { id: string; memberId: string }) {
	const [row] = await queries
		.select()
		.from(savedView)
		.where(and(eq(savedView.id, asked.id), eq(savedView.memberId, asked.memberId)));
	return row;
}

export async function findNamed(queries: Queries, owner: ViewOwner, called: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ id: savedView.id })
		.from(savedView)
		.where(and(at(owner), eq(savedView.name, called)));
	return row?.id;
}

export async function countViews(queries: Queries, owner: ViewOwner): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(savedView).where(at(owner));
	return row?.count ?? 0;
}

/** One opens the list: the others do not any more. */
export async function undefault(queries: Queries, owner: ViewOwner, but: string | undefined): Promise<void> {
	await queries
		.update(savedView)
		.set({ isDefault: false })
		.where(and(at(owner), but === undefined ? sql`true` : ne(savedView.id, but)));
}

type SavedRow = { name: string; choices: ViewChoices; isDefault: boolean; sharedWith: string | null };

export async function insertView(queries: Queries, owner: ViewOwner, row: SavedRow & { createdAt: Date }) {
	const [made] = await queries
		.insert(savedView)
		.values({ ...owner, ...row })
		.returning(saved);
	return made;
}

export async function updateView(queries: Queries, viewId: string, set: Partial<SavedRow>) {
	const [changed] = await queries.update(savedView).set(set).where(eq(savedView.id, viewId)).returning(saved);
	return changed;
}

export async function deleteView(queries: Queries, asked: { id: string; memberId: string }): Promise<boolean> {
	const gone = await queries
		.delete(savedView)
		.where(and(eq(savedView.id, asked.id), eq(savedView.memberId, asked.memberId)))
		.returning({ id: savedView.id });
	return gone.length > 0;
}

export async function deleteViewsOf(queries: Queries, memberId: string): Promise<void> {
	await queries.delete(savedView).where(eq(savedView.memberId, memberId));
}
