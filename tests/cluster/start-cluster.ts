import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writePooler } from '../drill/pooler.ts';
import { fitted } from '../drill/proxies.ts';
import { freePort } from '../support/product.ts';
import { createDatabase, createEtcd, createNode, isWhole, type Node, postgresFolder } from './database.ts';
import { createDatabaseFront, createServersFront, createTlsFront, type Front, takesConnections } from './fronts.ts';
import { createNetwork, type Network } from './network.ts';
import { answers, createPart, type Part, until } from './part.ts';
import { createSwift, type ObjectStore } from './swift.ts';

export type Server = { name: string; port: number; part: Part; origin: string };

export type Cluster = {
	folder: string;
	network: Network;
	etcd: Part[];
	etcdPorts: number[];
	nodes: Node[];
	databaseFront: Front;
	pooler: Part | undefined;
	store: ObjectStore | undefined;
	servers: Server[];
	addServer(name: string): Promise<Server>;
	serversFront: Front;
	tls: { part: Part; port: number };
	prometheus: { part: Part; origin: string };
	relay: Part;
	/** Past the pooler, to whoever is primary. */
	databaseUrl: string;
	stop(): Promise<void>;
};

export type ClusterOptions = {
	hasPooler: boolean;
	hasStore: boolean;
	settings: Record<string, string>;
	/** Once there is a database, and before the servers: what is to stand in it. */
	prepare?(databaseUrl: string): Promise<void>;
	say(sentence: string): void;
};

/** What is needed of Debian's packages, by the file that shows it. */
export const programsOf = ({
	hasPooler,
	hasStore,
}: Pick<ClusterOptions, 'hasPooler' | 'hasStore'>): [string, string][] => [
	['/usr/bin/setpriv', 'util-linux'],
	// Each database has a network of its own, where we may give it one.
	...(process.getuid?.() === 0
		? ([
				['/usr/sbin/ip', 'iproute2'],
				['/usr/sbin/iptables', 'iptables'],
			] as [string, string][])
		: []),
	['/usr/bin/etcd', 'etcd-server'],
	['/usr/bin/patroni', 'patroni'],
	[join(postgresFolder(), 'postgres'), 'postgresql-15'],
	['/usr/sbin/haproxy', 'haproxy'],
	['/usr/sbin/nginx', 'nginx-light'],
	['/usr/bin/openssl', 'openssl'],
	['/usr/bin/turnserver', 'coturn'],
	['/usr/bin/prometheus', 'prometheus'],
	...(hasPooler ? [['/usr/sbin/pgbouncer', 'pgbouncer'] as [string, string]] : []),
	...(hasStore
		? ([
				['/usr/bin/swift-proxy-server', 'swift-proxy'],
				['/usr/bin/swift-account-server', 'swift-account'],
				['/usr/bin/swift-container-server', 'swift-container'],
				['/usr/bin/swift-object-server', 'swift-object'],
				['/usr/bin/memcached', 'memcached'],
			] as [string, string][])
		: []),
];

const host = '127.0.0.1';
export const sealed = () => `k1:${randomBytes(32).toString('base64')},root:${randomBytes(32).toString('base64')}`;

async function createPrometheus(
	folder: string,
	ports: readonly number[],
	nodes: readonly Node[],
): Promise<Cluster['prometheus']> {
	const port = await freePort();
	const path = join(folder, 'prometheus.yml');
	const text = fitted(readFileSync('deploy/prometheus/prometheus.yml', 'utf8'), [
		[/rules\.yml/, resolve('deploy/prometheus/rules.yml')],
		[/'127\.0\.0\.1:9464'/, ports.map((one) => `'${host}:${one}'`).join(', ')],
		[/^#( {2}- job_name: patroni)\n#( .*)\n#( .*)$/m, '$1\n$2\n$3'],
		[/'10\.0\.0\.11:8008', '10\.0\.0\.12:8008'/, nodes.map(({ rest }) => `'${new URL(rest).host}'`).join(', ')],
		[/scrape_interval: 15s/, 'scrape_interval: 5s'],
	]);
	writeFileSync(path, text);
	const part = createPart({
		...{ name: 'prometheus', folder, program: '/usr/bin/prometheus' },
		args: [
			`--config.file=${path}`,
			`--storage.tsdb.path=${join(folder, 'measured')}`,
			`--web.listen-address=${host}:${port}`,
		],
		isUp: () => answers(`http://${host}:${port}/-/ready`),
	});
	return { part, origin: `http://${host}:${port}` };
}

const turnSecret = 'secret-of-the-cluster';
async function createRelayPart(folder: string): Promise<{ part: Part; settings: Record<string, string> }> {
	const port = await freePort();
	const part = createPart({
		...{ name: 'coturn', folder, program: '/usr/bin/turnserver' },
		args: [
			...['-n', '--no-cli', '--no-tls', '--no-dtls', '--no-multicast-peers', '--use-auth-secret', '--log-file=stdout'],
			...[`--static-auth-secret=${turnSecret}`, '--realm=maru', `--listening-ip=${host}`, `--relay-ip=${host}`],
			...[
				`--listening-port=${port}`,
				'--min-port=36000',
				'--max-port=36200',
				`--pidfile=${join(folder, 'coturn.pid')}`,
			],
		],
		isUp: () => takesConnections(port),
	});
	const urls = `turn:${host}:${port}?transport=udp,turn:${host}:${port}?transport=tcp`;
	return { part, settings: { TURN_URLS: urls, TURN_SECRET: turnSecret } };
}

type Planned = { name: string; port: number; metricsPort: number };
const plan = async (name: string): Promise<Planned> => ({
	name,
	port: await freePort(),
	metricsPort: await freePort(),
});

function createServer(folder: string, { name, port, metricsPort }: Planned, settings: Record<string, string>): Server {
	const dataDir = join(folder, `data-${name}`);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const origin = `http://${host}:${port}`;
	const part = createPart({
		...{ name: `server-${name}`, folder, program: process.execPath, args: ['scripts/start.ts'], isOurs: true },
		env: {
			...{ LOG_LEVEL: 'warn', TRUST_PROXY: host, ...settings },
			...{ DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort) },
		},
		isUp: () => answers(`${origin}/readyz`),
		upMs: 600_000,
	});
	return { name, port, part, origin };
}

