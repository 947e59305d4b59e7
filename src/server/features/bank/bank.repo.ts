import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { AsideReason, LineState } from '#domain/bank/bank-line.ts';
import type { ColumnUse } from '#domain/bank/statement-columns.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { bankColumns, bankLine, bankMatch, bankStatement } from '#server/db/schema/bank.ts';
import { member } from '#server/db/schema/member.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import type { Queries } from '#server/queries.ts';

export type LineRow = typeof bankLine.$inferSelect;

/** Somebody's name as the trail of the books has it; nobody's once the account is closed. */
const nameOf = sql<string | null>`${member.firstName} || ' ' || ${member.lastName}`;

export async function findUses(queries: Queries, header: string): Promise<ColumnUse[] | undefined> {
	const [row] = await queries.select().from(bankColumns).where(eq(bankColumns.header, header));
	return row?.uses;
}

/** When they were learnt: read the same again, they are no newer. */
export async function rememberUses(queries: Queries, row: typeof bankColumns.$inferInsert): Promise<void> {
	await queries
		.insert(bankColumns)
		.values(row)
		.onConflictDoUpdate({
			target: bankColumns.header,
			set: { uses: row.uses, at: row.at },
			setWhere: sql`${bankColumns.uses} <> excluded.uses`,
		});
}

/** What was learnt from a statement that was a mistake. */
export async function forgetUses(queries: Queries, at: Date): Promise<void> {
	await queries.delete(bankColumns).where(eq(bankColumns.at, at));
}

/** Which of these were uploaded before. */
export async function findMarks(queries: Queries, marks: string[]): Promise<Set<string>> {
	const rows = await queries.select({ mark: bankLine.mark }).from(bankLine).where(inArray(bankLine.mark, marks));
	return new Set(rows.map(({ mark }) => mark));
}

export async function insertStatement(queries: Queries, row: typeof bankStatement.$inferInsert): Promise<void> {
	await queries.insert(bankStatement).values(row);
}

/** So many values one statement of the database takes. */
const piece = 1_000;

/** How many were new: who uploads the same file at the same instant adds none. */
export async function insertLines(queries: Queries, rows: (typeof bankLine.$inferInsert)[]): Promise<number> {
	let fresh = 0;
	for (let at = 0; at < rows.length; at += piece) {
		const made = await queries
			.insert(bankLine)
			.values(rows.slice(at, at + piece))
			.onConflictDoNothing({ target: bankLine.mark })
			.returning({ id: bankLine.id });
		fresh += made.length;
	}
	return fresh;
}

const statementColumns = {
	...{ id: bankStatement.id, name: bankStatement.name, known: bankStatement.knownCount },
	...{ firstOn: bankStatement.firstOn, lastOn: bankStatement.lastOn, uploadedAt: bankStatement.uploadedAt },
	by: nameOf,
};
const statements = (queries: Queries) =>
	queries
		.select(statementColumns)
		.from(bankStatement)
		.leftJoin(member, and(eq(member.id, bankStatement.uploadedBy), ne(member.status, 'closed')));

