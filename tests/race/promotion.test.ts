import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotion } from '#server/db/schema/promotion.ts';
import { type ApiAnswer, type ApiProcess, postPatiently, startApiProcess } from '../support/api-process.ts';
import { type Buyer, insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { promotionRow } from '../support/promotions.ts';
import { dayIn, type FormChanges, formFor } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

// Two servers start, and hundreds of people buy, on a machine that does other things too.
const secrets = sharedSecrets();
const racers = 200;
const uses = 20;
let database: TestDatabase;
let buyers: Buyer[];
let servers: ApiProcess[];

const startServers = (args: string[] = []): Promise<ApiProcess[]> =>
	Promise.all(
		[1, 2].map(() => startApiProcess({ ...secrets.settings, DATABASE_URL: database.url, DATABASE_POOL: '16' }, args)),
	);
const stopServers = () => Promise.all(servers.map((server) => server.kill('SIGKILL')));

beforeAll(async () => {
	database = await createTestDatabase();
	buyers = await insertBuyers({ queries: database.drizzle, services: secrets.services }, racers);
	await database.drizzle
		.insert(promotion)
		.values([
			promotionRow('twenty', { productIds: ['fifty'], totalLimit: uses }),
			promotionRow('once', { productIds: ['train'], memberLimit: 1 }),
		]);
	servers = await startServers();
});
afterAll(async () => {
	await stopServers();
	await database.drop();
});

const send = (path: string, at: number, body: unknown): Promise<ApiAnswer> =>
	postPatiently(servers[at % servers.length] as ApiProcess, path, {
		cookie: buyers[at % racers]?.cookie ?? '',
		body,
	});
const isSold = ({ status }: ApiAnswer) => status === 200;
const codesOf = (answers: readonly ApiAnswer[]) =>
	new Set(answers.filter((one) => !isSold(one)).map(({ body }) => body.code));

/** Spread over many days, so that only the promotion is fought over. */
const form = (at: number, changes: FormChanges = {}) =>
	formFor('tour', {
		productId: 'fifty',
		order: { on: dayIn(20 + (at % 30)) },
		total: 90_000,
		promotionId: 'twenty',
		...changes,
	});

const usesOf = async (id: string) => {
	const { rows } = await database.pool.query(
		`select used, (select count(*)::int from promotion_use where promotion_id = $1) as held from promotion where id = $1`,
		[id],
	);
	return rows[0];
};

test.each([1, 2, 3])(
	'200 racers at two servers for 20 uses, round %i: 20 get it, 180 are told that it is over',
	async () => {
		const answers = await Promise.all(buyers.map((_, at) => send('/api/reservations', at, form(at))));
		const sold = answers.filter(isSold);
		expect([sold.length, [...codesOf(answers)]]).toEqual([uses, ['promotion-over']]);
		expect(await usesOf('twenty')).toEqual({ used: uses, held: uses });
		// Given back while others still want it: nobody gets one too many, and none is lost.
		const idOf = ({ body }: ApiAnswer) => body.id ?? '';
		const owners = answers.flatMap((answer, at) => (isSold(answer) ? [{ at, id: idOf(answer) }] : []));
		const cancel = { move: 'cancel', percent: 100 };
		const [cancelled, late] = await Promise.all([
			Promise.all(owners.map(({ at, id }) => send(`/api/reservations/${id}/moves?language=en`, at, cancel))),
			Promise.all(buyers.slice(0, 60).map((_, at) => send('/api/reservations', at, form(at)))),
		]);
		expect(cancelled.every(isSold)).toBe(true);
		const kept = late.filter(isSold);
		expect(await usesOf('twenty')).toEqual({ used: kept.length, held: kept.length });
		await Promise.all(
			late.map((answer, at) =>
				isSold(answer) ? send(`/api/reservations/${idOf(answer)}/moves?language=en`, at, cancel) : undefined,
			),
		);
		expect(await usesOf('twenty')).toEqual({ used: 0, held: 0 });
	},
);

test('a member who may use it once sends twenty forms at once, at both servers: one of them gets it', async () => {
	const train = (at: number) => formFor('train', { order: { on: dayIn(20 + at) }, total: 53_800, promotionId: 'once' });
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			(servers[at % 2] as ApiProcess).post('/api/reservations', { cookie: buyers[0]?.cookie ?? '', body: train(at) }),
		),
	);
	expect(answers.filter(isSold)).toHaveLength(1);
	expect([...codesOf(answers)]).toEqual(['promotion-over']);
});

test('after all of it the counters, the uses, places, money and history agree', async () => {
	expect(await truthFaults(database.drizzle)).toEqual([]);
});

test('the same race finds out when the guard is taken out', async () => {
	await stopServers();
	await database.pool.query('alter table promotion drop constraint promotion_within_limit');
	servers = await startServers(['--unguarded-promotion']);
	const answers = await Promise.all(buyers.map((_, at) => send('/api/reservations', at, form(at))));
	expect(answers.filter(isSold).length).toBeGreaterThan(uses);
});
