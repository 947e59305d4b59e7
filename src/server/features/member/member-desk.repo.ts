import { and, count, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { type MemberList, nameWords, type SoughtMember } from '#domain/member/member-desk.ts';
import { consent } from '#server/db/schema/consent.ts';
import { mail } from '#server/db/schema/mail.ts';
import { matchingQuestion } from '#server/db/schema/matching.ts';
import { member, nameWordsOf } from '#server/db/schema/member.ts';
import { mergedMember } from '#server/db/schema/merged-member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { reservation, shortCodeOf } from '#server/db/schema/reservation.ts';
import { servingSql } from '#server/features/organisation/serving.repo.ts';
import { agreedTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

const { id, firstName, lastName, ownName, email, phone, country, group, cooperative, status, createdAt } = member;
const listed = { id, firstName, lastName, ownName, email, phone, country, group, cooperative, status, createdAt };

/** PostgreSQL counts microseconds, a Date does not. */
const exactCreatedAt = sql<string>`${member.createdAt}::text`;

function ofList(wanted: MemberList | undefined): SQL | undefined {
	if (wanted === 'suspended') return eq(member.status, 'suspended');
	// As its index has it: who never opened the link of their mail.
	if (wanted === 'unverified') return sql`${member.emailVerifiedAt} is null and ${member.status} = 'active'`;
	return ne(member.status, 'closed');
}

export function findNewestMembers(
	queries: Queries,
	options: {
		status: MemberList | undefined;
		after: { createdAt: string; id: string } | undefined;
		limit: number;
	},
) {
	const { after, limit } = options;
	const isAfter =
		after && sql`(${member.createdAt}, ${member.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
	return queries
		.select({ ...listed, emailVerifiedAt: member.emailVerifiedAt, exactCreatedAt })
		.from(member)
		.where(and(ofList(options.status), isAfter))
		.orderBy(desc(member.createdAt), desc(member.id))
		.limit(limit);
}

/** Nobody pages through more. */
const mostCounted = 1_000;

export async function countMembers(queries: Queries, wanted: MemberList | undefined): Promise<number> {
	const some = queries.select({ id: member.id }).from(member).where(ofList(wanted)).limit(mostCounted).as('some');
	const [row] = await queries.select({ count: count() }).from(some);
	return row?.count ?? 0;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const begins = (column: SQL | typeof member.email, text: string): SQL => sql`${column} like ${`${escaped(text)}%`}`;
const reversed = (text: string): string => [...text].reverse().join('');

const lastNameOf = sql`lower(${member.lastName})`;
const firstNameOf = sql`lower(${member.firstName})`;
const ownNameOf = sql`lower(${member.ownName})`;
const phoneEnd = sql`reverse(${member.phone})`;
/** As the indexes have it: read from the place where the beginning begins, and no further than wanted. */
const inOrderOf = (...columns: (SQL | typeof member.email)[]): SQL =>
	sql.join([...columns.map((column) => sql`${column} using ~<~`), sql`${member.id}`], sql`, `);

/**
 * Each way of looking is a reading of one index, in its order, of no more rows than are wanted: as quick among a million as among
 * a thousand, also where half of them are called Kim.
 */
export async function findSoughtMembers(queries: Queries, sought: SoughtMember, limit: number) {
	const open = ne(member.status, 'closed');
	const way = (condition: SQL | undefined, order: SQL) =>
		queries.select({ id: member.id }).from(member).where(and(condition, open)).orderBy(order).limit(limit);
	const byReservation = (condition: SQL) =>
		queries.select({ id: reservation.memberId }).from(reservation).where(condition).limit(limit);
	const byFormer = (typed: string) =>
		queries
			.select({ id: mergedMember.memberId })
			.from(mergedMember)
			.where(sql`${mergedMember.email} like ${`${escaped(typed)}%`}`)
			.orderBy(sql`${mergedMember.email} using ~<~`)
			.limit(limit);
	const ways = [
		sought.id !== undefined && way(eq(member.id, sought.id), sql`${member.id}`),
		sought.code !== undefined && byReservation(eq(reservation.code, sought.code)),
		sought.shortCode !== undefined && byReservation(sql`${shortCodeOf(reservation)} = ${sought.shortCode}`),
		sought.email !== undefined && way(begins(member.email, sought.email), inOrderOf(member.email)),
		sought.email !== undefined && byFormer(sought.email),
		sought.phoneEnd !== undefined && way(begins(phoneEnd, reversed(sought.phoneEnd)), inOrderOf(phoneEnd)),
		...byNames(sought).map(({ condition, order }) => way(condition, order)),
	].filter((one) => one !== false);
	const found = new Set((await Promise.all(ways)).flat().map((row) => row.id));
	const words = nameWords(sought.names);
	// Who begins with what was typed is enough, where they are many.
	if (words.length > 0 && found.size < limit)
		for (const row of await findByWords(queries, words, limit)) found.add(row.id);
	const ids = [...found];
	if (ids.length === 0) return [];
	return queries
		.select(listed)
		.from(member)
		.where(and(inArray(member.id, ids), open))
		.orderBy(member.lastName, member.firstName, member.id)
		.limit(limit);
}

/**
 * Each of the words begins some word of the name, in any order. Planned as if all of them were wanted, so that words which are often
 * alone and never together are not looked for member by member; read no further than wanted.
 */
async function findByWords(queries: Queries, words: readonly string[], limit: number): Promise<{ id: string }[]> {
	const sought = words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(' & ');
	const { rows } = await queries.execute<{ id: string }>(sql`with found as materialized (
			select ${member.id} from ${member} where ${nameWordsOf(member)} @@ ${sought}::tsquery and ${ne(member.status, 'closed')})
		select id from found limit ${limit}`);
	return rows;
}

/** Of one or two words, in either order, since forms and people differ about it. */
function byNames({ names, ownName: own }: SoughtMember): { condition: SQL | undefined; order: SQL }[] {
	const [one, other] = names.length > 2 ? [] : names;
	const pairs: [string, string | undefined][] =
		one === undefined
			? []
			: other === undefined
				? [[one, undefined]]
				: [
						[one, other],
						[other, one],
					];
	return [
		...pairs.map(([last, first]) => ({
			condition: and(begins(lastNameOf, last), first === undefined ? undefined : begins(firstNameOf, first)),
			order: inOrderOf(lastNameOf, firstNameOf),
		})),
		...(one !== undefined && other === undefined
			? [{ condition: begins(firstNameOf, one), order: inOrderOf(firstNameOf, lastNameOf) }]
			: []),
		...(own === undefined ? [] : [{ condition: begins(ownNameOf, own), order: inOrderOf(ownNameOf) }]),
	];
}

/** As many of each as one looks at; the rest is where it belongs. */
const mostOfEach = 20;

export function findLatestReservations(queries: Queries, memberId: string, language: ContentLocale) {
	return queries
		.select({
			...{ id: reservation.id, code: reservation.code, on: reservation.on, time: reservation.time },
			status: reservation.status,
			title: agreedTitle(language),
		})
		.from(reservation)
		.innerJoin(product, eq(product.id, reservation.productId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(desc(reservation.startsAt), desc(reservation.id))
		.limit(mostOfEach);
}

export async function countReservationsOf(queries: Queries, memberId: string, now: Date) {
	const isOpen = and(inArray(reservation.status, ['requested', 'confirmed']), gt(reservation.endsAt, now));
	const [row] = await queries
		.select({ total: count(), open: sql<number>`count(*) filter (where ${isOpen})::int` })
		.from(reservation)
		.where(eq(reservation.memberId, memberId));
	return { total: row?.total ?? 0, open: row?.open ?? 0 };
}

export function findLatestQuestions(queries: Queries, memberId: string) {
	const { area, stage, isPrivate, touchedAt } = matchingQuestion;
	return queries
		.select({ id: matchingQuestion.id, area, status: stage, isPrivate, at: matchingQuestion.createdAt })
		.from(matchingQuestion)
		.where(eq(matchingQuestion.memberId, memberId))
		.orderBy(desc(touchedAt))
		.limit(mostOfEach);
}

/** Each text by its version: those given with many reservations are one row. */
export async function findAgreedVersions(queries: Queries, memberId: string) {
	const rows = await queries
		.select({
			...{ kind: consent.kind, version: consent.version, locale: consent.locale },
			count: count(),
			givenAt: sql<string>`max(${consent.givenAt})`,
			withdrawnAt: sql<string | null>`max(${consent.withdrawnAt})`,
		})
		.from(consent)
		.where(eq(consent.memberId, memberId))
		.groupBy(consent.kind, consent.version, consent.locale, sql`${consent.withdrawnAt} is null`)
		.orderBy(desc(sql`max(${consent.givenAt})`), consent.kind);
	return rows.map((row) => ({
		...row,
		givenAt: new Date(row.givenAt),
		withdrawnAt: row.withdrawnAt === null ? null : new Date(row.withdrawnAt),
	}));
}

export function findLatestMails(queries: Queries, memberId: string) {
	return queries
		.select({
			...{ id: mail.id, subject: mail.subject, template: mail.template, status: mail.status },
			at: mail.createdAt,
		})
		.from(mail)
		.where(eq(mail.memberId, memberId))
		.orderBy(desc(mail.createdAt))
		.limit(mostOfEach);
}

const houseName = sql<string | null>`coalesce(nullif(${partner.businessNameKorean}, ''), ${partner.businessName})`;
const isHouse = sql<boolean>`(${organisation.kind} = 'provider' and ${organisation.status} ${sql.raw(servingSql)})`;

/** The houses that some members work for now, by their names. */
export async function findHousesOf(queries: Queries, memberIds: readonly string[]): Promise<(id: string) => string[]> {
	if (memberIds.length === 0) return () => [];
	const rows = await queries
		.select({ memberId: staff.memberId, name: houseName })
		.from(staff)
		.innerJoin(organisation, eq(organisation.id, staff.organisationId))
		.leftJoin(partner, eq(partner.organisationId, staff.organisationId))
		.where(and(inArray(staff.memberId, [...memberIds]), isNull(staff.leftAt), isHouse))
		.orderBy(staff.joinedAt);
	return (id) => rows.flatMap(({ memberId, name }) => (memberId === id && name !== null ? [name] : []));
}

export function findPresentWorks(queries: Queries, memberId: string) {
	return queries
		.select({
			organisationId: staff.organisationId,
			name: houseName,
			role: staff.role,
			isHouse,
		})
		.from(staff)
		.innerJoin(organisation, eq(organisation.id, staff.organisationId))
		.leftJoin(partner, eq(partner.organisationId, staff.organisationId))
		.where(and(eq(staff.memberId, memberId), isNull(staff.leftAt)))
		.orderBy(staff.joinedAt);
}

/** Whether it stood as it was seen: of two operators the second is told. */
export async function setSuspension(
	queries: Queries,
	{ memberId, reason }: { memberId: string; reason: string | null },
): Promise<boolean> {
	const from = reason === null ? 'suspended' : 'active';
	const changed = await queries
		.update(member)
		.set({ status: reason === null ? 'active' : 'suspended', statusReason: reason })
		.where(and(eq(member.id, memberId), eq(member.status, from)))
		.returning({ id: member.id });
	return changed.length > 0;
}
