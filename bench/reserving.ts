import { type Child, run } from './child.ts';
import { costOf, cpuWords, readCpu } from './cpu.ts';
import { compare, load } from './load.ts';
import type { ReservingHouse } from './reserving-house.ts';
import {
	anySlot,
	barePort,
	formFor,
	hotSlot,
	joblessPort,
	openReservingHouse,
	port,
	reservingAt,
	type Where,
} from './reserving-house.ts';
import { type AddRow, noGoal, ratioRow } from './row.ts';
import { measureMovesAndMessages } from './writes.ts';

const goal = 0.5;
/** A cloud disk, or a standby in the same city that must have each commit. */
const slowFlushMs = 5;
const slowGoal = 0.6;

/** Reservations a second through the whole stack: all for one slot, and spread over many. */
export async function measureReserving(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say);
	const server = await house.startServer();
	const bare = await startBare(house, say);
	try {
		const against = (what: string, where: () => Where) =>
			compare(reservingAt(port, house, where), reservingAt(barePort, house, where)).then((result) =>
				add(ratioRow(`reserving, ${what}: against a bare handler with pg and the same statements`, result, goal)),
			);
		await against('all in one slot', hotSlot);
		await against('spread over 45 products and 90 days', anySlot);
		await measureCpu(add, house, server);
		await measureSlowFlush(add, house);
		await requireExact(house);
		await measureMovesAndMessages(add, house, server);
	} finally {
		await Promise.all([bare.stop(), server.stop()]);
		await house.close();
	}
}

async function startBare(house: ReservingHouse, say: (sentence: string) => void): Promise<Child> {
	const secret = /TID_SES=([\w-]+)/.exec(house.guests[0]?.cookie ?? '')?.[1] ?? '';
	const form = JSON.stringify(formFor(anySlot(), house.providerVersion));
	const bare = run('bench/bare-reserve.ts', [String(barePort), JSON.stringify(house.given), form, secret]);
	const statements = (await bare.message) as string[];
	say(`A reservation is ${statements.length} statements, begin and commit besides.`);
	return bare;
}

async function measureCpu(add: AddRow, house: ReservingHouse, server: Child): Promise<void> {
	const before = await readCpu(server, house.dataDir);
	const { answers } = await load(reservingAt(port, house, anySlot));
	const cost = costOf(before, await readCpu(server, house.dataDir), answers);
	add({ what: 'one reservation, CPU of server and database', reached: cpuWords(cost), goal: noGoal, isReached: true });
}

/** Whoever notified in the transaction would wait for each other's flush: then this is a few hundredths. */
async function measureSlowFlush(add: AddRow, house: ReservingHouse): Promise<void> {
	const jobless = await house.startServer({ hasJobs: false });
	await house.setFlush(slowFlushMs);
	try {
		const result = await compare(reservingAt(port, house, anySlot), reservingAt(joblessPort, house, anySlot));
		const what = `reserving, each flush ${slowFlushMs} ms longer: against the same statements without any job`;
		add(ratioRow(what, result, slowGoal));
	} finally {
		await house.setFlush(0);
		await jobless.stop();
	}
}

/** Figures of a counter that counts wrong are worth nothing. */
async function requireExact({ client }: ReservingHouse): Promise<void> {
	const { rows } = await client.query<{ wrong: number }>(`
		select count(*)::int as wrong from slot full join (
			select product_id, on_day, coalesce(time, '') as time, count(*) as held from reservation
			where product_id like 'bench-%' group by 1, 2, 3
		) as counted using (product_id, on_day, time)
		where product_id like 'bench-%' and taken is distinct from held`);
	if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} slots do not hold what was reserved`);
}
