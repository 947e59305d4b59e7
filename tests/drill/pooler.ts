import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect, type Database } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { requireProgram } from '../../scripts/debian-package.ts';
import { type ApiProcess, postPatiently, startApiProcess } from '../support/api-process.ts';
import { insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { freePort } from '../support/product.ts';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';

const say = (sentence: string) => console.info(sentence);

/** Fewer connections than the servers have: each transaction gets another one. */
const serverConnections = 6;

type Pooler = { url: string; close(): void };

/** Settings of PgBouncer in transaction mode in front of a database: their path, and the way through it. */
export async function writePooler(
	folder: string,
	databaseUrl: string,
): Promise<{ path: string; port: number; url: string }> {
	const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
	const port = await freePort();
	const path = join(folder, 'pgbouncer.ini');
	await writeFile(join(folder, 'users'), `"${username}" "${password}"\n`);
	await writeFile(
		path,
		[
			'[databases]',
			`maru = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} user=${username} password=${password}`,
			'[pgbouncer]',
			...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = plain'],
			...[
				`auth_file = ${join(folder, 'users')}`,
				'pool_mode = transaction',
				`default_pool_size = ${serverConnections}`,
			],
			// Else it looks for a lost database only every 15 seconds.
			'server_login_retry = 1',
			...['max_client_conn = 500', 'server_round_robin = 1', `logfile = ${join(folder, 'pgbouncer.log')}`],
		].join('\n'),
	);
	for (const name of ['.', 'users', 'pgbouncer.ini']) await chmod(join(folder, name), name === '.' ? 0o777 : 0o644);
	return { path, port, url: `postgres://${username}:${password}@127.0.0.1:${port}/maru` };
}

/** PgBouncer as it comes from Debian. */
async function startPooler(folder: string, databaseUrl: string): Promise<Pooler> {
	const program = requireProgram('/usr/sbin/pgbouncer', 'pgbouncer', say);
	const { path, url } = await writePooler(folder, databaseUrl);
	// It refuses to be root.
	const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
	const child: ChildProcess = spawn(program, ['-q', ...user, path], { stdio: 'ignore' });
	await pause(1_000);
	if (child.exitCode !== null) throw new Error(`PgBouncer did not start (${child.exitCode}).`);
	return { url, close: () => void child.kill() };
}

type House = { database: Database; pooler: Pooler; servers: ApiProcess[]; cookies: string[] };

async function reserveAll({ servers, cookies }: House, each: number): Promise<{ told: number; strange: string[] }> {
	const result = { told: 0, strange: [] as string[] };
	const one = async (cookie: string, at: number) => {
		for (let turn = 0; turn < each; turn += 1) {
			const order = { on: dayIn(20 + ((at + turn * 3) % 40)), persons: { adult: 1, child: 0, infant: 0 } };
			const server = servers[(at + turn) % servers.length] as ApiProcess;
			const body = formFor('tour', { productId: 'fifty', order });
			const answer = await postPatiently(server, '/api/reservations', { cookie, body });
			if (answer.status === 200) result.told += 1;
			else if (answer.status !== 409) result.strange.push(`${answer.status} ${answer.body.code}`);
		}
	};
	await Promise.all(cookies.map(one));
	return result;
}

/** What a request's connection is told when it asks for too much, and how soon. */
async function cutOff(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	await client.connect();
	const code = await client.query('select pg_sleep(30)').then(
		() => 'never',
		(error: { code?: string }) => error.code ?? '',
	);
	await client.end().catch(() => undefined);
	return code;
}

async function eventually(isSo: () => Promise<boolean>): Promise<boolean> {
	for (let tries = 0; tries < 300; tries += 1) {
		if (await isSo()) return true;
		await pause(200);
	}
	return false;
}

const drills: Record<string, (house: House) => Promise<boolean>> = {
	'two servers reserve through it: nothing twice, nothing lost, no strange answer': async (house) => {
		const { told, strange } = await reserveAll(house, 12);
		const { rows } = await house.database.pool.query<{ count: number }>('select count(*)::int from reservation');
		const faults = await truthFaults(house.database.drizzle);
		say(
			`     ${told} reserved, ${rows[0]?.count} in the rows; strange answers: ${strange.slice(0, 3).join(', ') || 'none'}`,
		);
		return told > 100 && rows[0]?.count === told && strange.length === 0 && faults.length === 0;
	},
	'jobs are done: every mail has left the queue': ({ database }) =>
		eventually(async () => {
			const { rows } = await database.pool.query<{ waiting: number; done: number }>(
				"select count(*) filter (where status = 'queued')::int as waiting, count(*)::int as done from mail",
			);
			return rows[0]?.waiting === 0 && rows[0].done > 0;
		}),
	'what happens at one server is heard at the other': async (house) => {
		const [cookie = ''] = house.cookies;
		const heard = await house.servers[1]?.listen(cookie);
		const before = heard?.said() ?? '';
		await reserveAll({ ...house, servers: house.servers.slice(0, 1), cookies: [cookie] }, 1);
		const isHeard = await eventually(async () => (heard?.said() ?? '').length > before.length);
		heard?.close();
		return isHeard;
	},
	'the database itself ends what takes too long': async ({ pooler }) => (await cutOff(pooler.url)) === '57014',
	'without the way past it the start is refused': async ({ pooler }) =>
		startApiProcess({ ...sharedSecrets().settings, DATABASE_URL: pooler.url, DATABASE_POOL: '4' }).then(
			async (server) => {
				await server.kill('SIGKILL');
				return false;
			},
			() => true,
		),
};

/** The product behind a pooler in transaction mode: what breaks there (names, time-outs, locks, LISTEN) is held here. */
export async function drillPooler(): Promise<{ passed: number; failed: number }> {
	const [dataDir, folder] = await Promise.all(
		['data', 'pooler'].map((name) => mkdtemp(join(tmpdir(), `maru-${name}-`))),
	);
	const postgres = await startEmbedded({ dataDir: dataDir as string, onProgress: () => undefined });
	const database = connect({ url: postgres.url, poolSize: 3, onError: () => undefined, isPatient: true });
	const servers: ApiProcess[] = [];
	const result = { passed: 0, failed: 0 };
	let pooler: Pooler | undefined;
	try {
		const secrets = sharedSecrets();
		await migrateSchema(database);
		const buyers = await insertBuyers({ queries: database.drizzle, services: secrets.services }, 20);
		pooler = await startPooler(folder as string, postgres.url);
		const settings = { ...secrets.settings, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url };
		for (const _ of [1, 2]) servers.push(await startApiProcess({ ...settings, DATABASE_POOL: '12' }));
		const house = { database, pooler, servers, cookies: buyers.map(({ cookie }) => cookie) };
		for (const [name, drill] of Object.entries(drills)) {
			const isHeld = await drill(house);
			say(`${isHeld ? 'ok  ' : 'FAIL'} ${name}`);
			result[isHeld ? 'passed' : 'failed'] += 1;
		}
	} finally {
		for (const server of servers) await server.kill('SIGKILL');
		pooler?.close();
		await database.close();
		await postgres.stop();
		for (const path of [dataDir, folder]) await rm(path as string, { recursive: true, force: true });
	}
	return result;
}
