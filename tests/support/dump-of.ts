import { sql } from 'drizzle-orm';
import type { Queries } from '#server/queries.ts';

/** Every row of every table, as a dump would have it. */
export async function dumpOf(queries: Queries): Promise<string> {
	const { rows: tables } = await queries.execute<{ name: string }>(
		sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
	);
	const texts = await Promise.all(
		tables.map(async ({ name }) => {
			const { rows } = await queries.execute(sql.raw(`select t::text as row from ${name} t`));
			return JSON.stringify(rows);
		}),
	);
	return texts.join('\n');
}
