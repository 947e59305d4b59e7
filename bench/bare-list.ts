import { createServer } from 'node:http';
import pg from 'pg';
import { productListSql } from '#server/features/product/product-list-sql.ts';

/** The measure for the list endpoint: node:http, the driver, the same statement, JSON, and nothing else. */
const [port = '', database = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: database, max: 20 });
const filter = ['travel', null, 0, null, null, null, null, null, null, null, null, null, null, null];
const page = ['recommended', 'en', null, '', 21];
/** Promotions are asked about, as the endpoint asks. */
const more = [JSON.stringify({ products: {}, kinds: {}, area: 0 }), null, null, null];

createServer(async (_, reply) => {
	const { rows } = await pool.query({ name: 'list', text: productListSql, values: [...filter, ...page, ...more] });
	reply.writeHead(200, { 'content-type': 'application/json' });
	reply.end(JSON.stringify(rows[0]));
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
