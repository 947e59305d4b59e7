import { setTimeout as pause } from 'node:timers/promises';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { createWebClient } from './web-client.ts';

/** What reserves while something is done to the cluster. */
export type Load = {
	/** Ids of the reservations that were acknowledged. */
	acknowledged: ReadonlySet<string>;
	/** Answers that were none, or not the wished one, with how often. */
	failures: ReadonlyMap<string, number>;
	/** The longest time without one acknowledged, in ms, since then. */
	longestPause(since: number): number;
	/** Ends when all who were on their way have an answer. */
	stop(): Promise<void>;
};

export const plenty = 'plenty';
const betweenMs = 60;
const againMs = 200;
/** Who got no answer asks as long as this, with the same key. */
const patienceMs = 240_000;

type Options = { port: number; cookies: readonly string[]; paths?: readonly string[] };

/** Each buyer reserves one after the other and asks again, with the same key, until there is an answer; some look at pages. */
export function startLoad({ port, cookies, paths = [] }: Options): Load {
	const acknowledged = new Set<string>();
	const failures = new Map<string, number>();
	const times: number[] = [performance.now()];
	let isOver = false;
	const fail = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);

	async function buy(client: ReturnType<typeof createWebClient>, cookie: string, at: number): Promise<void> {
		const order = { on: dayIn(20 + (at % 60)), persons: { adult: 1, child: 0, infant: 0 } };
		const body = formFor('tour', { productId: plenty, order });
		const end = performance.now() + patienceMs;
		while (performance.now() < end) {
			const answer = await client
				.ask({ method: 'POST', path: '/api/reservations', cookie, body, from: `10.1.${at % 200}.7` })
				.catch((error: Error) => error);
			if (!(answer instanceof Error) && answer.status === 200) {
				acknowledged.add(String(JSON.parse(answer.text).id));
				times.push(performance.now());
				return;
			}
			fail(answer instanceof Error ? 'broke off' : `${answer.status} ${codeOf(answer.text)}`);
			await pause(againMs);
		}
		fail('never answered');
	}
	const buyers = cookies.map(async (cookie, name) => {
		const client = createWebClient(port);
		for (let at = name; !isOver; at += cookies.length) {
			await buy(client, cookie, at);
			await pause(betweenMs);
		}
		client.close();
	});
	const readers = paths.map(async (path, name) => {
		const client = createWebClient(port);
		while (!isOver) {
			const answer = await client.ask({ path, from: `10.2.${name}.7` }).catch((error: Error) => error);
			if (answer instanceof Error) fail(`${path} broke off`);
			else if (answer.status !== 200) fail(`${path} ${answer.status}`);
			await pause(betweenMs);
		}
		client.close();
	});
	return {
		acknowledged,
		failures,
		longestPause(since) {
			const from = times.filter((time) => time < since).at(-1) ?? since;
			const seen = [from, ...times.filter((time) => time >= since)];
			return Math.max(0, ...seen.slice(1).map((time, at) => time - (seen[at] ?? time)));
		},
		async stop() {
			isOver = true;
			await Promise.all([...buyers, ...readers]);
		},
	};
}

const codeOf = (text: string): string => {
	try {
		return String(JSON.parse(text).code ?? '');
	} catch {
		return '';
	}
};
