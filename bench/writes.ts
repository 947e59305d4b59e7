import { randomUUID } from 'node:crypto';
import type { Child } from './child.ts';
import { type Cpu, costOf, cpuWords, readCpu } from './cpu.ts';
import { anySlot, formFor, type Guest, port, type ReservingHouse } from './reserving-house.ts';
import type { AddRow } from './row.ts';

/** As many browsers as ask at once elsewhere. */
const browsers = 20;
const [moveGoal, messageGoal] = [5, 3];

type Asked = { path: string; cookie: string; body: unknown };

async function post({ path, cookie, body }: Asked): Promise<unknown> {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
	return answer.json();
}

/** Each once, some at a time; what each was answered. */
async function postAll(all: readonly Asked[]): Promise<unknown[]> {
	const answers: unknown[] = [];
	const left = all.entries();
	await Promise.all(
		Array.from({ length: browsers }, async () => {
			for (const [at, asked] of left) answers[at] = await post(asked);
		}),
	);
	return answers;
}

/** The first tenth warms up what the others are measured by. */
async function costOfAll(all: readonly Asked[], server: Child, dataDir: string): Promise<Cpu> {
	const warming = Math.floor(all.length / 10);
	await postAll(all.slice(0, warming));
	const before = await readCpu(server, dataDir);
	await postAll(all.slice(warming));
	return costOf(before, await readCpu(server, dataDir), all.length - warming);
}

function addCost(add: AddRow, what: string, cost: Cpu, goal: number): void {
	const isReached = cost.server + (cost.database ?? 0) <= goal;
	add({ what: `${what}, CPU of server and database`, reached: cpuWords(cost), goal: `${goal} ms`, isReached });
}

/** One guest each, so that nobody writes more than one may. */
async function reserveEach({ guests, providerVersion }: ReservingHouse): Promise<{ id: string; guest: Guest }[]> {
	const forms = guests.map(({ cookie }) => ({
		path: '/api/reservations',
		cookie,
		body: formFor(anySlot(), providerVersion),
	}));
	const made = (await postAll(forms)) as { id: string }[];
	return guests.map((guest, at) => ({ id: made[at]?.id ?? '', guest }));
}

/** What a guest writes to the house about a reservation, and what cancelling it costs. */
export async function measureMovesAndMessages(add: AddRow, house: ReservingHouse, server: Child): Promise<void> {
	const reserved = await reserveEach(house);
	const opened = (await postAll(
		reserved.map(({ id, guest: { cookie } }) => ({ path: `/api/reservations/${id}/thread`, cookie, body: {} })),
	)) as { threadId: string }[];
	const text = 'สวัสดีค่ะ ขอสอบถามว่ามีที่จอดรถใกล้ ๆ ไหมคะ และควรไปถึงก่อนเวลากี่นาที';
	const written = reserved.map(({ guest: { cookie } }, at) => ({
		path: `/api/threads/${opened[at]?.threadId}/messages`,
		cookie,
		body: { key: randomUUID(), text, language: 'th' },
	}));
	addCost(add, 'one message of a guest', await costOfAll(written, server, house.dataDir), messageGoal);
	const cancelled = reserved.map(({ id, guest: { cookie } }) => ({
		path: `/api/reservations/${id}/moves?language=th`,
		cookie,
		body: { move: 'cancel', percent: 100 },
	}));
	addCost(add, 'one move (a guest cancels)', await costOfAll(cancelled, server, house.dataDir), moveGoal);
}
