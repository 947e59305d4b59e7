import { and, asc, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { agencyId, servingStatuses } from '#domain/organisation/organisation.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { commissionRate, settlement, settlementLine, settlementMonth } from '#server/db/schema/settlement.ts';
import { agreedTitle } from '#server/features/reservation/reservation-view.repo.ts';
import type { Queries } from '#server/queries.ts';

/** What a business is called: by its public profile in the reader's language, else as it was registered. */
const nameIn = (language: ContentLocale) => sql<string>`coalesce(
	(select coalesce(${provider.name} ->> ${language}, ${provider.name} ->> 'en', ${provider.name} ->> 'ko')
		from ${provider} where ${provider.organisationId} = ${organisation.id} limit 1),
	${partner.businessName}, '–')`;

const partners = and(eq(organisation.kind, 'provider'), inArray(organisation.status, [...servingStatuses, 'closed']));

export type StatementRow = typeof settlement.$inferSelect & { business: string };

const columns = (language: ContentLocale) => ({ row: settlement, business: nameIn(language) });
const statements = (queries: Queries, language: ContentLocale) =>
	queries
		.select(columns(language))
		.from(settlement)
		.innerJoin(organisation, eq(organisation.id, settlement.organisationId))
		.leftJoin(partner, eq(partner.organisationId, organisation.id));

const flat = ({ row, business }: { row: typeof settlement.$inferSelect; business: string }): StatementRow => ({
	...row,
	business,
});

type Asked = { language: ContentLocale; organisationIds: string[] | 'all'; of?: 'due' | 'owed' | undefined };

/** Of what is open: to a partner, or by one. */
const isOpen = {
	due: gt(settlement.payableWon, settlement.settledWon),
	owed: lt(settlement.payableWon, settlement.settledWon),
};

const isAsked = ({ organisationIds, of }: Omit<Asked, 'language'>) =>
	and(
		organisationIds === 'all' ? undefined : inArray(settlement.organisationId, organisationIds),
		of && and(ne(settlement.settledWon, settlement.payableWon), isOpen[of]),
	);

export async function findSettlements(
	queries: Queries,
	{ language, after, limit, ...asked }: Asked & { after: { month: string; number: string } | undefined; limit: number },
): Promise<StatementRow[]> {
	const isAfter = after && sql`(${settlement.month}, ${settlement.number}) < (${after.month}, ${after.number})`;
	const rows = await statements(queries, language)
		.where(and(isAsked(asked), isAfter))
		.orderBy(desc(settlement.month), desc(settlement.number))
		.limit(limit);
	return rows.map(flat);
}

export async function countSettlements(queries: Queries, asked: Omit<Asked, 'language'>): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(settlement).where(isAsked(asked));
	return row?.count ?? 0;
}

export async function findSettlement(queries: Queries, id: string, language: ContentLocale) {
	const [row] = await statements(queries, language).where(eq(settlement.id, id));
	return row && flat(row);
}

export async function findOfMonth(queries: Queries, month: string, language: ContentLocale): Promise<StatementRow[]> {
	const rows = await statements(queries, language).where(eq(settlement.month, month)).orderBy(asc(settlement.number));
	return rows.map(flat);
}

export async function countLines(queries: Queries, ids: string[]): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map();
	const rows = await queries
		.select({ id: settlementLine.settlementId, count: count() })
		.from(settlementLine)
		.where(inArray(settlementLine.settlementId, ids))
		.groupBy(settlementLine.settlementId);
	return new Map(rows.map((row) => [row.id, row.count]));
}

type LinesAsked = {
	id: string;
	language: ContentLocale;
	after: { on: string; id: string } | undefined;
	limit: number;
};

