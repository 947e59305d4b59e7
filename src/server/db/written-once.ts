import { getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import type { Queries } from '#server/queries.ts';

/**
 * A statement of the query layer with placeholders, prepared by name: written out once for the pool and once for each connection
 * that transactions run on, where writing it anew takes the server longer than to ask it, and planning it the database. Only for
 * what finds its rows by a key: its plan is made without looking at the values.
 */
export function writtenOnce<Statement>(write: (queries: Queries) => Statement): (queries: Queries) => Statement {
	const statements = new WeakMap<object, Statement>();
	return (queries) => {
		// A transaction's object is new each time, its connection is not.
		const { $client = queries } = queries as Queries & { $client?: object };
		const known = statements.get($client);
		if (known !== undefined) return known;
		const statement = write(queries);
		statements.set($client, statement);
		return statement;
	};
}

type Columns<Row> = readonly (keyof Row & string)[];

/** A place for each of these columns in a statement that inserts or updates. */
export const placesOf = <Row>(columns: Columns<Row>): Record<keyof Row & string, SQL> =>
	Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(column)}`])) as Record<
		keyof Row & string,
		SQL
	>;

/** What goes into them, as the driver takes it. The query layer by itself would write the word null of JSON where nothing is meant. */
export function valuesOf(table: Table, row: Record<string, unknown>): Record<string, unknown> {
	const columns = getTableColumns(table);
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => {
			const column = columns[name];
			if (!column) throw new Error(`no column ${name}`);
			return [name, value === null || value === undefined ? null : column.mapToDriverValue(value)];
		}),
	);
}
