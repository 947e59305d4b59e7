import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageSize } from '#contract/endpoint.ts';
import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { openVideoStates } from '#domain/video/video-date.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { product } from '#server/db/schema/product.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { thread } from '#server/db/schema/thread.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { providerOffers } from '#server/features/partner/provider.repo.ts';
import type { Queries } from '#server/queries.ts';

export type VideoDateRow = typeof videoDate.$inferSelect;

/** The operator's switch; where no profile is there yet, nothing was turned off. */
export async function isVideoOn(queries: Queries): Promise<boolean> {
	const [row] = await queries.select({ isOn: siteProfile.isVideoOn }).from(siteProfile);
	return row?.isOn ?? true;
}

export async function setVideoOn(queries: Queries, isOn: boolean): Promise<void> {
	await queries.update(siteProfile).set({ isVideoOn: isOn });
}

const healthAreas = areaSlugs.filter((slug) => areaOf(slug).isHealth);

const housed = {
	id: provider.id,
	name: provider.name,
	trade: provider.trade,
	portrait: provider.portrait,
	languages: provider.languages,
};

/** A health product that can be had now, with its house. */
export async function findOfferedProduct(queries: Queries, id: string, now: Date) {
	const [row] = await queries
		.select({
			organisationId: provider.organisationId,
			provider: housed,
			product: { id: product.id, area: product.area, titles: product.titles },
		})
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(
			and(eq(product.id, id), eq(product.status, 'published'), inArray(product.area, healthAreas), providerOffers(now)),
		);
	return row;
}

/** A house with something of health to offer. */
export async function findOfferedHouse(queries: Queries, id: string, now: Date) {
	const isOfHealth = sql`exists (select 1 from ${product} where ${product.providerId} = ${provider.id}
		and ${product.status} = 'published' and ${inArray(product.area, healthAreas)})`;
	const [row] = await queries
		.select({ organisationId: provider.organisationId, provider: housed })
		.from(provider)
		.where(and(eq(provider.id, id), isOfHealth, providerOffers(now)));
	return row && { ...row, product: null };
}

/** One at a time of a member's requests, so that two sent at once are counted. */
export async function lockAsker(queries: Queries, memberId: string) {
	const isProved = sql<boolean>`${member.emailVerifiedAt} is not null`;
	const isIt = and(eq(member.id, memberId), eq(member.status, 'active'));
	const [row] = await queries.select({ isProved }).from(member).where(isIt).for('no key update');
	return row;
}

export async function countOpen(queries: Queries, memberId: string): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(videoDate)
		.where(and(eq(videoDate.memberId, memberId), inArray(videoDate.state, [...openVideoStates])));
	return row?.count ?? 0;
}

export async function findByKey(queries: Queries, { memberId, key }: { memberId: string; key: string }) {
	const [row] = await queries
		.select()
		.from(videoDate)
		.where(and(eq(videoDate.memberId, memberId), eq(videoDate.key, key)));
	return row;
}

export async function insertVideo(queries: Queries, row: typeof videoDate.$inferInsert): Promise<void> {
	await queries.insert(videoDate).values(row);
}

export async function updateVideo(queries: Queries, id: string, changes: Partial<VideoDateRow>): Promise<void> {
	await queries.update(videoDate).set(changes).where(eq(videoDate.id, id));
}

const interpreter = alias(member, 'interpreter');
const asker = {
	id: member.id,
	email: member.email,
	firstName: member.firstName,
	lastName: member.lastName,
	ownName: member.ownName,
	locale: member.locale,
	status: member.status,
};
const interprets = {
	id: interpreter.id,
	email: interpreter.email,
	firstName: interpreter.firstName,
	lastName: interpreter.lastName,
	ownName: interpreter.ownName,
	// They work in the console.
	locale: sql<typeof member.$inferSelect.locale>`coalesce(${interpreter.consoleLocale}, ${interpreter.locale})`,
	status: interpreter.status,
};

const found = {
	row: videoDate,
	threadId: thread.id,
	organisationId: provider.organisationId,
	provider: { name: provider.name, languages: provider.languages },
	product: { id: product.id, area: product.area, titles: product.titles },
	member: asker,
	interpreter: interprets,
};