export function findStatements(
	queries: Queries,
	{ after, limit }: { after: { at: string; id: string } | undefined; limit: number },
) {
	return statements(queries)
		.where(
			after && sql`(${bankStatement.uploadedAt}, ${bankStatement.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
		)
		.orderBy(desc(bankStatement.uploadedAt), desc(bankStatement.id))
		.limit(limit);
}

export async function findStatement(queries: Queries, id: string) {
	const [row] = await statements(queries).where(eq(bankStatement.id, id));
	return row;
}

export async function lockStatement(queries: Queries, id: string) {
	const [row] = await queries.select().from(bankStatement).where(eq(bankStatement.id, id)).for('update');
	return row;
}

/** All lines of a statement: nothing is said of one of them meanwhile. How many, and of how many something was said. */
export async function lockLines(queries: Queries, statementId: string): Promise<{ all: number; touched: number }> {
	const rows = await queries
		.select({ id: bankLine.id, state: bankLine.state, matchedWon: bankLine.matchedWon })
		.from(bankLine)
		.where(eq(bankLine.statementId, statementId))
		.orderBy(bankLine.row)
		.for('update');
	return { all: rows.length, touched: rows.filter((row) => row.state !== 'open' || row.matchedWon > 0).length };
}

/** With its lines. */
export async function deleteStatement(queries: Queries, id: string): Promise<void> {
	await queries.delete(bankStatement).where(eq(bankStatement.id, id));
}

export async function countStatements(queries: Queries): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(bankStatement);
	return row?.count ?? 0;
}

/** How many lines of each state, for all these statements at once. */
export async function countStates(queries: Queries, ids: string[]) {
	const rows =
		ids.length === 0
			? []
			: await queries
					.select({ id: bankLine.statementId, state: bankLine.state, count: count() })
					.from(bankLine)
					.where(inArray(bankLine.statementId, ids))
					.groupBy(bankLine.statementId, bankLine.state);
	return (id: string): Record<LineState, number> => {
		const of = (state: LineState) => rows.find((row) => row.id === id && row.state === state)?.count ?? 0;
		return { open: of('open'), matched: of('matched'), aside: of('aside') };
	};
}

/** All that are open: a file has no more lines than are read at once. */
export const findOpenLines = (queries: Queries, statementId: string): Promise<LineRow[]> =>
	queries
		.select()
		.from(bankLine)
		.where(and(eq(bankLine.statementId, statementId), eq(bankLine.state, 'open')))
		.orderBy(bankLine.row)
		.execute();

/** Lines of which something was said, the first of them. */
export function findTouchedLines(queries: Queries, { statementId, limit }: { statementId: string; limit: number }) {
	const { id, on, direction, won, state } = bankLine;
	return queries
		.select({ id, on, direction, won, state, count: sql<number>`count(*) over ()`.mapWith(Number) })
		.from(bankLine)
		.where(and(eq(bankLine.statementId, statementId), or(ne(bankLine.state, 'open'), gt(bankLine.matchedWon, 0))))
		.orderBy(bankLine.row)
		.limit(limit);
}

type Decided = { statementId: string; state: 'matched' | 'aside'; after: number; limit: number };

export const findDecidedLines = (queries: Queries, { statementId, state, after, limit }: Decided): Promise<LineRow[]> =>
	queries
		.select()
		.from(bankLine)
		.where(and(eq(bankLine.statementId, statementId), eq(bankLine.state, state), gt(bankLine.row, after)))
		.orderBy(bankLine.row)
		.limit(limit)
		.execute();

export async function findDeciders(queries: Queries, ids: string[]): Promise<Map<string, string | null>> {
	if (ids.length === 0) return new Map();
	const rows = await queries
		.select({ id: member.id, name: nameOf })
		.from(member)
		.where(and(inArray(member.id, ids), ne(member.status, 'closed')));
	return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function lockLine(queries: Queries, id: string): Promise<LineRow | undefined> {
	const [row] = await queries.select().from(bankLine).where(eq(bankLine.id, id)).for('update');
	return row;
}

/** In one order for all who lock several. */
export const lockTheseLines = (queries: Queries, ids: readonly string[]): Promise<LineRow[]> =>
	queries
		.select()
		.from(bankLine)
		.where(inArray(bankLine.id, [...ids]))
		.orderBy(bankLine.id)
		.for('update')
		.execute();

type Decision = {
	state?: LineState;
	matchedWon?: number;
	asideReason?: AsideReason | null;
	note?: string | null;
	decidedAt: Date | null;
	decidedBy: string | null;
};

export async function saveLine(queries: Queries, id: string, decision: Decision): Promise<void> {
	await queries.update(bankLine).set(decision).where(eq(bankLine.id, id));
}

export async function saveLines(queries: Queries, ids: readonly string[], decision: Decision): Promise<void> {
	if (ids.length > 0)
		await queries
			.update(bankLine)
			.set(decision)
			.where(inArray(bankLine.id, [...ids]));
}

/** What banks printed goes when nobody needs it any more; amounts and days stay for the books. How many. */
export async function eraseOldWords(queries: Queries, before: { decided: Date; open: Date }): Promise<number> {
	const gone = await queries
		.update(bankLine)
		.set({ text: null, note: null })
		.where(
			and(
				isNotNull(bankLine.text),
				or(
					and(ne(bankLine.state, 'open'), lt(bankLine.decidedAt, before.decided)),
					lt(bankLine.on, koreanDay(before.open)),
				),
			),
		)
		.returning({ id: bankLine.id });
	return gone.length;
}

/** Whoever closes their account: what the bank printed beside their transfers. */
export async function eraseWordsOf(queries: Queries, memberId: string): Promise<void> {
	const theirs = queries
		.select({ id: bankMatch.lineId })
		.from(bankMatch)
		.innerJoin(reservation, eq(reservation.id, bankMatch.reservationId))
		.where(eq(reservation.memberId, memberId));
	await queries.update(bankLine).set({ text: null, note: null }).where(inArray(bankLine.id, theirs));
}

/**
 * Lines of bank statements that stand for a member's payments: for the download. What the bank printed is theirs where the line is
 * theirs alone; of one that pays for others too it may name somebody else.
 */
export function findBankLinesOf(queries: Queries, memberId: string) {
	const { on, time, direction } = bankLine;
	const isOthersToo = sql`exists (select 1 from ${bankMatch} other
		join ${reservation} theirs on theirs.id = other.reservation_id
		where other.line_id = ${bankLine.id} and theirs.member_id <> ${memberId}::uuid)`;
	return queries
		.select({
			reservationId: bankMatch.reservationId,
			...{ on, time, direction, won: bankMatch.won },
			text: sql<string | null>`case when not ${isOthersToo} then ${bankLine.text} end`,
		})
		.from(bankMatch)
		.innerJoin(bankLine, eq(bankLine.id, bankMatch.lineId))
		.innerJoin(reservation, eq(reservation.id, bankMatch.reservationId))
		.where(eq(reservation.memberId, memberId))
		.orderBy(bankLine.on, bankLine.row);
}
