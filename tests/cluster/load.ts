import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { type Asked, createWebClient } from './web-client.ts';

/** What guests and a house do while something is done to the cluster. */
export type Load = {
	/** Ids of the reservations that were acknowledged. */
	acknowledged: ReadonlySet<string>;
	/** Keys, which are the ids of rows, of messages and payments that were. */
	messages: ReadonlySet<string>;
	payments: ReadonlySet<string>;
	/** How often each open page was told that something is new. */
	heard: readonly number[];
	/** Answers that were none, or not the wished one, with how often. */
	failures: ReadonlyMap<string, number>;
	/** The longest time without a reservation acknowledged, in ms, since then. */
	longestPause(since: number): number;
	/** Ends when all who were on their way have an answer. */
	stop(): Promise<void>;
};

export const plenty = 'plenty';
const betweenMs = 60;
const againMs = 200;
/** A member writes sixty messages an hour at the most; theirs is not the load that counts. */
const betweenMessagesMs = 3_000;
const betweenPaymentsMs = 1_000;
const reopenMs = 1_000;
/** Who got no answer asks as long as this, with the same key. */
const patienceMs = 240_000;
/** So many of the buyers have a page open. */
const openPages = 4;

/** Whose cookie keeps the house that is reserved at. */
export type People = { cookies: readonly string[]; keeper: string };
type Options = { port: number; people: People; paths?: readonly string[] };
type Client = ReturnType<typeof createWebClient>;

type Acts = ReturnType<typeof createActs>;

/** What all of them share: who is on the way, and what became of it. */
function createActs(port: number) {
	const failures = new Map<string, number>();
	const clients: Client[] = [];
	let isOver = false;
	const fail = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
	return {
		failures,
		fail,
		isOver: () => isOver,
		newClient() {
			const client = createWebClient(port);
			clients.push(client);
			return client;
		},
		/** Until it is done: what was answered; undefined where that was not to be had, or they had done enough of it. */
		async insist(client: Client, asked: Asked, what = ''): Promise<string | undefined> {
			for (const end = performance.now() + patienceMs; performance.now() < end; await pause(againMs)) {
				const answer = await client.ask(asked).catch((error: Error) => error);
				if (!(answer instanceof Error) && answer.status === 200) return answer.text;
				if (!(answer instanceof Error) && answer.status === 429 && what !== '') return undefined;
				fail(`${what}${answer instanceof Error ? 'broke off' : `${answer.status} ${codeOf(answer.text)}`}`);
			}
			fail('never answered');
			return undefined;
		},
		/** No new deeds; those under way are ended by `ended`, and then the lines are cut. */
		async stop(ended: Promise<unknown>, cut: Promise<unknown>) {
			isOver = true;
			await ended;
			for (const client of clients) client.close();
			await cut;
		},
	};
}

const post = (path: string, cookie: string, body?: unknown): Asked => ({ method: 'POST', path, cookie, body });

type Reserved = (id: string, cookie: string) => void;

/** Reserves one after the other and asks again, with the same key, until there is an answer. */
async function keepBuying(
	{ newClient, insist, isOver }: Acts,
	{ cookies, name }: { cookies: readonly string[]; name: number },
	onReserved: Reserved,
): Promise<void> {
	const client = newClient();
	const cookie = cookies[name] ?? '';
	for (let at = name; !isOver(); at += cookies.length) {
		const order = { on: dayIn(20 + (at % 60)), persons: { adult: 1, child: 0, infant: 0 } };
		const body = formFor('tour', { productId: plenty, order });
		const text = await insist(client, { ...post('/api/reservations', cookie, body), from: `10.1.${at % 200}.7` });
		if (text !== undefined) onReserved(String(JSON.parse(text).id), cookie);
		await pause(betweenMs);
	}
}