const dates = (queries: Queries) =>
	queries
		.select(found)
		.from(videoDate)
		.innerJoin(provider, eq(provider.id, videoDate.providerId))
		.innerJoin(member, eq(member.id, videoDate.memberId))
		.leftJoin(thread, and(eq(thread.subjectKind, 'video'), eq(thread.subjectId, videoDate.id)))
		.leftJoin(product, eq(product.id, videoDate.productId))
		.leftJoin(interpreter, eq(interpreter.id, videoDate.interpreterId));
export type FoundVideo = Awaited<ReturnType<typeof dates>>[number];

export async function findVideo(queries: Queries, id: string): Promise<FoundVideo | undefined> {
	const [row] = await dates(queries).where(eq(videoDate.id, id));
	return row;
}

/** The rooms that somebody sits in. */
export const findRooms = async (queries: Queries, ids: readonly string[]): Promise<VideoDateRow[]> =>
	ids.length === 0
		? []
		: queries
				.select()
				.from(videoDate)
				.where(inArray(videoDate.id, [...ids]));

/** Held until the transaction ends; with `isFree`, only where nobody else is at it. */
export async function lockVideo(
	queries: Queries,
	id: string,
	{ isFree = false } = {},
): Promise<FoundVideo | undefined> {
	const [row] = await dates(queries)
		.where(eq(videoDate.id, id))
		.for('update', { of: videoDate, ...(isFree && { skipLocked: true }) });
	return row;
}

export type VideoOwner =
	| { as: 'member'; memberId: string }
	| { as: 'interpreter'; memberId: string }
	/** Nobody answers their own request. */
	| { as: 'house'; memberId: string; houses: 'all' | readonly string[] };

function isOf(owner: VideoOwner): SQL | undefined {
	if (owner.as === 'member') return eq(videoDate.memberId, owner.memberId);
	// Who said no is done with it.
	if (owner.as === 'interpreter')
		return and(eq(videoDate.interpreterId, owner.memberId), ne(videoDate.interpreterState, 'declined'));
	const isTheirs = owner.houses === 'all' ? undefined : inArray(provider.organisationId, [...owner.houses]);
	return and(isTheirs, ne(videoDate.memberId, owner.memberId));
}

/** Where one stands in a list: `second` grows as the list goes on. */
export type VideoPosition = { rank: number; second: number; id: string };

/**
 * As a desk works through them: what waits for an answer, the longest waiting first; then what is to come, the next first; then what was, the
 * latest first. `placeOf` says the same of a row.
 */
const inTime = (now: Date) => {
	const ends = sql`${videoDate.scheduledAt} + make_interval(mins => ${videoDate.minutes})`;
	const rank = sql`(case when ${videoDate.state} = 'requested' then 0
		when ${videoDate.state} = 'scheduled' and ${ends} > ${now.toISOString()}::timestamptz then 1 else 2 end)`;
	const at = sql`floor(extract(epoch from coalesce(${videoDate.scheduledAt}, ${videoDate.createdAt})))`;
	return { rank, second: sql`((case when ${rank} = 2 then -1 else 1 end) * ${at})` };
};

export function positionOf({ id, state, scheduledAt, minutes, createdAt }: VideoDateRow, now: Date): VideoPosition {
	const isToCome =
		state === 'scheduled' && scheduledAt !== null && scheduledAt.getTime() + minutes * minuteMs > now.getTime();
	const rank = state === 'requested' ? 0 : isToCome ? 1 : 2;
	const at = Math.floor((scheduledAt ?? createdAt).getTime() / 1_000);
	return { rank, second: rank === 2 ? -at : at, id };
}

export function findVideos(
	queries: Queries,
	{ owner, after, limit, now }: { owner: VideoOwner; after: VideoPosition | undefined; limit: number; now: Date },
) {
	const { rank, second } = inTime(now);
	const isAfter =
		after &&
		sql`(${rank}, ${second}, ${videoDate.id}) > (${after.rank}::int, ${after.second}::numeric, ${after.id}::uuid)`;
	return dates(queries)
		.where(and(isOf(owner), isAfter))
		.orderBy(rank, second, videoDate.id)
		.limit(limit);
}

/** What a desk has to do with: those that wait for the house's word or for an interpreter's, and those that take place before `to`. */
export function findDeskVideos(queries: Queries, owner: VideoOwner, { from, to }: { from: Date; to: Date }) {
	const waits =
		owner.as === 'interpreter'
			? and(eq(videoDate.interpreterState, 'invited'), gte(videoDate.scheduledAt, from))
			: and(eq(videoDate.state, 'requested'), sql`jsonb_array_length(${videoDate.proposals}) = 0`);
	const comes = and(eq(videoDate.state, 'scheduled'), gte(videoDate.scheduledAt, from), lt(videoDate.scheduledAt, to));
	return dates(queries)
		.where(and(isOf(owner), or(waits, comes)))
		.orderBy(sql`${videoDate.scheduledAt} asc nulls first`, asc(videoDate.createdAt), asc(videoDate.id))
		.limit(pageSize);
}

