import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, type Product, startProduct, whenReady } from '../support/product.ts';
import { type RollingProxy, startRollingProxy } from '../support/rolling-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let proxy: RollingProxy | undefined;
const products: Product[] = [];

beforeEach(async () => {
	database = await createTestDatabase();
});
afterEach(async () => {
	await proxy?.close();
	proxy = undefined;
	for (const product of products.splice(0)) {
		if (product.child.exitCode === null) process.kill(-(product.child.pid ?? 0), 'SIGKILL');
		await product.ended;
	}
	await database.drop();
});

async function start(port: number, settings: Record<string, string> = {}): Promise<Product> {
	const keys = `k1:${Buffer.alloc(32, 1).toString('base64')},root:${Buffer.alloc(32, 2).toString('base64')}`;
	const own = { DATABASE_URL: database.url, DEMO_DATA: 'false', SECRET_KEYS: keys };
	const given = { ...own, STOP_NOTICE_SECONDS: '2', ...settings };
	const product = startProduct(port, given);
	products.push(product);
	return whenReady(product);
}

const terminate = ({ child }: Product) => process.kill(child.pid ?? 0, 'SIGTERM');
const readiness = async (origin: string) => {
	const response = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } });
	return `${response.status} ${(await response.json()).status}`;
};

const posted = (body: object) => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
	body: JSON.stringify(body),
});

/** Somebody joins: the cookies of their login. */
async function joined(origin: string): Promise<string> {
	const version = async (slug: string) =>
		(await (await fetch(`${origin}/api/page-texts/${slug}?language=en`)).json()).version as string;
	const answer = await fetch(
		`${origin}/api/members`,
		posted({
			...{ type: 'general', firstName: 'Linh', lastName: 'Nguyen', birthOn: '1991-04-12', gender: 'female' },
			...{ phone: '+84901234567', country: 'VN', email: 'linh@mail.example', password: 'seven lanterns over it' },
			...{ agreements: { terms: await version('terms'), privacy: await version('privacy') }, language: 'en' },
		}),
	);
	expect(answer.status).toBe(200);
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';')[0])
		.join('; ');
}

test('a stop says so first while all are still served, then sends streams away, finishes what was sent and ends', async () => {
	const product = await start(await freePort());
	const stream = await fetch(`${product.origin}/api/live`, { headers: { cookie: await joined(product.origin) } });
	expect(stream.headers.get('content-type')).toContain('text/event-stream');
	const heard = stream.text();
	expect(await readiness(product.origin)).toBe('200 ready');
	terminate(product);
	await expect.poll(() => readiness(product.origin)).toBe('503 stopping');
	const page = await fetch(`${product.origin}/en/notice`);
	expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
	// Told to come back, and not cut off when the port has waited long enough.
	expect(await heard).toMatch(/event: changed\n[\s\S]*retry: \d+\nevent: bye\ndata: \{\}\n\n$/);
	expect(await product.ended).toBe(0);
});

test('two servers behind a proxy that asks /readyz are restarted one after the other, and no request fails', async () => {
	const ports = [await freePort(), await freePort()];
	const running = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
	proxy = await startRollingProxy(ports);
	const { origin } = proxy;
	const failures: string[] = [];
	let [isOver, answered] = [false, 0];
	const paths = ['/api/notices?language=en', '/en/notice', '/th/travel'];
	const visitor = async (name: number) => {
		for (let at = 0; !isOver; at += 1) {
			const path = paths[(name + at) % paths.length] ?? '/';
			const outcome = await fetch(origin + path).then(
				async (response) => (await response.text()) && response.status,
				(error: Error) => error.message,
			);
			if (outcome === 200) answered += 1;
			else failures.push(`${path}: ${outcome}`);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	};
	const visitors = Promise.all([0, 1, 2, 3].map(visitor));
	for (const [at, port] of ports.entries()) {
		const old = running[at] as Product;
		terminate(old);
		expect(await old.ended).toBe(0);
		await start(port);
		await expect.poll(() => proxy?.isInUse(port)).toBe(true);
	}
	isOver = true;
	await visitors;
	expect(failures).toEqual([]);
	expect(answered).toBeGreaterThan(20);
});

/** Held by somebody else: whoever asks for a member waits for them, and is told 503 by the database's own end only after 5 s. */
async function holdMembers() {
	const client = await database.pool.connect();
	await client.query('begin; lock table member in access exclusive mode');
	return {
		async somebodyWaits() {
			const waiting = "select 1 from pg_locks where relation = 'member'::regclass and not granted";
			return ((await client.query(waiting)).rowCount ?? 0) > 0;
		},
		letGo: () => client.release(true),
	};
}

test('six hundred connections whose body never comes turn nobody away, and a stop waits STOP_SECONDS for what hangs', async () => {
	const product = await start(await freePort(), { STOP_NOTICE_SECONDS: '0', STOP_SECONDS: '1' });
	const port = Number(new URL(product.origin).port);
	const head =
		'POST /api/sessions HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
	const sockets = Array.from({ length: 600 }, () => connect(port, '127.0.0.1'));
	await Promise.all(
		sockets.map(async (socket) => {
			socket.on('error', () => undefined);
			await once(socket, 'connect');
			socket.write(head);
		}),
	);
	const login = posted({ email: 'nobody@mail.example', password: 'some password', isKept: false });
	for (let at = 0; at < 5; at += 1) {
		expect((await fetch(`${product.origin}/api/notices?language=en`)).status).toBe(200);
		expect((await fetch(`${product.origin}/en/travel?at=${at}`)).status).toBe(200);
		expect((await fetch(`${product.origin}/api/sessions`, login)).status).toBe(401);
	}
	expect(sockets.filter((socket) => !socket.closed).length).toBeGreaterThan(400);
	const held = await holdMembers();
	const hanging = fetch(`${product.origin}/api/sessions`, login).then(
		({ status }) => `answered ${status}`,
		() => 'cut',
	);
	await expect.poll(held.somebodyWaits, { interval: 20 }).toBe(true);
	const since = performance.now();
	terminate(product);
	expect(await hanging).toBe('cut');
	expect(performance.now() - since).toBeGreaterThan(1_000);
	expect(await product.ended).toBe(0);
	held.letGo();
	for (const socket of sockets) socket.destroy();
});
