import { asc, count, desc, eq, lt, max, notInArray, sql } from 'drizzle-orm';
import { type Currency, currencies, type ExchangeRates } from '#domain/product/currency.ts';
import { exchangeRate, rateChange } from '#server/db/schema/exchange-rate.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries, Transaction } from '#server/queries.ts';

type Rate = typeof exchangeRate.$inferSelect;

export const findRates = (queries: Queries): Promise<Rate[]> =>
	queries.select().from(exchangeRate).orderBy(asc(exchangeRate.currency));

/** Of two who set rates at once the second sees what the first has set. */
export async function lockRates(work: Transaction): Promise<Rate[]> {
	await work.execute(sql`lock table ${exchangeRate} in share row exclusive mode`);
	return findRates(work);
}

type Set = { rates: ExchangeRates; asOf: string };

/** Those that are not among them have none any more. */
export async function putRates(work: Transaction, { rates, asOf }: Set): Promise<void> {
	const rows = Object.entries(rates).map(([currency, won]) => ({ currency: currency as Currency, won, asOf }));
	const listed = rows.map(({ currency }) => currency);
	await work.delete(exchangeRate).where(listed.length === 0 ? undefined : notInArray(exchangeRate.currency, listed));
	if (rows.length === 0) return;
	await work
		.insert(exchangeRate)
		.values(rows)
		.onConflictDoUpdate({
			target: exchangeRate.currency,
			set: { won: sql`excluded.won`, asOf: sql`excluded.as_of` },
		});
}

/** The last that each currency had by the history, each by its newest row alone. */
export async function findLastKnown(queries: Queries): Promise<{ rates: ExchangeRates; asOf: string | null }> {
	const { rows } = await queries.execute<{ currency: Currency; won: number; asOf: string }>(sql`
		select one.currency, last.won, last.as_of::text as "asOf" from unnest(${sql.param([...currencies])}::text[]) as one(currency)
		cross join lateral (
			select coalesce(after ->> one.currency, before ->> one.currency)::float8 as won, as_of from ${rateChange}
			where after ? one.currency or before ? one.currency order by id desc limit 1
		) as last`);
	const [newest] = await queries.select({ asOf: max(rateChange.asOf) }).from(rateChange);
	return { rates: Object.fromEntries(rows.map(({ currency, won }) => [currency, won])), asOf: newest?.asOf ?? null };
}

export async function insertRateChange(work: Transaction, row: typeof rateChange.$inferInsert): Promise<void> {
	await work.insert(rateChange).values(row);
}

/** The newest first, from below a number on. */
export function findRateChanges(queries: Queries, { below, limit }: { below: number | undefined; limit: number }) {
	return queries
		.select({
			...{ id: rateChange.id, at: rateChange.at, asOf: rateChange.asOf },
			...{ before: rateChange.before, after: rateChange.after },
			...{ firstName: member.firstName, lastName: member.lastName },
		})
		.from(rateChange)
		.leftJoin(member, eq(member.id, rateChange.setBy))
		.where(below === undefined ? undefined : lt(rateChange.id, below))
		.orderBy(desc(rateChange.id))
		.limit(limit);
}

export async function countRateChanges(queries: Queries): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(rateChange);
	return row?.count ?? 0;
}
