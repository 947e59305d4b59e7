import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import type { Database } from './connect.ts';
import { copyIn } from './copy-rows.ts';
import { columnsOf, type DumpedSequence, type DumpedTable, quoted } from './dump-database.ts';

type Load = {
	jobMigration: number;
	tables: (DumpedTable & { rows: number })[];
	sequences: DumpedSequence[];
	/** The rows as `dumpDatabase` gave them; throws where they are not what was written. */
	piecesOf(table: DumpedTable): AsyncIterable<Uint8Array>;
};

const foreignKeysSql = `
	select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
	from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'graphile_worker')`;

/** Who was logged in then may have logged out, changed the password or used up the link since. */
const forgottenTables = ['session', 'pending_sign_in', 'passkey_challenge', 'member_token'];

/** True where nobody has put anything yet. */
export async function isEmptyDatabase({ pool }: Database): Promise<boolean> {
	const { rowCount } = await pool.query(`
		select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind in ('r', 'v', 'm') and nspname not like 'pg\\_%' and nspname <> 'information_schema' limit 1`);
	return rowCount === 0;
}

/**
 * Rows into a database that has the schema of the dump: all or nothing. Foreign keys go first and are made anew at the end, which
 * proves that the rows hold together.
 */
export async function loadDatabase({ pool }: Database, load: Load): Promise<void> {
	const client = await pool.connect();
	let isBroken = true;
	try {
		await client.query('begin');
		await requireQueue(client, load.jobMigration);
		const { rows: keys } = await client.query<Record<'table' | 'name' | 'definition', string>>(foreignKeysSql);
		for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
		// A migration may have put rows there, which are among those that come.
		await client.query(`truncate ${load.tables.map(quoted).join(', ')}`);
		// What a trigger made of rows is among those that come.
		const own = load.tables.filter(({ schema }) => schema === 'public').map(quoted);
		for (const name of own) await client.query(`alter table ${name} disable trigger user`);
		for (const table of load.tables) await loadTable(client, table, load);
		for (const name of own) await client.query(`alter table ${name} enable trigger user`);
		for (const one of load.sequences)
			await client.query('select setval($1::regclass, $2, $3)', [quoted(one), one.last, one.isCalled]);
		for (const { table, name, definition } of keys)
			await client.query(`alter table ${table} add constraint ${name} ${definition}`);
		const isThere = (name: string) => load.tables.some((table) => table.schema === 'public' && table.name === name);
		for (const name of forgottenTables.filter(isThere)) await client.query(`delete from ${pg.escapeIdentifier(name)}`);
		// Whoever held a job then holds it no longer.
		await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
		await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
		await client.query('commit');
		isBroken = false;
		await client.query('analyze');
	} finally {
		client.release(isBroken);
	}
}

/** Its tables are not ours to bring from one version to another. */
async function requireQueue(client: pg.ClientBase, migration: number): Promise<void> {
	const { rows } = await client.query<{ id: number }>('select max(id) as id from graphile_worker.migrations');
	if (rows[0]?.id !== migration)
		throw new StartRefused(
			'The backup was made with another version of the job queue: restore it with that copy of Maru.',
		);
}

async function loadTable(client: pg.ClientBase, table: Load['tables'][number], { piecesOf }: Load): Promise<void> {
	const count = await copyIn(client, `copy ${columnsOf(table)} from stdin`, piecesOf(table));
	if (count !== table.rows)
		throw new StartRefused(`${table.schema}.${table.name} came back with ${count} of ${table.rows} rows.`);
}
