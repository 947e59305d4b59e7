import { setTimeout as pause } from 'node:timers/promises';
import { type Node, primaryOf, takesWrites } from './database.ts';
import { type Deed, type Drill, goesOn, rests, standstill, whole } from './deed.ts';
import { type Part, until } from './part.ts';
import type { Cluster } from './start-cluster.ts';

/** What does not end and does not answer either: networks that split, programs that stand still, whatever is used up. */

/** How long a program stands still, in seconds. */
const still = 20;
const thaws = standstill(still);

/** It takes connections, says nothing, and wakes as if nothing had been. */
const frozen =
	(partOf: (cluster: Cluster) => Part, ms = still * 1000): Deed =>
	async ({ cluster }, load) => {
		const part = partOf(cluster);
		const before = load.acknowledged.size;
		part.freeze();
		try {
			await pause(ms);
		} finally {
			part.wake();
		}
		return `${load.acknowledged.size - before} acknowledged within the ${ms / 1000} s`;
	};

async function pairOf({ nodes }: Cluster): Promise<{ primary: Node; standby: Node }> {
	const primary = await primaryOf(nodes);
	const standby = nodes.find((node) => node !== primary);
	if (!primary || !standby) throw new Error('There is no primary with a standby.');
	return { primary, standby };
}

/** Whoever took over keeps the office, and the other follows it. */
async function stays(cluster: Cluster, next: Node): Promise<void> {
	await whole(cluster);
	const others = cluster.nodes.filter((node) => node !== next);
	const writing = await Promise.all(others.map(takesWrites));
	if (!(await takesWrites(next)) || writing.includes(true)) throw new Error(`${next.name} did not keep its office.`);
}

/** Guests and its proxy still reach it; neither etcd nor the standby does: it must give up by itself, and not acknowledge what it alone has. */
const cutOff: Deed = async ({ cluster }, load) => {
	const { primary, standby } = await pairOf(cluster);
	const { network, etcdPorts } = cluster;
	primary.machine.cut([{ address: network.address, ports: etcdPorts }, { address: standby.machine.address }]);
	try {
		await until(`${standby.name} took over`, () => takesWrites(standby));
		await goesOn(load, 40);
		await until(`${primary.name}, cut off, gave up`, async () => !(await takesWrites(primary).catch(() => false)));
	} finally {
		primary.machine.heal();
	}
	await goesOn(load, 40);
	await stays(cluster, standby);
	return `${standby.name} took over, ${primary.name} gave up by itself and became standby`;
};

/** etcd away for it alone: whichever of both writes then, only one does. */
const cutOffFromEtcd: Deed = async ({ cluster }, load) => {
	const { primary } = await pairOf(cluster);
	primary.machine.cut([{ address: cluster.network.address, ports: cluster.etcdPorts }]);
	try {
		await pause(40_000);
		await goesOn(load, 40);
	} finally {
		primary.machine.heal();
	}
	await whole(cluster);
	const next = await primaryOf(cluster.nodes);
	if (!next) throw new Error('There is no primary.');
	await goesOn(load, 40);
	await stays(cluster, next);
	return next === primary ? `${primary.name} stayed primary` : `${next.name} took over`;
};

/** Nothing is closed or refused, as when a machine dies: everybody waits for an answer that does not come. */
const unplugged =
	(which: 'primary' | 'standby'): Deed =>
	async ({ cluster }, load) => {
		const { [which]: lost, ...rest } = await pairOf(cluster);
		const [other] = Object.values(rest) as [Node];
		lost.machine.unplug();
		try {
			if (which === 'primary') await until(`${other.name} took over`, () => takesWrites(other));
			await goesOn(load, 40);
		} finally {
			lost.machine.heal();
		}
		await goesOn(load, 40);
		await stays(cluster, other === undefined ? lost : other);
		return which === 'primary' ? `${other.name} took over, ${lost.name} came back as standby` : undefined;
	};

/** The light goes out in the room of the databases. */
const bothLost: Deed = async ({ cluster }) => {
	await Promise.all(cluster.nodes.map((node) => node.kill()));
	await pause(5_000);
	await Promise.all(cluster.nodes.map(({ patroni }) => patroni.start()));
	await whole(cluster);
	return undefined;
};

const bothServers: Deed = async ({ cluster }) => {
	await Promise.all(cluster.servers.map(({ part }) => part.end('SIGKILL')));
	await Promise.all(cluster.servers.map(({ part }) => part.start()));
	return undefined;
};

/** It runs, and cannot take a connection any more. */
const withoutFiles: Deed = async ({ cluster }, load) => {
	const part = cluster.servers[0]?.part as Part;
	part.limitFiles(20);
	try {
		await pause(10_000);
		await goesOn(load, 40);
	} finally {
		part.limitFiles(4_096);
	}
	await pause(5_000);
	return undefined;
};

export const troublesOf = ({ pooler, network }: Cluster): Drill[] => [
	{ name: 'a server freezes and wakes', deed: frozen(({ servers }) => servers[0]?.part as Part), within: rests.brief },
	{ name: 'both servers are killed at once', deed: bothServers, within: rests.start },
	{ name: 'a server has no file left to open', deed: withoutFiles, within: rests.brief },
	{ name: 'the proxy with TLS freezes and wakes', deed: frozen(({ tls }) => tls.part), within: thaws },
	{
		name: 'the proxy before the servers freezes and wakes',
		deed: frozen(({ serversFront }) => serversFront.part),
		within: thaws,
	},
	{
		name: 'the proxy before the database freezes and wakes',
		deed: frozen(({ databaseFront }) => databaseFront.part),
		within: thaws,
	},
	...(pooler ? [{ name: 'the pooler freezes and wakes', deed: frozen(() => pooler), within: thaws }] : []),
	{
		name: 'one of three etcd freezes and wakes',
		deed: frozen(({ etcd }) => etcd[1] as Part),
		isUnnoticed: true,
		within: rests.hardly,
	},
	{ name: 'both databases’ machines are lost at once and come back', deed: bothLost, within: rests.start },
	...(network.hasMachines ? networkTroubles : []),
];

const networkTroubles: Drill[] = [
	{ name: 'the network: the standby’s cable is out', deed: unplugged('standby'), within: rests.failover },
	{ name: 'the network: the primary’s cable is out', deed: unplugged('primary'), within: rests.failover },
	{
		name: 'the network: the primary sees neither etcd nor its standby, and guests see it',
		deed: cutOff,
		within: rests.failover,
	},
	{ name: 'the network: the primary does not see etcd', deed: cutOffFromEtcd, within: rests.brief },
];
