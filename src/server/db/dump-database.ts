import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { copyOut } from './copy-rows.ts';

export type DumpedTable = { schema: string; name: string; columns: string[] };
export type DumpedSequence = { schema: string; name: string; last: string; isCalled: boolean };
export type Dump = {
	/** When the last migration that has run was made, in milliseconds; by it a restore knows the schema. */
	migration: number;
	/** The same of the job queue, which has a schema of its own. */
	jobMigration: number;
	/** How far PostgreSQL itself had come. */
	server: string;
	tables: DumpedTable[];
	rowsOf(table: DumpedTable): { pieces: AsyncIterable<Uint8Array>; rows: Promise<number> };
	/** Asked for last: a number that was given out meanwhile is never given again. */
	sequences(): Promise<DumpedSequence[]>;
};

/** Which migrations have run is part of the schema, which a restore makes anew. */
const ownTables = `
	relkind = 'r' and nspname in ('public', 'graphile_worker') and (nspname, relname) <> ('graphile_worker', 'migrations')`;

const tablesSql = `
	select nspname as schema, relname as name,
		array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
	from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
	where ${ownTables} and attnum > 0 and not attisdropped
	group by 1, 2 order by 1, 2`;

const sequencesSql = `
	select schemaname as schema, sequencename as name from pg_sequences
	where schemaname in ('public', 'graphile_worker') order by 1, 2`;

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
	`${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnsOf = (table: DumpedTable) =>
	`${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

async function sequencesOf(client: pg.Client): Promise<DumpedSequence[]> {
	const { rows } = await client.query<{ schema: string; name: string }>(sequencesSql);
	if (rows.length === 0) return [];
	const each = rows.map(
		(one) =>
			`select ${pg.escapeLiteral(one.schema)} as schema, ${pg.escapeLiteral(one.name)} as name, last_value::text as last, is_called as "isCalled" from ${quoted(one)}`,
	);
	return (await client.query<DumpedSequence>(each.join(' union all '))).rows;
}

async function factsOf(client: pg.Client): Promise<Pick<Dump, 'migration' | 'jobMigration' | 'server' | 'tables'>> {
	const { rows: tables } = await client.query<DumpedTable>(tablesSql);
	const { rows } = await client.query<{ migration: string; jobMigration: number; server: string }>(`
		select (select max(created_at) from drizzle.__drizzle_migrations) as migration,
			(select max(id) from graphile_worker.migrations) as "jobMigration", current_setting('server_version') as server`);
	const { migration = '0', jobMigration = 0, server = '' } = rows[0] ?? {};
	return { tables, migration: Number(migration), jobMigration, server };
}

/**
 * The whole database as it was at one moment, while others go on writing. One transaction sees one moment; what would change a
 * table's shape waits until it has ended.
 */
export async function dumpDatabase<T>(url: string, work: (dump: Dump) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, application_name: 'maru backup', keepAlive: true });
	client.on('error', () => undefined);
	await client.connect();
	try {
		await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
		const { rows: known } = await client.query<DumpedTable>(tablesSql);
		if (known.length === 0) throw new StartRefused('There is nothing in this database yet.');
		await client.query('begin isolation level repeatable read read only');
		// Before the first look: its moment is one behind the locks.
		await client.query(`lock table ${known.map(quoted).join(', ')} in access share mode`);
		const described = await factsOf(client);
		if (JSON.stringify(described.tables) !== JSON.stringify(known))
			throw new StartRefused('The database was just being brought to a newer version: try again.');
		return await work({
			...described,
			rowsOf: (table) => copyOut(client, `copy ${columnsOf(table)} to stdout`),
			sequences: () => sequencesOf(client),
		});
	} finally {
		await client.end();
	}
}