/** Everything that an agency with many guests would run, on one machine and in one folder. */
export async function startCluster({ hasPooler, hasStore, settings, prepare, say }: ClusterOptions): Promise<Cluster> {
	const folder = mkdtempSync(join(tmpdir(), 'maru-cluster-'));
	chmodSync(folder, 0o755);
	const started: Part[] = [];
	let network: Network | undefined;
	const start = async (...parts: Part[]) => {
		started.push(...parts);
		// Together: etcd waits for its others.
		await Promise.all(parts.map((part) => part.start()));
		say(`  ${parts.map(({ name }) => name).join(', ')}`);
	};
	const stop = async () => {
		for (const part of [...started].reverse()) await part.end();
		await network?.close();
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		say(`Starting, in ${folder}:`);
		network = await createNetwork();
		const etcd = await createEtcd(folder, network.address);
		await start(...etcd.parts);
		const nodes: Node[] = [];
		for (const name of ['one', 'two']) nodes.push(await createNode(folder, { name, etcd: etcd.hosts, network }));
		for (const { patroni } of nodes) await start(patroni);
		await until('there is a primary and a synchronous standby', () => isWhole(nodes), 300_000);
		const databaseFront = await createDatabaseFront(folder, nodes);
		await start(databaseFront.part);
		const databaseUrl = await createDatabase(databaseFront.port);
		const store = hasStore ? await createSwift(folder) : undefined;
		for (const part of store?.parts ?? []) await start(part);
		await store?.makeBucket();
		const pooler = hasPooler ? await writePooler(folder, databaseUrl) : undefined;
		const poolerPart =
			pooler &&
			createPart({
				...{ name: 'pooler', folder, program: '/usr/sbin/pgbouncer', args: ['-q', pooler.path], user: 'postgres' },
				isUp: () => takesConnections(pooler.port),
			});
		if (poolerPart) await start(poolerPart);
		const relay = await createRelayPart(folder);
		await start(relay.part);
		await prepare?.(databaseUrl);
		const shared = {
			...relay.settings,
			...(store ? { FILES_URL: store.url } : { FILES_URL: `file://${join(folder, 'files')}` }),
			...(pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl } : { DATABASE_URL: databaseUrl }),
			...settings,
		};
		const planned = await Promise.all(['one', 'two'].map(plan));
		const servers = planned.map((one) => createServer(folder, one, shared));
		for (const { part } of servers) await start(part);
		const serversFront = await createServersFront(
			folder,
			servers.map(({ port }) => port),
		);
		await start(serversFront.part);
		const tls = await createTlsFront(folder, serversFront.port);
		await start(tls.part);
		const prometheus = await createPrometheus(
			folder,
			planned.map(({ metricsPort }) => metricsPort),
			nodes,
		);
		await start(prometheus.part);
		return {
			...{
				folder,
				network,
				etcd: etcd.parts,
				etcdPorts: etcd.ports,
				nodes,
				databaseFront,
				pooler: poolerPart,
				store,
				servers,
				serversFront,
			},
			...{ tls, prometheus, relay: relay.part, databaseUrl, stop },
			async addServer(name) {
				const server = createServer(folder, await plan(name), shared);
				started.push(server.part);
				await server.part.start();
				return server;
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
