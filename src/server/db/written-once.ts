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
