import { afterEach, expect, test } from 'vitest';
import { demoNotices } from '#demo/notices.ts';
import { connect } from '#server/db/connect.ts';
import { freePort, pressCtrlC, startProduct, whenReady } from '../support/product.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../support/test-database.ts';

let database: EmptyDatabase;
afterEach(() => database.drop());

test('four servers that start together on one empty database migrate and fill it once', async () => {
	database = await createEmptyDatabase();
	const products = await Promise.all(
		Array.from({ length: 4 }, async () =>
			whenReady(startProduct(await freePort(), { DATABASE_URL: database.url, DATABASE_POOL: '4' })),
		),
	);
	const filling = products.filter((product) => product.output().includes('Filling in the demonstration data'));
	expect(filling).toHaveLength(1);
	const { pool, close } = connect({ url: database.url, poolSize: 2, onError: () => undefined });
	const { rows } = await pool.query(
		'select (select count(*)::int from notice) as notices, (select count(*)::int from installation) as installations',
	);
	expect(rows[0]).toEqual({ notices: demoNotices.length, installations: 1 });
	await close();
	for (const product of products) pressCtrlC(product);
	expect(await Promise.all(products.map((product) => product.ended))).toEqual([0, 0, 0, 0]);
});
