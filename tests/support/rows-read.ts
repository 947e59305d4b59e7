import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Pool } from '#server/queries.ts';

type Asked = string | { text: string; values?: unknown[] };
export type Statement = { text: string; values: unknown[] };

/** The statements that something asks the database through this connection, in their order. */
export async function statementsOf(
	client: pg.PoolClient,
	ask: (queries: Pool) => Promise<unknown>,
): Promise<Statement[]> {
	const asked: Statement[] = [];
	const query = client.query.bind(client) as (one: Asked, values?: unknown[]) => unknown;
	const noting = new Proxy(client, {
		get: (target, name) =>
			name !== 'query'
				? Reflect.get(target, name)
				: (one: Asked, values?: unknown[]) => {
						const { text, values: own } = typeof one === 'string' ? { text: one, values } : one;
						asked.push({ text, values: own ?? values ?? [] });
						return query(one, values);
					},
	});
	await ask(drizzle(noting) as unknown as Pool);
	return asked;
}

type Node = {
	'Node Type': string;
	'Relation Name'?: string;
	'Actual Rows': number;
	'Actual Loops': number;
	'Rows Removed by Filter'?: number;
	'Heap Fetches'?: number;
	Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

type Ask = (queries: Pool) => Promise<unknown>;

/** Where the plans of what is asked look into a table. */
async function looksInto(pool: pg.Pool, table: string, ask: Ask): Promise<Node[]> {
	const client = await pool.connect();
	try {
		const looks: Node[] = [];
		for (const { text, values } of await statementsOf(client, ask)) {
			if (!text.includes(table)) continue;
			const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values);
			looks.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === table));
		}
		return looks;
	} finally {
		client.release();
	}
}

/** How many rows of a table the database looks at to answer something: those it finds and those it leaves out. */
export async function rowsReadOf(pool: pg.Pool, table: string, ask: Ask): Promise<number> {
	const looks = await looksInto(pool, table, ask);
	return looks.reduce(
		(sum, look) => sum + (look['Actual Rows'] + (look['Rows Removed by Filter'] ?? 0)) * look['Actual Loops'],
		0,
	);
}

/** How often the database fetches a row of a table itself, and does not find all that it needs in an index. */
export async function rowsFetchedOf(pool: pg.Pool, table: string, ask: Ask): Promise<number> {
	const looks = await looksInto(pool, table, ask);
	return looks.reduce(
		(sum, look) => sum + (look['Node Type'] === 'Index Only Scan' ? (look['Heap Fetches'] ?? 0) : look['Actual Rows']),
		0,
	);
}