export function findLines(queries: Queries, { id, language, after, limit }: LinesAsked) {
	const isAfter =
		after && sql`(${settlementLine.on}, ${settlementLine.reservationId}) > (${after.on}::date, ${after.id}::uuid)`;
	return queries
		.select({ row: settlementLine, title: agreedTitle(language) })
		.from(settlementLine)
		.leftJoin(reservation, eq(reservation.id, settlementLine.reservationId))
		.innerJoin(product, eq(product.id, settlementLine.productId))
		.where(and(eq(settlementLine.settlementId, id), isAfter))
		.orderBy(asc(settlementLine.on), asc(settlementLine.reservationId))
		.limit(limit);
}

export const findMonths = (queries: Queries, from: string) =>
	queries.select().from(settlementMonth).where(gt(settlementMonth.month, from)).execute();

export async function findLastMonth(queries: Queries): Promise<string | undefined> {
	const [row] = await queries
		.select({ month: settlementMonth.month })
		.from(settlementMonth)
		.orderBy(desc(settlementMonth.month))
		.limit(1);
	return row?.month;
}

/** Whether it was open: of two who close it at once one does. */
export async function insertMonth(queries: Queries, row: typeof settlementMonth.$inferInsert): Promise<boolean> {
	const made = await queries
		.insert(settlementMonth)
		.values(row)
		.onConflictDoNothing()
		.returning({ month: settlementMonth.month });
	return made.length > 0;
}

const piece = 1_000;

export async function insertSettlements(
	queries: Queries,
	rows: (typeof settlement.$inferInsert)[],
	lines: (typeof settlementLine.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await queries.insert(settlement).values(rows);
	for (let at = 0; at < lines.length; at += piece)
		await queries.insert(settlementLine).values(lines.slice(at, at + piece));
}

export async function findBusinesses(
	queries: Queries,
	ids: string[],
	language: ContentLocale,
): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await queries
		.select({ id: organisation.id, name: nameIn(language) })
		.from(organisation)
		.leftJoin(partner, eq(partner.organisationId, organisation.id))
		.where(inArray(organisation.id, ids));
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those who may have a commission, in an order that stays. */
export const findPartners = (
	queries: Queries,
	{ language, after, limit }: { language: ContentLocale; after: { id: string } | undefined; limit: number },
) =>
	queries
		.select({ id: organisation.id, business: nameIn(language), items: partner.serviceItems })
		.from(organisation)
		.leftJoin(partner, eq(partner.organisationId, organisation.id))
		.where(and(partners, after && gt(organisation.id, after.id)))
		.orderBy(asc(organisation.id))
		.limit(limit);

export async function countPartners(queries: Queries): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(organisation).where(partners);
	return row?.count ?? 0;
}

/** Of a partner, or undefined where there is none: the agency takes nothing of itself. */
export async function findPartnerItems(queries: Queries, id: string): Promise<string[] | undefined> {
	if (id === agencyId) return undefined;
	const [row] = await queries
		.select({ items: partner.serviceItems })
		.from(organisation)
		.leftJoin(partner, eq(partner.organisationId, organisation.id))
		.where(and(eq(organisation.id, id), partners));
	return row && (row.items ?? []);
}

export const findRates = (queries: Queries, ids: string[]) =>
	ids.length === 0
		? Promise.resolve([])
		: queries
				.select()
				.from(commissionRate)
				.where(inArray(commissionRate.organisationId, ids))
				.orderBy(desc(commissionRate.startsOn))
				.execute();

export async function saveRate(queries: Queries, row: typeof commissionRate.$inferInsert): Promise<void> {
	const { organisationId: _organisation, startsOn: _day, ...set } = row;
	await queries
		.insert(commissionRate)
		.values(row)
		.onConflictDoUpdate({ target: [commissionRate.organisationId, commissionRate.startsOn], set });
}

/** What it was; nothing where there is none of that day. */
export async function deleteRate(
	queries: Queries,
	{ organisationId, startsOn }: { organisationId: string; startsOn: string },
): Promise<number | undefined> {
	const [gone] = await queries
		.delete(commissionRate)
		.where(and(eq(commissionRate.organisationId, organisationId), eq(commissionRate.startsOn, startsOn)))
		.returning({ points: commissionRate.points });
	return gone?.points;
}
