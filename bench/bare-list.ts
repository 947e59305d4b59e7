import { createServer } from 'node:http';
import pg from 'pg';
import { facetsSql, itemsSql } from '#server/features/product/product-list-sql.ts';

/** The measure for the list endpoint: node:http, the driver, the same two statements, JSON, and nothing else. */
const [port = '', database = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: database, max: 20 });
const filter = ['travel', null, 0, null, null, null, null, null, null, null, null, null, null, null];
const page = ['recommended', 'en', null, '', 21];

createServer(async (_, reply) => {
	const [items, facets] = await Promise.all([
		pool.query({ name: 'items', text: itemsSql, values: [...filter, ...page] }),
		pool.query({ name: 'facets', text: facetsSql, values: filter }),
	]);
	reply.writeHead(200, { 'content-type': 'application/json' });
	reply.end(JSON.stringify({ items: items.rows, facets: facets.rows }));
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
