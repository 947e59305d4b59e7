import type pg from 'pg';
import type { SealedColumn } from './sealed-columns.ts';

export type SealedRow = { id: string; sealed: string };

/** Column and table names are our own list's; only values come from outside. */
const sealedOf = ({ sealed }: SealedColumn) => `(${sealed})`;
const isOld = (column: SealedColumn) =>
	`${sealedOf(column)} is not null and not starts_with(${sealedOf(column)}, 'v1.' || $1 || '.')`;

/** Any one, to see whether its key is known. */
export async function findAnySealed(client: pg.Pool, column: SealedColumn): Promise<string | undefined> {
	const { rows } = await client.query<{ sealed: string }>(
		`select ${sealedOf(column)} as sealed from ${column.table} where ${sealedOf(column)} is not null limit 1`,
	);
	return rows[0]?.sealed;
}

/** How many stand under another key than this one. */
export async function countOld(client: pg.Pool | pg.PoolClient, column: SealedColumn, keyId: string): Promise<number> {
	const { rows } = await client.query<{ count: number }>(
		`select count(*)::int as count from ${column.table} where ${isOld(column)}`,
		[keyId],
	);
	return rows[0]?.count ?? 0;
}

/** The next rows under another key, held until the transaction ends; what others hold is left for a later pass. */
export async function takeOld(
	client: pg.PoolClient,
	column: SealedColumn,
	{ keyId, after, limit }: { keyId: string; after: string | undefined; limit: number },
): Promise<SealedRow[]> {
	const { rows } = await client.query<SealedRow>(
		`select ${column.id}::text as id, ${sealedOf(column)} as sealed from ${column.table}
		where ${isOld(column)} and ($2::uuid is null or ${column.id} > $2::uuid)
		order by ${column.id} limit $3 for update skip locked`,
		[keyId, after ?? null, limit],
	);
	return rows;
}

/** Only where the old text still stands. */
export async function replaceSealed(
	client: pg.PoolClient,
	column: SealedColumn,
	{ id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
	await client.query(
		`update ${column.table} set ${column.column} = ${column.changed}
		where ${column.id} = $1::uuid and ${sealedOf(column)} = $2`,
		[id, from, to],
	);
}

/** Logins whose token was signed before that instant, still in force: they renew themselves at the next visit. */
export async function countLoginsBefore(
	client: pg.Pool,
	instant: Date,
): Promise<{ count: number; until: Date | null }> {
	const { rows } = await client.query<{ count: number; until: Date | null }>(
		'select count(*)::int as count, max(expires_at) as until from session where expires_at > now() and last_seen_at < $1',
		[instant],
	);
	return rows[0] ?? { count: 0, until: null };
}

const jobTable = 'graphile_worker._private_jobs';

/** Jobs still to be done that carry a text sealed with another key: they are short-lived and not sealed anew. */
export async function countOldJobs(client: pg.Pool, keyId: string): Promise<number> {
	const { rows: found } = await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [jobTable]);
	if (!found[0]?.is) return 0;
	const { rows } = await client.query<{ count: number }>(
		`select count(*)::int as count from ${jobTable} where attempts < max_attempts
		and payload ->> 'sealed' is not null and not starts_with(payload ->> 'sealed', 'v1.' || $1 || '.')`,
		[keyId],
	);
	return rows[0]?.count ?? 0;
}
