import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { connect, type Database } from '#server/db/connect.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { member } from '#server/db/schema/member.ts';
import { insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { insertProducts } from '../support/product-fixtures.ts';
import { products } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { signIn } from '../support/sign-in.ts';
import { primaryOf, switchOver } from './database.ts';
import { type Deed, type Drill, goesOn, type House, killed, rests, whole } from './deed.ts';
import { type Load, type People, plenty, startLoad } from './load.ts';
import { type Part, until } from './part.ts';
import { type Cluster, type ClusterOptions, type Server, startCluster } from './start-cluster.ts';
import { storeTroubles } from './store-troubles.ts';
import { troublesOf } from './troubles.ts';

const say = (sentence: string) => console.info(sentence);
const origin = 'https://maru.example';

const secondsOf = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const countOf = async ({ database }: House): Promise<number> => {
	const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from reservation');
	return rows[0]?.count ?? 0;
};

/** What was acknowledged stands in the database, each once, and nothing besides. */
async function bookFaults(house: House, load: Load, before: number): Promise<string[]> {
	const lost = async (table: string, ids: ReadonlySet<string>) => {
		const found = await house.database.pool.query(`select 1 from ${table} where id = any($1::uuid[])`, [[...ids]]);
		const count = ids.size - (found.rowCount ?? 0);
		return count === 0 ? [] : [`${count} acknowledged are lost (${table})`];
	};
	const more = (await countOf(house)) - before;
	return [
		...(await lost('reservation', load.acknowledged)),
		...(await lost('thread_message', load.messages)),
		...(await lost('payment', load.payments)),
		...(more === load.acknowledged.size ? [] : [`${more} were made, ${load.acknowledged.size} acknowledged`]),
		...(load.failures.has('never answered') ? ['somebody was never answered'] : []),
	];
}

/** Pages that are open are told of what their members do, also after all that was done. */
function hearAgain(load: Load): Promise<void> {
	const before = [...load.heard];
	return until('open pages hear what is new', async () => load.heard.every((count, at) => count > (before[at] ?? 0)));
}

async function run(house: House, { name, deed, within, isUnnoticed = false }: Drill): Promise<boolean> {
	await until('the database can be asked', async () => (await countOf(house)) >= 0);
	const before = await countOf(house);
	const paths = isUnnoticed ? ['/api/notices?language=en', '/en/travel', '/th/notice'] : [];
	const load = startLoad({ port: house.cluster.tls.port, people: house.people, paths });
	const faults: string[] = [];
	let told: string | undefined;
	let since = performance.now();
	try {
		await goesOn(load, 20);
		since = performance.now();
		told = await deed(house, load);
		await goesOn(load, 20);
		await hearAgain(load);
	} catch (error) {
		faults.push((error as Error).message);
	}
	const longest = load.longestPause(since);
	await load.stop();
	if (longest > within * 1000) faults.push(`writes paused for ${secondsOf(longest)}, and may for ${within} s`);
	await until('the database can be asked again', async () => (await countOf(house)) >= 0);
	faults.push(...(await bookFaults(house, load, before)));
	const failed = [...load.failures].map(([what, count]) => `${count} × ${what}`);
	// Whatever is away is 503: a 500 says that nobody thought of it.
	faults.push(...(isUnnoticed ? failed : failed.filter((what) => / × 500 /.test(what))));
	say(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
	say(
		`     ${load.acknowledged.size} acknowledged, with ${load.messages.size} messages and ${load.payments.size} payments; longest pause of writes ${secondsOf(longest)} (may be ${within} s); told meanwhile: ${failed.join(', ') || 'nothing'}${told ? `; ${told}` : ''}`,
	);
	for (const fault of faults) say(`     ${fault}`);
	return faults.length === 0;
}

const lostPrimary: Deed = async ({ cluster }, load) => {
	const primary = await primaryOf(cluster.nodes);
	if (!primary) throw new Error('There is no primary.');
	await primary.kill();
	await goesOn(load);
	const next = await primaryOf(cluster.nodes);
	await primary.patroni.start();
	await whole(cluster);
	if (next === primary) throw new Error('The standby was not promoted.');
	return `${next?.name} took over, ${primary.name} came back as standby`;
};

/** It neither answers nor ends, another takes its office, and then it wakes and does not know: whoever is told that it is done must stay so. */
const frozenPrimary: Deed = async ({ cluster }, load) => {
	const primary = await primaryOf(cluster.nodes);
	if (!primary) throw new Error('There is no primary.');
	primary.freeze();
	try {
		await goesOn(load, 40);
	} finally {
		primary.wake();
	}
	const others = cluster.nodes.filter((node) => node !== primary);
	const next = await primaryOf(others);
	if (!next) throw new Error('The standby was not promoted.');
	await goesOn(load, 40);
	await whole(cluster);
	const after = await primaryOf(cluster.nodes);
	if (after !== next) throw new Error(`${primary.name} took its office back.`);
	return `${next.name} took over, ${primary.name} woke and became standby`;
};

const lostStandby: Deed = async ({ cluster }, load) => {
	const primary = await primaryOf(cluster.nodes);
	const standby = cluster.nodes.find((node) => node !== primary);
	await standby?.kill();
	await goesOn(load, 40);
	// What the alarm asks.
	await until('Prometheus knows of no standby', async () => {
		const [told] = await askPrometheus(cluster, 'max by (scope) (patroni_sync_standby) == 0');
		return told !== undefined;
	});
	await standby?.patroni.start();
	await whole(cluster);
	return 'told by Prometheus';
};

const promoted: Deed = async ({ cluster }) => {
	const before = await primaryOf(cluster.nodes);
	const said = await switchOver(cluster.nodes);
	await whole(cluster);
	const after = await primaryOf(cluster.nodes);
	if (before === after) throw new Error('The primary is the same.');
	return `${after?.name} in place of ${before?.name} (Patroni: ${said})`;
};

const lostEtcd: Deed = async ({ cluster }, load) => {
	await Promise.all(cluster.etcd.map((part) => part.end('SIGKILL')));
	// Longer than the primary may hold its lock.
	await pause(40_000);
	await goesOn(load);
	await Promise.all(cluster.etcd.map((part) => part.start()));
	await whole(cluster);
	return 'away for 40 s';
};

/** As HAProxy sees it. */
async function isInUse({ serversFront }: Cluster, name: string): Promise<boolean> {
	const lines = (await serversFront.tell('show stat')).split('\n').map((line) => line.split(','));
	return lines.some((line) => line[0] === 'servers' && line[1] === name && line[17] === 'UP');
}

const restarted: Deed = async ({ cluster }) => {
	for (const { name, part } of cluster.servers) {
		await part.end('SIGTERM');
		await part.start();
		await until(`${name} is sent requests again`, () => isInUse(cluster, name));
		await pause(1_000);
	}
	return undefined;
};

const addedAndTaken: Deed = async ({ cluster }, load) => {
	const { tell } = cluster.serversFront;
	const server: Server = await cluster.addServer('three');
	const name = 'servers/three';
	await tell(`add server ${name} 127.0.0.1:${server.port} check inter 500ms fall 2 rise 2`);
	await tell(`enable health ${name}`);
	await tell(`enable server ${name}`);
	await until('the third server is sent requests', () => isInUse(cluster, 'three'));
	await goesOn(load, 40);
	const served = (await tell('show stat')).split('\n').find((line) => line.startsWith('servers,three,'));
	await tell(`set server ${name} state drain`);
	await pause(1_000);
	await server.part.end('SIGTERM');
	await tell(`set server ${name} state maint`);
	await until('it is forgotten', async () => /deleted/i.test(await tell(`del server ${name}`)));
	const count = Number(served?.split(',')[7]);
	if (!(count > 0)) throw new Error('The third server served nobody.');
	return `the third served ${count} requests`;
};

/** What Prometheus answers: a value a series. */
async function askPrometheus({ prometheus }: Cluster, query: string): Promise<string[]> {
	const answer = await fetch(`${prometheus.origin}/api/v1/query?query=${encodeURIComponent(query)}`);
	const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
	return data.result.map(({ value }) => value[1]);
}

/** Prometheus sees both servers and who is primary, by the file that is delivered. */
const measured: Deed = async ({ cluster }) => {
	await until('both servers are measured', async () => {
		const up = await askPrometheus(cluster, 'up{job="maru"}');
		return up.length === 2 && up.every((value) => value === '1');
	});
	for (const name of ['patroni_primary', 'patroni_sync_standby'])
		await until(`one is ${name}`, async () => {
			const told = await askPrometheus(cluster, name);
			return told.length === 2 && told.sort().join() === '0,1';
		});
	await killed(({ prometheus }) => prometheus.part)({ cluster } as House, {} as Load);
	return 'both servers measured; then killed and started again';
};

const unnoticed = { isUnnoticed: true, within: rests.hardly };

/** One part killed, of which there is another or which starts again at once. */
const quickDrillsOf = ({ pooler }: Cluster): Drill[] => [
	{ name: 'Prometheus measures both servers, and is missed by nobody', deed: measured, ...unnoticed },
	{ name: 'the relay of the rooms is killed: nobody else notices', deed: killed(({ relay }) => relay), ...unnoticed },
	{ name: 'the servers are restarted one after the other: not one request fails', deed: restarted, ...unnoticed },
	{ name: 'a server is added and taken away again: not one request fails', deed: addedAndTaken, ...unnoticed },
	{ name: 'a server is killed', deed: killed(({ servers }) => servers[0]?.part as Part, 0), within: rests.hardly },
	{ name: 'the proxy with TLS is killed', deed: killed(({ tls }) => tls.part), within: rests.brief },
	{
		name: 'the proxy before the servers is killed',
		deed: killed(({ serversFront }) => serversFront.part),
		within: rests.brief,
	},
	{
		name: 'the proxy before the database is killed',
		deed: killed(({ databaseFront }) => databaseFront.part),
		within: rests.brief,
	},
	...(pooler ? [{ name: 'the pooler is killed', deed: killed(() => pooler), within: rests.brief }] : []),
	{
		name: 'one of three etcd is killed: nobody notices',
		deed: killed(({ etcd }) => etcd[0] as Part, 10_000),
		...unnoticed,
	},
];

const drillsOf = (cluster: Cluster): Drill[] => [
	...quickDrillsOf(cluster),
	...storeTroubles(cluster),
	{ name: 'all of etcd is lost: the primary goes on', deed: lostEtcd, within: rests.brief },
	{ name: 'the standby is promoted on purpose', deed: promoted, within: rests.failover },
	{ name: 'the standby’s machine is lost and comes back', deed: lostStandby, within: rests.failover },
	{ name: 'the primary’s machine is lost and comes back', deed: lostPrimary, within: rests.failover },
	{
		name: 'the primary’s PostgreSQL freezes, and wakes when another is primary',
		deed: frozenPrimary,
		within: rests.failover,
	},
	...troublesOf(cluster),
];

/** How many reserve at once. */
const buyerCount = 12;

/** A login of the house that everybody reserves at. */
async function keeperOf({ drizzle }: Database, services: ReturnType<typeof sharedSecrets>['services']) {
	const keepers = await drizzle.select({ id: member.id }).from(member).where(eq(member.email, 'partner@maru.example'));
	const ids = keepers.map(({ id }) => id);
	const own = { ...services, origin, clock: () => new Date() };
	return (await signIn({ queries: drizzle, services: own }, ids))[0] ?? '';
}

export async function drillCluster(
	wanted: string,
	options: Pick<ClusterOptions, 'hasPooler' | 'hasStore'>,
): Promise<{ passed: number; failed: number }> {
	const { settings, services } = sharedSecrets();
	let people: People = { cookies: [], keeper: '' };
	const cluster = await startCluster({
		...options,
		say,
		settings: { ...settings, PUBLIC_ORIGIN: origin, DEMO_DATA: 'false' },
		async prepare(url) {
			const database = connect({ url, poolSize: 3, onError: () => undefined, isPatient: true });
			try {
				await migrateSchema(database);
				const made = await insertBuyers({ queries: database.drizzle, services: { ...services, origin } }, buyerCount);
				const schedule = { ...products.tour.schedule, times: ['09:00'], capacity: 100_000 };
				await insertProducts(database.drizzle, [{ ...products.tour, id: plenty, schedule } as never]);
				people = { cookies: made.map(({ cookie }) => cookie), keeper: await keeperOf(database, services) };
			} finally {
				await database.close();
			}
		},
	});
	const database = connect({ url: cluster.databaseUrl, poolSize: 3, onError: () => undefined, isPatient: true });
	const result = { passed: 0, failed: 0 };
	try {
		const house = { cluster, people, database };
		for (const drill of drillsOf(cluster).filter(({ name }) =>
			wanted.split(',').some((words) => name.includes(words.trim())),
		))
			result[(await run(house, drill)) ? 'passed' : 'failed'] += 1;
		const faults = await truthFaults(database.drizzle);
		say(
			`${faults.length === 0 ? 'ok  ' : 'FAIL'} places, money and history of all ${await countOf(house)} reservations agree`,
		);
		for (const fault of faults.slice(0, 5)) say(`     ${fault}`);
		result[faults.length === 0 ? 'passed' : 'failed'] += 1;
	} finally {
		await database.close();
		await cluster.stop();
	}
	return result;
}
