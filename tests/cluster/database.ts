import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { fitted } from '../drill/proxies.ts';
import { freePort } from '../support/product.ts';
import type { Machine, Network } from './network.ts';
import { answers, createPart, idsOf, type Part, until } from './part.ts';

/** One of the two databases with who looks after it. */
export type Node = {
	name: string;
	machine: Machine;
	port: number;
	rest: string;
	patroni: Part;
	/** As if its machine were switched off: PostgreSQL and Patroni at once. */
	kill(): Promise<void>;
	/** PostgreSQL alone, every process of it: it neither answers nor goes away. */
	freeze(): void;
	wake(): void;
};

const host = '127.0.0.1';
const password = 'cluster';
const runsAs = 'postgres';

/** The newest PostgreSQL of Debian that is here. */
export function postgresFolder(): string {
	const found = globSync('/usr/lib/postgresql/*/bin').sort(
		(one, other) => Number(one.split('/')[4]) - Number(other.split('/')[4]),
	);
	return found.at(-1) ?? '/usr/lib/postgresql/15/bin';
}

/** A folder that PostgreSQL may write to: it refuses to be root. */
export function folderFor(user: string, path: string): string {
	mkdirSync(path, { recursive: true, mode: 0o700 });
	if (process.getuid?.() === 0) chownSync(path, ...idsOf(user));
	return path;
}

/** Three, so that one may go. */
export async function createEtcd(
	folder: string,
	host: string,
): Promise<{ parts: Part[]; hosts: string; ports: number[] }> {
	const names = ['etcd-1', 'etcd-2', 'etcd-3'];
	const ports = await Promise.all(names.map(async () => ({ client: await freePort(), peer: await freePort() })));
	const peers = names.map((name, at) => `${name}=http://${host}:${ports[at]?.peer}`).join(',');
	const parts = names.map((name, at) => {
		const [client, peer] = [`http://${host}:${ports[at]?.client}`, `http://${host}:${ports[at]?.peer}`];
		return createPart({
			...{ name, folder, program: '/usr/bin/etcd' },
			args: [
				...['--name', name, '--data-dir', join(folder, name), '--log-level', 'warn'],
				...['--listen-client-urls', client, '--advertise-client-urls', client],
				...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
				...['--initial-cluster', peers, '--initial-cluster-state', 'new'],
				// Why the older of its two interfaces is said in patroni.yml.
				'--enable-v2',
				// One machine for all, and a busy one: elections are not to be had for every late beat.
				...['--heartbeat-interval', '500', '--election-timeout', '5000'],
			],
			env: { ETCD_UNSUPPORTED_ARCH: process.arch },
			isUp: () => answers(`${client}/health`, [200, 503]),
		});
	});
	return {
		...{ parts, ports: ports.map(({ client }) => client) },
		hosts: ports.map(({ client }) => `${host}:${client}`).join(','),
	};
}

/** The process that started all others of PostgreSQL. */
function postmasterOf(data: string): number {
	const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
	if (!(pid > 1)) throw new Error(`No process is named in ${data}.`);
	return pid;
}

/** Each process of PostgreSQL has a session of its own, so each is told by itself. */
function signalAllOfPostgres(data: string, signal: 'STOP' | 'CONT'): void {
	const postmaster = postmasterOf(data);
	process.kill(postmaster, `SIG${signal}`);
	spawnSync('pkill', [`-${signal}`, '-P', String(postmaster)]);
}

type Given = { name: string; etcd: string; network: Network };

