import type pg from 'pg';

/** The tables that hang on others by a foreign key, asked once for each list: every test database has the same. */
const hanging = new Map<string, Promise<string[]>>();

async function askWhatHangs(pool: pg.Pool, tables: readonly string[]): Promise<string[]> {
	const { rows } = await pool.query<{ name: string }>(
		`with recursive emptied as (
			select unnest($1::regclass[])::oid as id
			union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
		) select id::regclass::text as name from emptied`,
		[tables],
	);
	return rows.map(({ name }) => name);
}

function whatHangs(pool: pg.Pool, tables: readonly string[]): Promise<string[]> {
	const known = hanging.get(tables.join()) ?? askWhatHangs(pool, tables);
	hanging.set(tables.join(), known);
	return known;
}

/**
 * Empties tables and all that hangs on them, as `truncate … cascade` does, which also waits for whoever is still writing. That one makes
 * every table and index a new file, and each connection learns and plans anew: eight times the work, where there are a few rows.
 */
export async function emptyTables({ pool }: { pool: pg.Pool }, ...tables: string[]): Promise<void> {
	const all = await whatHangs(pool, tables);
	// Sent together, they are one transaction. Without the triggers of foreign keys, in any order.
	await pool.query(
		[
			'set local session_replication_role = replica',
			`lock table ${all.join(', ')} in access exclusive mode`,
			...all.map((name) => `delete from ${name}`),
		].join('; '),
	);
}
