import { Agent, get as getPlain } from 'node:http';
import { get as getByTls, Agent as TlsAgent } from 'node:https';
import { createWebClient } from '../tests/cluster/web-client.ts';
import { openProxiedHouse } from './proxied-house.ts';
import { type AddRow, timesRow } from './row.ts';

const port = 4945;
const path = '/travel';
const people = 20;
const seconds = 5;
const rounds = 3;

type Way = { ask(): Promise<void>; close(): void };

function byHttp1(get: typeof getPlain | typeof getByTls, agent: Agent, at: number): Way {
	const options = {
		agent,
		host: '127.0.0.1',
		port: at,
		path,
		rejectUnauthorized: false,
		headers: { host: 'maru.example' },
	};
	return {
		ask: () =>
			new Promise((resolve, reject) => {
				get(options, (answer) => {
					answer.resume();
					answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
				}).on('error', reject);
			}),
		close: () => agent.destroy(),
	};
}

function byHttp2(at: number): Way {
	const client = createWebClient(at);
	return {
		async ask() {
			const { status } = await client.ask({ path });
			if (status !== 200) throw new Error(String(status));
		},
		close: client.close,
	};
}

/** Each of them asks again as soon as they are answered. */
async function answeredBy(open: () => Way): Promise<number> {
	const ways = Array.from({ length: people }, open);
	const end = performance.now() + seconds * 1000;
	let answers = 0;
	const sit = async ({ ask }: Way) => {
		while (performance.now() < end) {
			await ask();
			answers += 1;
		}
	};
	await Promise.all(ways.map(sit)).finally(() => ways.forEach(({ close }) => void close()));
	return answers / seconds;
}

/** A page that lies ready, as visitors get it: straight, and through the proxy that is delivered. */
export async function measureProxy(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openProxiedHouse(port, say);
	try {
		const keep = { keepAlive: true, maxSockets: 1 };
		const ways = [
			() => byHttp1(getPlain, new Agent(keep), port),
			() => byHttp1(getByTls, new TlsAgent({ ...keep, rejectUnauthorized: false }), house.proxyPort),
			() => byHttp2(house.proxyPort),
		];
		const turns: number[][] = [];
		// The first round is for the engines to warm up.
		for (let round = 0; round <= rounds; round += 1) {
			const turn: number[] = [];
			for (const way of ways) turn.push(await answeredBy(way));
			if (round > 0) turns.push(turn);
		}
		const means = ways.map((_, at) => turns.reduce((sum, turn) => sum + (turn[at] ?? 0), 0) / turns.length);
		add(
			timesRow(
				'list page to visitors through nginx, by TLS and HTTP/1.1 and by HTTP/2, against straight HTTP/1.1',
				means,
			),
		);
	} finally {
		await house.close();
	}
}