export async function countVideos(queries: Queries, owner: VideoOwner): Promise<number> {
	const [row] = await queries
		.select({ count: count() })
		.from(videoDate)
		.innerJoin(provider, eq(provider.id, videoDate.providerId))
		.where(isOf(owner));
	return row?.count ?? 0;
}

/** Interpreters of the house itself and of the agency, who work for many. */
export const findInterpreters = (queries: Queries, organisationId: string) =>
	queries
		.select(asker)
		.from(staff)
		.innerJoin(member, and(eq(member.id, staff.memberId), eq(member.status, 'active')))
		.where(
			and(
				or(eq(staff.organisationId, organisationId), eq(staff.organisationId, agencyId)),
				eq(staff.role, 'interpreter'),
				isNull(staff.leftAt),
			),
		)
		.groupBy(member.id)
		.orderBy(asc(member.firstName), asc(member.id))
		.limit(pageSize);

export async function findDueVideos(queries: Queries, now: Date, limit: number): Promise<string[]> {
	const rows = await queries
		.select({ id: videoDate.id })
		.from(videoDate)
		.where(and(isNotNull(videoDate.dueAt), lte(videoDate.dueAt, now)))
		.orderBy(asc(videoDate.dueAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}

/** Talks in which somebody waits for another whom nobody has looked for yet. */
export function findHalfAttended(queries: Queries, now: Date) {
	return queries
		.select({ id: videoDate.id })
		.from(videoDate)
		.where(
			and(
				eq(videoDate.state, 'scheduled'),
				isNotNull(videoDate.dueAt),
				lte(videoDate.scheduledAt, now),
				or(
					and(
						isNull(videoDate.missedToldAt),
						sql`(${videoDate.memberCameAt} is null) <> (${videoDate.houseCameAt} is null)`,
					),
					and(
						eq(videoDate.interpreterState, 'accepted'),
						isNull(videoDate.interpreterToldAt),
						isNull(videoDate.interpreterCameAt),
						sql`num_nonnulls(${videoDate.memberCameAt}, ${videoDate.houseCameAt}) > 0`,
					),
				),
			),
		)
		.limit(200);
}

/** All that somebody ever asked for or interpreted, for the download of one's data. */
export const findAllVideosOf = (queries: Queries, memberId: string) =>
	queries.select().from(videoDate).where(eq(videoDate.memberId, memberId)).orderBy(asc(videoDate.createdAt));

const isOpen = inArray(videoDate.state, [...openVideoStates]);

/** What somebody was asked to interpret, is still to come, and would be without them. */
export const findVideosToInterpret = (queries: Queries, memberId: string) =>
	dates(queries).where(and(eq(videoDate.interpreterId, memberId), ne(videoDate.interpreterState, 'declined'), isOpen));

/**
 * Whose account closes: their words go, what is still to come is called off, and nobody waits for them. Answers with what was
 * called off, and the threads whose words were kept until now.
 */
export async function leaveVideosOf(
	queries: Queries,
	memberId: string,
	now: Date,
): Promise<{ open: string[]; threadIds: string[] }> {
	const open = await queries
		.update(videoDate)
		.set({ state: 'cancelled', proposals: [], changedAt: now, dueAt: null })
		.where(and(eq(videoDate.memberId, memberId), isOpen))
		.returning({ id: videoDate.id });
	const erased = await queries
		.update(videoDate)
		.set({ sealed: null, erasedAt: now, dueAt: null })
		.where(and(eq(videoDate.memberId, memberId), isNull(videoDate.erasedAt)))
		.returning({ id: videoDate.id });
	const ids = erased.map(({ id }) => id);
	const threads =
		ids.length === 0
			? []
			: await queries
					.select({ id: thread.id })
					.from(thread)
					.where(and(eq(thread.subjectKind, 'video'), inArray(thread.subjectId, ids)));
	await queries
		.update(videoDate)
		.set({ interpreterId: null, interpreterState: null })
		.where(eq(videoDate.interpreterId, memberId));
	return { open: open.map(({ id }) => id), threadIds: threads.map(({ id }) => id) };
}