/** Each buyer in turn writes to the house, about what they reserved last. */
async function keepWriting(
	{ newClient, insist, isOver }: Acts,
	{ cookies, newest }: { cookies: readonly string[]; newest: ReadonlyMap<string, string> },
	messages: Set<string>,
): Promise<void> {
	const client = newClient();
	for (let at = 0; !isOver(); at += 1, await pause(betweenMessagesMs)) {
		const cookie = cookies[at % cookies.length] ?? '';
		const id = newest.get(cookie);
		const opened = id && (await insist(client, post(`/api/reservations/${id}/thread`, cookie), 'message '));
		if (!opened) continue;
		const body = { key: randomUUID(), text: 'We come by bus.' };
		const path = `/api/threads/${(JSON.parse(opened) as { threadId: string }).threadId}/messages`;
		if ((await insist(client, post(path, cookie, body), 'message ')) !== undefined) messages.add(body.key);
	}
}

/** The house writes down what was paid on site, once for a reservation. */
async function keepBooking(
	{ newClient, insist, isOver }: Acts,
	{ keeper, newest }: { keeper: string; newest: ReadonlyMap<string, string> },
	payments: Set<string>,
): Promise<void> {
	const client = newClient();
	const paid = new Set<string>();
	for (; !isOver(); await pause(betweenPaymentsMs)) {
		const id = [...newest.values()].find((one) => !paid.has(one));
		if (!id) continue;
		paid.add(id);
		const body = { key: randomUUID(), kind: 'payment', won: 10_000, method: 'on-site' };
		const path = `/api/reservations/${id}/payments?language=en`;
		if ((await insist(client, post(path, keeper, body), 'payment ')) !== undefined) payments.add(body.key);
	}
}

/** An open page: it comes back when it is cut off, as a browser does, and loses nothing by it. */
async function keepListening(
	{ newClient, fail, isOver }: Acts,
	{ cookie, name }: { cookie: string; name: number },
	heard: number[],
): Promise<void> {
	const client = newClient();
	for (; !isOver(); await pause(reopenMs)) {
		const status = await client.listen({ path: '/api/live', cookie }, (text) => {
			heard[name] = (heard[name] ?? 0) + text.split('event: changed').length - 1;
		});
		if (!isOver() && status !== 200) fail(status === 0 ? 'stream broke off' : `stream ${status}`);
	}
}

async function keepReading({ newClient, fail, isOver }: Acts, path: string, name: number): Promise<void> {
	const client = newClient();
	for (; !isOver(); await pause(betweenMs)) {
		const answer = await client.ask({ path, from: `10.2.${name}.7` }).catch((error: Error) => error);
		if (answer instanceof Error) fail(`${path} broke off`);
		else if (answer.status !== 200) fail(`${path} ${answer.status}`);
	}
}

/** Buyers reserve, some of them with a page open, some write to the house; the house books payments; visitors look at pages. */
export function startLoad({ port, people: { cookies, keeper }, paths = [] }: Options): Load {
	const acts = createActs(port);
	const [acknowledged, messages, payments] = [new Set<string>(), new Set<string>(), new Set<string>()];
	const newest = new Map<string, string>();
	const heard = cookies.slice(0, openPages).map(() => 0);
	const times: number[] = [performance.now()];
	const onReserved: Reserved = (id, cookie) => {
		acknowledged.add(id);
		newest.set(cookie, id);
		times.push(performance.now());
	};
	const doing = Promise.all([
		...cookies.map((_, name) => keepBuying(acts, { cookies, name }, onReserved)),
		...paths.map((path, name) => keepReading(acts, path, name)),
		keepWriting(acts, { cookies, newest }, messages),
		keepBooking(acts, { keeper, newest }, payments),
	]);
	const hearing = Promise.all(
		heard.map((_, name) => keepListening(acts, { cookie: cookies[name] ?? '', name }, heard)),
	);
	return {
		...{ acknowledged, messages, payments, heard, failures: acts.failures },
		longestPause(since) {
			const from = times.filter((time) => time < since).at(-1) ?? since;
			const seen = [from, ...times.filter((time) => time >= since)];
			return Math.max(0, ...seen.slice(1).map((time, at) => time - (seen[at] ?? time)));
		},
		stop: () => acts.stop(doing, hearing),
	};
}

const codeOf = (text: string): string => {
	try {
		return String(JSON.parse(text).code ?? '');
	} catch {
		return '';
	}
};