export async function createNode(folder: string, { name, etcd, network }: Given): Promise<Node> {
	const machine = await network.addMachine(name);
	const { address: host, enter } = machine;
	const [port, restPort] = [await freePort(), await freePort()];
	const home = folderFor(runsAs, join(folder, name));
	const data = join(home, 'data');
	const path = join(folder, `${name}.yml`);
	const text = fitted(readFileSync('deploy/cluster/patroni.yml', 'utf8'), [
		[/^name: one$/m, `name: ${name}`],
		[/10\.0\.0\.11:8008/g, `${host}:${restPort}`],
		[/10\.0\.0\.21:2379,10\.0\.0\.22:2379,10\.0\.0\.23:2379/, etcd],
		[/10\.0\.0\.11:5432/g, `${host}:${port}`],
		[/\/usr\/lib\/postgresql\/15\/bin/, postgresFolder()],
		[/\/var\/lib\/postgresql\/maru$/m, data],
		[/\/var\/lib\/postgresql\/maru\.pgpass/, join(home, 'pgpass')],
		[/\/var\/run\/postgresql/, home],
		[/change-me-\d/g, password],
		[/10\.0\.0\.0\/24/g, network.range],
	]);
	writeFileSync(path, text);
	chmodSync(path, 0o644);
	const rest = `http://${host}:${restPort}`;
	const patroni = createPart({
		...{ name: `patroni-${name}`, folder, program: '/usr/bin/patroni', args: [path], user: runsAs, enter },
		// 503 while it is neither, as at its first start.
		isUp: () => answers(`${rest}/patroni`, [200, 503]),
	});
	return {
		...{ name, machine, port, rest, patroni },
		async kill() {
			const ended = patroni.end('SIGKILL');
			if (existsSync(join(data, 'postmaster.pid'))) process.kill(postmasterOf(data), 'SIGKILL');
			await ended;
		},
		freeze: () => signalAllOfPostgres(data, 'STOP'),
		wake: () => signalAllOfPostgres(data, 'CONT'),
	};
}

type Member = { name: string; role: string; state: string };

/** Who is who, as one that lives tells it. */
async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
	for (const { rest } of nodes) {
		const answer = await fetch(`${rest}/cluster`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
		if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
	}
	return [];
}

export async function primaryOf(nodes: readonly Node[]): Promise<Node | undefined> {
	const name = (await membersOf(nodes)).find(({ role, state }) => role === 'leader' && state === 'running')?.name;
	return nodes.find((node) => node.name === name);
}

/** One writes, the other has everything that is acknowledged. */
export const isWhole = async (nodes: readonly Node[]): Promise<boolean> => {
	const members = await membersOf(nodes);
	return members.some(({ role }) => role === 'leader') && members.some(({ role }) => role === 'sync_standby');
};

/** Whether this PostgreSQL itself takes writes, whatever others say of it. */
export async function takesWrites({ machine, port }: Node): Promise<boolean> {
	const client = new pg.Client({
		connectionString: `postgres://postgres:${password}@${machine.address}:${port}/postgres`,
		...{ connectionTimeoutMillis: 3_000, query_timeout: 3_000 },
	});
	client.on('error', () => undefined);
	try {
		await client.connect();
		const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
		return rows[0]?.standby === false;
	} finally {
		await client.end().catch(() => undefined);
	}
}

/**
 * The standby in place of the primary. Patroni looks on for some twenty seconds and then says “Switchover status unknown”, while it goes on with it: on a
 * busy machine that is no failure. What became of it is asked of the two databases themselves; anything else that Patroni says is a failure.
 */
export async function switchOver(nodes: readonly Node[]): Promise<string> {
	const leader = await primaryOf(nodes);
	const candidate = nodes.find((node) => node !== leader);
	if (!leader || !candidate) throw new Error('There is no standby to be promoted.');
	const answer = await fetch(`${leader.rest}/switchover`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
	});
	const said = `${answer.status} ${await answer.text()}`;
	if (!answer.ok && said !== '503 Switchover status unknown') throw new Error(`The standby was not promoted: ${said}`);
	await until(`${candidate.name} takes writes (Patroni said: ${said})`, () => takesWrites(candidate));
	await until(`${leader.name} takes none and is up (Patroni said: ${said})`, async () => !(await takesWrites(leader)));
	return said;
}

/** A role and a database of our own, made by the superuser on the way that leads to the primary. */
export async function createDatabase(port: number): Promise<string> {
	const superuser = `postgres://postgres:${password}@${host}:${port}/postgres`;
	await until('the primary takes connections', async () => {
		const client = new pg.Client({ connectionString: superuser, connectionTimeoutMillis: 3_000 });
		client.on('error', () => undefined);
		try {
			await client.connect();
			await client.query(`create role maru login password '${password}'`);
			await client.query('create database maru owner maru');
			return true;
		} finally {
			await client.end().catch(() => undefined);
		}
	});
	return `postgres://maru:${password}@${host}:${port}/maru`;
}
