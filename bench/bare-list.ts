import { createServer } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listProducts } from '#server/features/product/list-products.ts';
import { productListSql } from '#server/features/product/product-list-sql.ts';

/** The measure for the list endpoint: node:http, the driver, the same statement, JSON, and nothing else. */
const [port = '', database = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: database, max: 20 });
const values = await askedWith();

createServer(async (_, reply) => {
	const { rows } = await pool.query({ name: 'list', text: productListSql, values });
	reply.writeHead(200, { 'content-type': 'application/json' });
	reply.end(JSON.stringify(rows[0]));
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));

/** What the endpoint asks with, prices and all: overheard once, so that both always ask the same. */
async function askedWith(): Promise<unknown[]> {
	const overheard = new pg.Pool({ connectionString: database, max: 2 });
	const query = overheard.query.bind(overheard) as (...asked: unknown[]) => unknown;
	let heard: unknown[] | undefined;
	const hear = (asked: string | pg.QueryConfig, ...rest: unknown[]) => {
		if (typeof asked === 'object' && asked.text === productListSql) heard = asked.values;
		return query(asked, ...rest);
	};
	const reads = drizzle(Object.assign(overheard, { query: hear as typeof overheard.query }));
	await listProducts(reads, { area: 'travel', language: 'en', sort: 'recommended' }, new Date());
	await overheard.end();
	if (!heard) throw new Error('The list endpoint no longer asks by productListSql.');
	return heard;
}
