import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { parseSettings } from '#server/env.ts';
import { reserve } from '#server/features/reservation/reserve.ts';
import { findSession } from '#server/features/session/session.repo.ts';
import { openServices } from '#server/open-services.ts';
import { secretHashOf } from '#server/secret.ts';
import type { Services } from '#server/services.ts';
import { noted, type Statement, templateOf } from './statements.ts';

/**
 * The measure for reserving: node:http, the driver, the very statements of one real reservation with other ids, JSON, and
 * nothing else. What they are is not written here but listened to, so that it cannot fall behind the product.
 */
const [port = '', settingsJson = '', formJson = '', secret = ''] = process.argv.slice(2);
const settings = parseSettings(JSON.parse(settingsJson));
const first: ReservationForm = JSON.parse(formJson);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.DATABASE_POOL });

const before: Statement[] = [];
const inside: Statement[] = [];
const reads = drizzle({ client: noted(pool, before) as pg.Pool });
const opened = await openServices(settings, { drizzle: reads, pool, close: () => pool.end() });
const services: Services = {
	...opened,
	transact: async (work) => {
		const client = await pool.connect();
		await client.query('begin');
		const result = await work(
			Object.assign(drizzle({ client: noted(client, inside) as pg.PoolClient }), { wake: () => undefined }),
		);
		await client.query('commit');
		client.release();
		return result;
	},
};
const session = await findSession(reads, secretHashOf(secret));
if (!session) throw new Error('nobody is logged in');
const viewer = {
	id: session.memberId,
	name: session.name,
	group: session.group,
	cooperative: session.cooperative,
	works: session.works,
};
const made = await reserve({ queries: reads, services, now: services.clock(), viewer }, first);
if (!made.ok) throw new Error(`the first reservation was refused: ${made.refusal}`);

const { productId, key } = first;
const { on, time } = first.order;
const known = {
	hash: secretHashOf(secret),
	member: session.memberId,
	key,
	product: productId,
	on,
	time: time ?? '',
	code: made.value.code,
};
const fillIn = templateOf([...before, ...inside], known);
const count = { before: before.length, inside: inside.length };

async function bodyOf(request: IncomingMessage): Promise<ReservationForm> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return JSON.parse(Buffer.concat(chunks).toString());
}

const secretOf = (request: IncomingMessage) => /TID_SES=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
let codes = 0;

createServer(async (request, reply) => {
	const form = await bodyOf(request);
	const hash = secretHashOf(secretOf(request));
	codes += 1;
	const code = `MR-${form.order.on.slice(2).replaceAll('-', '')}-B${process.pid}-${codes}`;
	const of = {
		hash,
		member: '',
		key: form.key,
		product: form.productId,
		on: form.order.on,
		time: form.order.time ?? '',
		code,
	};
	const ids = new Map<string, string>();
	const ask = (runner: pg.Pool | pg.PoolClient, at: number) => runner.query(fillIn(at, of, ids));
	const { rows } = await ask(pool, 0);
	of.member = rows[0].memberId;
	for (let at = 1; at < count.before; at += 1) await ask(pool, at);
	const client = await pool.connect();
	await client.query('begin');
	for (let at = 0; at < count.inside; at += 1) await ask(client, count.before + at);
	await client.query('commit');
	client.release();
	reply.writeHead(200, { 'content-type': 'application/json' });
	reply.end(JSON.stringify({ id: ids.get(made.value.id) ?? randomUUID(), code, status: made.value.status }));
}).listen(Number(port), '127.0.0.1', () =>
	process.send?.([...before, ...inside].map(({ text }) => text.trim().slice(0, 60))),
);
