import { createServer, connect as dial, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, pressCtrlC, startProduct, whenReady } from '../support/product.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
afterEach(() => database.drop());

/** A wire to the database that can be cut and mended. */
function wireTo(target: URL, port: number) {
	const sockets = new Set<Socket>();
	const server = createServer((inner) => {
		const outer = dial(Number(target.port), target.hostname);
		for (const [from, to] of [
			[inner, outer],
			[outer, inner],
		] as const) {
			sockets.add(from);
			from.on('error', () => to.destroy()).on('close', () => to.destroy());
			from.pipe(to);
		}
	});
	const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const cut = () => {
		server.close();
		for (const socket of sockets) socket.destroy();
		sockets.clear();
	};
	return { mend, cut };
}

test('a lost database never takes the server down: it says 503 and comes back by itself', async () => {
	database = await createTestDatabase();
	await database.pool.query(
		`insert into notice (id, published_at, texts) values ('kept', now(), '{"ko": {"title": "공지", "body": "글"}}')`,
	);
	const wirePort = await freePort();
	const wire = wireTo(new URL(database.url), wirePort);
	await wire.mend();
	const url = new URL(database.url);
	url.port = String(wirePort);
	const product = await whenReady(startProduct(await freePort(), { DATABASE_URL: url.href, DEMO_DATA: 'false' }));
	const status = async (path: string) => (await fetch(product.origin + path)).status;
	let times = 0;
	const ask = () => {
		// What was shown is kept for five seconds, page and answer, so each time another address is asked for.
		times += 1;
		const language = ['ru', 'th', 'vn', 'id'][times % 4];
		const paths = ['/readyz', `/api/notices?language=${language}`, `/notice/kept?time=${times}`];
		return Promise.all(paths.map(status));
	};
	expect(await ask()).toEqual([200, 200, 200]);

	for (let round = 0; round < 3; round += 1) {
		const underWay = Promise.all(Array.from({ length: 20 }, () => status('/api/notices?language=en')));
		wire.cut();
		await underWay;
		expect(await ask()).toEqual([503, 503, 503]);
		expect(await status('/healthz')).toBe(200);
		await wire.mend();
		await expect.poll(ask).toEqual([200, 200, 200]);
	}
	wire.cut();
	pressCtrlC(product);
	expect(await product.ended).toBe(0);
});
