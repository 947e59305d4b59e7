import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../support/product.ts';
import { takesConnections } from './fronts.ts';
import { answers, createPart, type Part, until } from './part.ts';

const host = '127.0.0.1';
const key = { accessKeyId: 'maru:server', secretAccessKey: 'cluster' };
const bucket = 'maru';
const kinds = ['account', 'container', 'object'] as const;

export type ObjectStore = {
	/** All of them, in the order in which they start. */
	parts: Part[];
	/** What people's files go through. */
	proxy: Part;
	memory: Part;
	/** Where it keeps what: accounts, containers, objects. */
	stores: { kind: string; part: Part }[];
	url: string;
	makeBucket(): Promise<void>;
};

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

/** Which device has what: one of each, one copy. A real one has three on three machines. */
function writeRing(folder: string, kind: string, port: number): void {
	const builder = join(folder, `${kind}.builder`);
	const ring = (...args: string[]) =>
		execFileSync('/usr/bin/swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
	ring('create', '6', '1', '1');
	ring('add', `r1z1-${host}:${port}/disk`, '1');
	ring('rebalance');
}

const proxyText = (folder: string, ports: { proxy: number; memory: number }) =>
	lines(
		...['[DEFAULT]', `bind_ip = ${host}`, `bind_port = ${ports.proxy}`, 'workers = 0', `swift_dir = ${folder}`],
		...[
			`user = ${process.getuid?.() === 0 ? 'root' : process.env.USER}`,
			'log_name = swift',
			'log_address = /dev/null',
		],
		...['[pipeline:main]', 'pipeline = catch_errors cache s3api tempauth slo dlo proxy-server'],
		...['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true', 'allow_account_management = true'],
		...['[filter:catch_errors]', 'use = egg:swift#catch_errors'],
		...['[filter:cache]', 'use = egg:swift#memcache', `memcache_servers = ${host}:${ports.memory}`],
		...['[filter:s3api]', 'use = egg:swift#s3api', 's3_acl = false', 'location = us-east-1'],
		...['[filter:tempauth]', 'use = egg:swift#tempauth', `user_maru_server = ${key.secretAccessKey} .admin`],
		...['[filter:slo]', 'use = egg:swift#slo', '[filter:dlo]', 'use = egg:swift#dlo'],
	);

/** OpenStack's object store with its S3 interface: a real one, that checks signatures. */
export async function createSwift(folder: string): Promise<ObjectStore> {
	const home = join(folder, 'swift');
	const ports = { proxy: await freePort(), memory: await freePort() };
	mkdirSync(join(home, 'devices', 'disk'), { recursive: true });
	writeFileSync(
		join(home, 'swift.conf'),
		lines(
			'[swift-hash]',
			'swift_hash_path_suffix = cluster',
			'swift_hash_path_prefix = cluster',
			'[storage-policy:0]',
			'name = all',
			'default = yes',
		),
	);
	const memory = createPart({
		...{ name: 'memcached', folder, program: '/usr/bin/memcached', user: 'nobody' },
		args: ['-l', host, '-p', String(ports.memory), '-m', '16'],
		isUp: () => takesConnections(ports.memory),
	});
	const stores: ObjectStore['stores'] = [];
	for (const kind of kinds) {
		const port = await freePort();
		writeRing(home, kind, port);
		const path = join(home, `${kind}-server.conf`);
		writeFileSync(
			path,
			lines(
				...['[DEFAULT]', `bind_ip = ${host}`, `bind_port = ${port}`, 'workers = 0', `swift_dir = ${home}`],
				...[`devices = ${join(home, 'devices')}`, 'mount_check = false', 'log_address = /dev/null'],
				...[`user = ${process.getuid?.() === 0 ? 'root' : process.env.USER}`],
				...['[pipeline:main]', `pipeline = ${kind}-server`, `[app:${kind}-server]`, `use = egg:swift#${kind}`],
			),
		);
		const part = createPart({
			...{ name: `swift-${kind}`, folder, program: `/usr/bin/swift-${kind}-server`, args: [path] },
			isUp: () => takesConnections(port),
		});
		stores.push({ kind, part });
	}
	const path = join(home, 'proxy-server.conf');
	writeFileSync(path, proxyText(home, ports));
	const proxy = createPart({
		...{ name: 'swift-proxy', folder, program: '/usr/bin/swift-proxy-server', args: [path] },
		isUp: () => answers(`http://${host}:${ports.proxy}/`, [200, 400, 401, 403, 404, 412]),
	});
	const client = new AwsClient({ ...key, region: 'us-east-1', service: 's3', retries: 0 });
	return {
		parts: [memory, ...stores.map(({ part }) => part), proxy],
		...{ proxy, memory, stores },
		url: `s3+http://${encodeURIComponent(key.accessKeyId)}:${key.secretAccessKey}@${host}:${ports.proxy}/${bucket}?region=us-east-1&style=path`,
		makeBucket: () =>
			until('the object store makes a bucket', async () => {
				const made = await client.fetch(`http://${host}:${ports.proxy}/${bucket}`, { method: 'PUT' });
				return made.ok;
			}),
	};
}
