import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { type Buyer, insertBuyers, rooms, sharedSecrets } from '../support/buyers.ts';
import { judgeRace, runRace } from '../support/race.ts';
import { dayIn, type FormChanges, formFor } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

// Two servers start, and thousands of people buy, on a machine that does other things too.
const secrets = sharedSecrets();
const racers = 500;
let database: TestDatabase;
let buyers: Buyer[];
/** Two who are bounded as everybody is. */
let nuisances: Buyer[];
let servers: ApiProcess[];

const startServers = (args: string[] = []): Promise<ApiProcess[]> =>
	Promise.all(
		[1, 2].map(() => startApiProcess({ ...secrets.settings, DATABASE_URL: database.url, DATABASE_POOL: '16' }, args)),
	);
const stopServers = () => Promise.all(servers.map((server) => server.kill('SIGKILL')));

beforeAll(async () => {
	database = await createTestDatabase();
	const made = await insertBuyers({ queries: database.drizzle, services: secrets.services }, racers + 2);
	[buyers, nuisances] = [made.slice(0, racers), made.slice(racers)];
	servers = await startServers();
});
afterAll(async () => {
	await stopServers();
	await database.drop();
});

const race = () => ({ pool: database.pool, servers, buyers });
const party = (adult: number) => ({ adult, child: 0, infant: 0 });

/** Every buyer wants the same slot, with a party of so many. */
async function raceFor(productId: string, on: string, adultsOf: (at: number) => number = () => 1) {
	const form = (at: number, changes: FormChanges = {}) =>
		formFor('tour', { productId, order: { on, persons: party(adultsOf(at)) }, ...changes });
	return judgeRace(race(), { runs: await runRace(race(), form), days: [on] });
}

test.each([1, 2, 3])('500 buyers for 50 places, round %i: 50 are sold, 450 refused', async (round) => {
	expect(await raceFor('fifty', dayIn(20 + round))).toEqual({ sold: 50, taken: [50] });
});

test.each([1, 2, 3])('500 buyers for one place, round %i: one is sold', async (round) => {
	expect(await raceFor('one', dayIn(20 + round))).toEqual({ sold: 1, taken: [1] });
});

test.each([1, 2])('500 parties of three for 50 places, round %i: 16 are sold, and two places stay', async (round) => {
	expect(await raceFor('fifty', dayIn(30 + round), () => 3)).toEqual({ sold: 16, taken: [48] });
});

test('parties of one to four: nobody is refused for whom there is room', async () => {
	const { taken } = await raceFor('fifty', dayIn(40), (at) => (at % 4) + 1);
	expect(taken[0]).toBeGreaterThan(46);
});

test.each([1, 2, 3])(
	'500 stays whose nights overlap, round %i: no night is oversold, nobody waits in a ring',
	async (round) => {
		const from = dayIn(20 + 30 * (round - 1));
		const random = (most: number) => Math.floor(Math.random() * most);
		const stay = () => {
			const on = addDays(from, random(10));
			const units = 1 + random(2);
			return formFor('hotel', {
				productId: 'rooms',
				order: { on, to: addDays(on, 1 + random(5)), units, persons: party(units * 2) },
			});
		};
		const days = Array.from({ length: 15 }, (_, at) => addDays(from, at));
		const { taken } = await judgeRace(race(), { runs: await runRace(race(), stay), days });
		// So many want them that the nights everybody shares are full, or a room short of it: who wanted that one also
		// wanted a night that was full, which judgeRace has made sure of.
		expect(Math.min(...taken.slice(4, 10))).toBeGreaterThanOrEqual(rooms - 1);
	},
);

test('the same key twenty times at once, at both servers: one reservation, twenty equal answers', async () => {
	const [{ cookie, id } = { cookie: '', id: '' }] = buyers;
	const form = formFor('tour', { productId: 'fifty', order: { on: dayIn(60), persons: party(3) } });
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) => servers[at % 2]?.post('/api/reservations', { cookie, body: form })),
	);
	expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(200));
	expect(new Set(answers.map((answer) => JSON.stringify(answer?.body))).size).toBe(1);
	const { rows } = await database.pool.query(
		`select (select count(*)::int from reservation where member_id = $1 and on_day = $2) as reservations,
			(select taken from slot where product_id = 'fifty' and on_day = $2) as taken`,
		[id, dayIn(60)],
	);
	expect(rows).toEqual([{ reservations: 1, taken: 3 }]);
});

test.each([
	{ isProved: false, most: 3 },
	{ isProved: true, most: 10 },
])('one account that fires forty at once at both servers holds no more than $most', async ({ isProved, most }) => {
	const buyer = nuisances[isProved ? 1 : 0] as Buyer;
	await database.pool.query(
		'update member set reserves_freely = false, email_verified_at = case when $2 then now() end where id = $1',
		[buyer.id, isProved],
	);
	const one = { servers, pool: database.pool, buyers: Array.from({ length: 40 }, () => buyer) };
	const runs = await runRace(one, (at) => formFor('tour', { order: { on: dayIn(65 + at), persons: party(2) } }));
	expect(new Set(runs.map(({ answer }) => answer.status))).toEqual(new Set([200, 409]));
	expect(runs.filter(({ answer }) => answer.status === 200)).toHaveLength(most);
	const { rows } = await database.pool.query<{ count: number }>(
		'select count(*)::int as count from reservation where member_id = $1',
		[buyer.id],
	);
	expect(rows).toEqual([{ count: most }]);
});

test('after all of it places, money and history agree', async () => {
	expect(await truthFaults(database.drizzle)).toEqual([]);
});

test('the same race finds out when the guard is taken out', async () => {
	await stopServers();
	await database.pool.query('alter table slot drop constraint slot_never_oversold');
	servers = await startServers(['--unguarded']);
	const rounds = async () => {
		for (let round = 0; round < 5; round += 1) await raceFor('one', dayIn(80 + round));
	};
	await expect(rounds()).rejects.toThrow('oversold');
});
