import { type ClientRequest, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sendNudge } from '#server/features/live/nudge.repo.ts';
import { type Child, run } from './child.ts';
import { readCpu } from './cpu.ts';
import { type Guest, openReservingHouse, port } from './reserving-house.ts';
import { type AddRow, noGoal } from './row.ts';

export const streamCount = 2_000;
const idleSeconds = 60;
const singleTries = 50;
const openAtOnce = 100;

export type Stream = { memberId: string; last: number; request: ClientRequest; isOver: boolean };
/** Called with each hint that a stream hears. */
let onHint: (stream: Stream) => void = () => undefined;

function openStream({ memberId, cookie }: Guest, to: number): Promise<Stream> {
	return new Promise((resolve, reject) => {
		const request = get(`http://127.0.0.1:${to}/api/live`, { agent: false, headers: { cookie } }, (answer) => {
			const stream = { memberId, last: 0, request, isOver: false };
			if (answer.statusCode !== 200) return reject(new Error(`a stream was answered with ${answer.statusCode}`));
			answer.setEncoding('utf8');
			answer.on('data', (text: string) => {
				const last = /^id: (\d+)$/m.exec(text)?.[1];
				if (last === undefined) return;
				stream.last = Number(last);
				onHint(stream);
				resolve(stream);
			});
			answer.on('close', () => {
				stream.isOver = true;
			});
			answer.on('error', () => undefined);
		});
		request.on('error', reject);
	});
}

export async function openAll(guests: readonly Guest[], to = port): Promise<Stream[]> {
	const streams: Stream[] = [];
	for (let from = 0; from < guests.length; from += openAtOnce)
		streams.push(...(await Promise.all(guests.slice(from, from + openAtOnce).map((guest) => openStream(guest, to)))));
	return streams;
}

/** As telling does it: an event, a row for each, and the nudge after the commit. */
async function tell(pool: pg.Pool, memberIds: readonly string[]): Promise<void> {
	await pool.query(
		`with happened as (insert into event (kind, subject_kind, subject_id, actor_kind, member_ids, organisation_ids, facts, at)
			values ('reservation.confirm', 'reservation', gen_random_uuid()::text, 'clock', $1::uuid[], '{}', '{}', now()) returning *)
		insert into notification (member_id, event_id, subject_kind, subject_id, is_silent, at)
		select reader, id, subject_kind, subject_id, false, at from happened, unnest($1::uuid[]) as reader`,
		[memberIds],
	);
	await sendNudge(pool, memberIds);
}

/** How long after the nudge each of them heard, in ms, the quickest first. */
async function hearing(pool: pg.Pool, memberIds: readonly string[]): Promise<number[]> {
	const [missing, took] = [new Set(memberIds), [] as number[]];
	const all = Promise.withResolvers<void>();
	let since = Number.POSITIVE_INFINITY;
	onHint = ({ memberId }) => {
		if (!missing.delete(memberId)) return;
		took.push(performance.now() - since);
		if (missing.size === 0) all.resolve();
	};
	since = performance.now();
	await tell(pool, memberIds);
	await all.promise;
	return took.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], part: number) =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const ms = (value: number) => `${value.toFixed(0)} ms`;
const told = (sorted: readonly number[]) =>
	`p50 ${ms(at(sorted, 0.5))}, p95 ${ms(at(sorted, 0.95))}, slowest ${ms(at(sorted, 1))}`;

type Memory = { rss: number; heap: number };
const memoryOf = async (server: Child) => (await server.ask('memory')) as Memory;

/** Many windows of members, each with a stream of its own. */
export async function measureLive(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say);
	const pool = new pg.Pool({ connectionString: house.given.DATABASE_URL, max: 2 });
	const server = run('bench/live-server.ts', [JSON.stringify(house.given)], { NODE_OPTIONS: '--expose-gc' });
	try {
		await server.message;
		const guests = house.guests.slice(0, streamCount);
		// What any request brings with it is not the streams'.
		const [first] = await openAll(guests.slice(0, 1));
		first?.request.destroy();
		await pause(2_000);
		const before = await memoryOf(server);
		const began = performance.now();
		const streams = await openAll(guests);
		const seconds = (performance.now() - began) / 1000;
		say(`${streams.length} streams were open after ${seconds.toFixed(1)} s.`);
		await pause(2_000);
		const after = await memoryOf(server);
		const count = (await server.ask('streams')) as number;
		add({
			what: 'streams held open by one server',
			reached: String(count),
			goal: String(streamCount),
			isReached: count >= streamCount,
		});
		const per = (one: number, other: number) => ((other - one) / count / 1024).toFixed(0);
		add({
			what: 'memory a stream (of the process, of its heap)',
			reached: `${per(before.rss, after.rss)} kB and ${per(before.heap, after.heap)} kB`,
			...{ goal: noGoal, isReached: true },
		});

		const idle = await readCpu(server, house.dataDir);
		await pause(idleSeconds * 1000);
		const later = await readCpu(server, house.dataDir);
		const share = (one = 0, other = 0) => `${((other - one) / idleSeconds / 10).toFixed(1)} %`;
		add({
			what: `${count} idle streams: CPU of server and database, of one core`,
			reached: `${share(idle.server, later.server)} and ${share(idle.database, later.database)}`,
			...{ goal: noGoal, isReached: true },
		});

		const single: number[] = [];
		for (let attempt = 0; attempt < singleTries; attempt += 1)
			single.push(...(await hearing(pool, [guests[(attempt * 37) % guests.length]?.memberId ?? ''])));
		single.sort((a, b) => a - b);
		add({
			what: `a hint to one of ${count}, from its writing`,
			reached: told(single),
			goal: '1,000 ms',
			isReached: at(single, 0.95) < 1_000,
		});
		const everybody = await hearing(
			pool,
			guests.map(({ memberId }) => memberId),
		);
		add({
			what: `a hint to all ${count}, from its writing`,
			reached: told(everybody),
			goal: '1,000 ms',
			isReached: at(everybody, 0.95) < 1_000,
		});

		const stopping = performance.now();
		await server.ask('close');
		while (streams.some(({ isOver }) => !isOver)) await pause(5);
		add({
			what: `all ${count} streams closed at a stop`,
			reached: ms(performance.now() - stopping),
			goal: noGoal,
			isReached: true,
		});
	} finally {
		onHint = () => undefined;
		await server.stop();
		await pool.end();
		await house.close();
	}
}
