import { setTimeout as pause } from 'node:timers/promises';
import { plain } from '../support/pictures.ts';
import { type Deed, type Drill, type House, killed, rests } from './deed.ts';
import { type Part, until } from './part.ts';
import type { Cluster, Server } from './start-cluster.ts';
import { createWebClient } from './web-client.ts';

/** The object store and its parts, killed and standing still: whoever has to do with files is told so, and reserving does not need it. */

type Put = { status: number; text: string; seconds: number };

/** One member's photo, put as often as one likes. */
async function createPhoto({ cluster, people: { cookies } }: House) {
	const client = createWebClient(cluster.tls.port);
	const [cookie = ''] = cookies;
	const bytes = await plain(400, 400).png().toBuffer();
	const photo = { method: 'PUT', path: '/api/members/me/photo', cookie, bytes, type: 'image/png', withinMs: 70_000 };
	async function put(): Promise<Put> {
		const since = performance.now();
		const { status, text } = await client.ask(photo);
		return { status, text, seconds: Math.round((performance.now() - since) / 1000) };
	}
	return {
		cookie,
		put,
		isTakenAgain: () => until('photos are taken again', async () => (await put()).status === 200),
		close: () => client.close(),
	};
}

/** Put while something is away: taken or 503, and nothing else; afterwards it is taken. */
async function putWithout(house: House, part: Part, way: 'killed' | 'frozen'): Promise<Put> {
	const photo = await createPhoto(house);
	try {
		if (way === 'killed') await part.end('SIGKILL');
		else part.freeze();
		const away = await photo.put().finally(async () => {
			if (way === 'frozen') return part.wake();
			await pause(2_000);
			await part.start();
		});
		await photo.isTakenAgain();
		if (away.status !== 503 && away.status !== 200)
			throw new Error(`While ${part.name} was ${way} a photo was answered ${away.status}.`);
		return away;
	} finally {
		photo.close();
	}
}

const told = ({ status, seconds }: Put, way: string) =>
	`${way}: a photo meanwhile was answered ${status} after ${seconds} s`;

/** A photo put by one server is read by the other; without the store's proxy none is taken. */
const lostProxy: Deed = async (house) => {
	const { cluster } = house;
	const photo = await createPhoto(house);
	const put = await photo.put();
	photo.close();
	if (put.status !== 200) throw new Error(`The photo was answered ${put.status} ${put.text.slice(0, 200)}`);
	const { id, widths } = JSON.parse(put.text).photo as { id: string; widths: number[] };
	const { cookie } = photo;
	const read = async (server: Server) =>
		(await fetch(`${server.origin}/api/files/${id}/${widths[0]}.webp`, { headers: { cookie } })).status;
	const statuses = await Promise.all(cluster.servers.map(read));
	if (statuses.some((status) => status !== 200)) throw new Error(`Read at the servers: ${statuses.join(', ')}`);
	const away = await putWithout(house, cluster.store?.proxy as Part, 'killed');
	if (away.status !== 503) throw new Error(`While it was away a photo was answered ${away.status}.`);
	return told(away, 'killed');
};

/** Whoever puts a photo then is told within the time that a request may take. */
const frozenProxy: Deed = async (house) => {
	const away = await putWithout(house, house.cluster.store?.proxy as Part, 'frozen');
	if (away.status !== 503) throw new Error(`While it stood still a photo was answered ${away.status}.`);
	return told(away, 'frozen');
};

const lostAndFrozen =
	(part: Part): Deed =>
	async (house) =>
		[
			told(await putWithout(house, part, 'killed'), 'killed'),
			told(await putWithout(house, part, 'frozen'), 'frozen'),
		].join('; ');

const unnoticed = { isUnnoticed: true, within: rests.hardly };

export const storeTroubles = ({ store }: Cluster): Drill[] =>
	store
		? [
				{
					name: 'files lie in the object store; its proxy is killed: reserving goes on',
					deed: lostProxy,
					...unnoticed,
				},
				{ name: 'the object store’s proxy freezes: reserving goes on', deed: frozenProxy, ...unnoticed },
				...store.stores.map(({ kind, part }) => ({
					name: `the object store’s ${kind} server is killed, and freezes: reserving goes on`,
					deed: lostAndFrozen(part),
					...unnoticed,
				})),
				{ name: 'memcached of the object store is killed', deed: killed(() => store.memory), ...unnoticed },
			]
		: [];
