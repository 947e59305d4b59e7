import { and, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { bankLine } from '#server/db/schema/bank.ts';
import { settlement, settlementPayout } from '#server/db/schema/settlement.ts';
import { findBusinesses } from '#server/features/settlement/settlement.repo.ts';
import type { Queries } from '#server/queries.ts';
import { openLineBy } from './bank-match.repo.ts';

/** More than a house of this size pays out in the months of a statement. */
const most = 5_000;

const columns = {
	...{ id: settlementPayout.id, settlementId: settlementPayout.settlementId, won: settlementPayout.won },
	...{ paidOn: settlementPayout.paidOn, reference: settlementPayout.reference, lineId: settlementPayout.bankLineId },
	...{ number: settlement.number, organisationId: settlement.organisationId },
};

const withStatement = (queries: Queries) =>
	queries
		.select(columns)
		.from(settlementPayout)
		.innerJoin(settlement, eq(settlement.id, settlementPayout.settlementId));

async function named<Row extends { organisationId: string }>(queries: Queries, rows: Row[], language: ContentLocale) {
	const names = await findBusinesses(queries, [...new Set(rows.map((row) => row.organisationId))], language);
	return rows.map((row) => ({ ...row, business: names.get(row.organisationId) ?? '' }));
}

/** Transfers that were recorded around these days and that no line stands for. In Korean, as banks print names. */
export async function findUntiedPayouts(queries: Queries, { from, to }: { from: string; to: string }) {
	const rows = await withStatement(queries)
		.where(
			and(
				eq(settlementPayout.way, 'transfer'),
				isNull(settlementPayout.bankLineId),
				isNull(settlementPayout.reversedAt),
				gte(settlementPayout.paidOn, from),
				lte(settlementPayout.paidOn, to),
			),
		)
		.orderBy(settlementPayout.paidOn, settlementPayout.id)
		.limit(most);
	return named(queries, rows, 'ko');
}
export type UntiedPayoutRow = Awaited<ReturnType<typeof findUntiedPayouts>>[number];

/** Payouts that these lines stand for. */
export async function findPayoutsOfLines(queries: Queries, lineIds: string[], language: ContentLocale) {
	if (lineIds.length === 0) return [];
	const rows = await withStatement(queries)
		.where(inArray(settlementPayout.bankLineId, lineIds))
		.orderBy(settlementPayout.paidOn, settlementPayout.id);
	return named(queries, rows, language);
}

/** Whether it was free: one payout stands for one line, and one that was taken back for none. */
export async function tiePayoutTo(queries: Queries, id: string, lineId: string): Promise<boolean> {
	const tied = await queries
		.update(settlementPayout)
		.set({ bankLineId: lineId })
		.where(and(eq(settlementPayout.id, id), isNull(settlementPayout.bankLineId), isNull(settlementPayout.reversedAt)))
		.returning({ id: settlementPayout.id });
	return tied.length > 0;
}

/** A payout counts no more, or its line is another's: what it stood for is to be looked at again. */
export async function freeLineOfPayout(queries: Queries, id: string): Promise<void> {
	const [found] = await queries
		.select({ lineId: settlementPayout.bankLineId, won: settlementPayout.won })
		.from(settlementPayout)
		.where(eq(settlementPayout.id, id))
		.for('update');
	if (!found?.lineId) return;
	await queries.update(settlementPayout).set({ bankLineId: null }).where(eq(settlementPayout.id, id));
	await openLineBy(queries, found.lineId, Math.abs(found.won));
}

/** On which day the bank has each of these, and in which statement. */
export async function findLineDays(queries: Queries, lineIds: string[]) {
	if (lineIds.length === 0) return new Map<string, { on: string; statementId: string }>();
	const rows = await queries
		.select({ id: bankLine.id, on: bankLine.on, statementId: bankLine.statementId })
		.from(bankLine)
		.where(inArray(bankLine.id, lineIds));
	return new Map(rows.map(({ id, ...row }) => [id, row]));
}
