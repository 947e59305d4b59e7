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
	Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many rows of a table the database looks at to answer something: those it finds and those it leaves out. */
export async function rowsReadOf(
	pool: pg.Pool,
	table: string,
	ask: (queries: Pool) => Promise<unknown>,
): Promise<number> {
	const client = await pool.connect();
	try {
		let read = 0;
		for (const { text, values } of await statementsOf(client, ask)) {
			if (!text.includes(table)) continue;
			const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values);
			for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan))
				if (node['Relation Name'] === table)
					read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
		}
		return read;
	} finally {
		client.release();
	}
}
