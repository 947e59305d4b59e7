import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { type ApiAnswer, type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { type Buyer, insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { kill } from '../support/embedded-folder.ts';
import { processesNaming } from '../support/product.ts';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { layWire, type Wire } from '../support/wire.ts';

// A database of its own is made, and recovers from being killed, on a machine that does other things too.
/** One wish: whose, and the form with its key. What was heard of it: an answer, or nothing. */
type Wish = { buyer: Buyer; form: ReservationForm; heard: ApiAnswer | undefined };

const secrets = sharedSecrets();
let dataDir: string;
let postgres: EmbeddedPostgres;
let wire: Wire;
let buyers: Buyer[];
let server: ApiProcess;

const portOf = ({ url }: EmbeddedPostgres) => Number(new URL(url).port);
const startDatabase = () => startEmbedded({ dataDir, onProgress: () => undefined });

const startServer = () => {
	const url = new URL(postgres.url);
	url.port = String(wire.port);
	return startApiProcess({ ...secrets.settings, DATABASE_URL: url.href, DATABASE_POOL: '12' });
};

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
	const database = connect({ url: postgres.url, poolSize: 2, onError: () => undefined });
	return work(database).finally(() => database.close());
}

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-crash-'));
	postgres = await startDatabase();
	buyers = await withDatabase(async (database) => {
		await migrateSchema(database);
		return insertBuyers({ queries: database.drizzle, services: secrets.services }, 40);
	});
	wire = await layWire(portOf(postgres));
	server = await startServer();
});
afterAll(async () => {
	await server?.kill('SIGKILL');
	wire?.close();
	await postgres?.stop();
	for (const pid of processesNaming(dataDir)) kill(pid);
	await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

/** More than the places of a day; every stream has days of its own. */
const wishesFor = (firstDay: number): Wish[] =>
	Array.from({ length: 240 }, (_, at) => ({
		buyer: buyers[at % buyers.length] as Buyer,
		form: formFor('tour', {
			productId: 'fifty',
			order: { on: dayIn(firstDay + (at % 3)), persons: { adult: 1 + (at % 2), child: 0, infant: 0 } },
		}),
		heard: undefined,
	}));

const ask = async (wish: Wish): Promise<ApiAnswer | undefined> =>
	server
		.post('/api/reservations', { cookie: wish.buyer.cookie, body: wish.form })
		// The line broke: nobody knows what became of it.
		.catch(() => undefined);

/** Asks for all of them, twelve at a time; calls the disaster when so many were told yes. */
async function stream(wishes: Wish[], { after, disaster }: { after: number; disaster: () => void }): Promise<void> {
	const line = [...wishes];
	let told = 0;
	const serve = async () => {
		for (let wish = line.shift(); wish; wish = line.shift()) {
			wish.heard = await ask(wish);
			if (wish.heard?.status === 200) {
				told += 1;
				if (told === after) disaster();
			}
		}
	};
	await Promise.all(Array.from({ length: 12 }, serve));
	expect(told).toBeGreaterThanOrEqual(after);
}

/** Who could not be served while the database was away was told to come back, and nothing else. */
const strangeAnswers = (wishes: Wish[]) =>
	wishes.map(({ heard }) => heard).filter((heard) => ![200, 409, 503].includes(heard?.status ?? 0));

/** Everybody asks again with the same key, whatever they heard: the acknowledged get the very same answer. */
async function repeatAll(wishes: Wish[]): Promise<void> {
	const line = [...wishes];
	const serve = async () => {
		for (let wish = line.shift(); wish; wish = line.shift()) {
			const again = await ask(wish);
			expect([200, 409]).toContain(again?.status);
			if (wish.heard?.status === 200) expect(again).toEqual(wish.heard);
			wish.heard = again;
		}
	};
	await Promise.all(Array.from({ length: 12 }, serve));
}

/** Each once: reservation, first line of its history, consent, both mails; and the slots count what is held. */
async function expectEachOnce(wishes: Wish[], firstDay: number): Promise<void> {
	const days = [0, 1, 2].map((day) => dayIn(firstDay + day));
	const sold = wishes.filter(({ heard }) => heard?.status === 200);
	const { kept, keys, mails, slots } = await withDatabase(async ({ pool }) => ({
		kept: await pool.query(
			`select id, code, status, (persons ->> 'adult')::int as adults,
				(select count(*)::int from reservation_event e where e.reservation_id = r.id) as events,
				(select count(*)::int from consent c where c.reservation_id = r.id) as consents
			from reservation r where on_day = any($1)`,
			[days],
		),
		keys: await pool.query(
			`select answer ->> 'id' as id from idempotency where answer ->> 'id' in
				(select id::text from reservation where on_day = any($1))`,
			[days],
		),
		mails: await pool.query(`select (select count(*)::int from reservation) as reservations,
			(select count(*)::int from mail where address like 'buyer-%') as guests,
			(select count(*)::int from mail where address = 'partner@maru.example') as providers,
			(select count(*)::int from (select member_id, count(*) from reservation group by 1 except
				select member_id, count(*) from mail where address like 'buyer-%' group by 1)) as unequal`),
		slots: await pool.query(
			`select coalesce(sum(taken), 0)::int as taken, bool_and(taken <= capacity) as fits from slot where on_day = any($1)`,
			[days],
		),
	}));
	const answers = sold.map(({ heard }) => heard?.body.id).sort();
	expect(new Set(answers).size).toBe(sold.length);
	expect(kept.rows.map(({ id }) => id).sort()).toEqual(answers);
	expect(keys.rows.map(({ id }) => id).sort()).toEqual(answers);
	for (const row of kept.rows) expect(row).toMatchObject({ events: 1, consents: 1, status: 'confirmed' });
	const { reservations } = mails.rows[0];
	expect(mails.rows[0]).toEqual({ reservations, guests: reservations, providers: reservations, unequal: 0 });
	expect(slots.rows[0]).toEqual({ taken: kept.rows.reduce((sum, { adults }) => sum + adults, 0), fits: true });
}

test('kill -9 of the server in a stream of reservations: what was acknowledged is there, and nothing is there twice', async () => {
	const wishes = wishesFor(20);
	await stream(wishes, { after: 30, disaster: () => void server.kill('SIGKILL') });
	expect(server.isRunning()).toBe(false);
	expect(wishes.filter(({ heard }) => heard === undefined).length).toBeGreaterThan(100);
	server = await startServer();
	await repeatAll(wishes);
	await expectEachOnce(wishes, 20);
});

test('kill -9 of the database in a stream of reservations: the server stays up, and the same holds', async () => {
	const wishes = wishesFor(30);
	const pid = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
	await stream(wishes, { after: 30, disaster: () => process.kill(pid, 'SIGKILL') });
	expect(strangeAnswers(wishes)).toEqual([]);
	expect(wishes.some(({ heard }) => heard?.status === 503)).toBe(true);
	expect([server.isRunning(), await server.status('/healthz'), await server.status('/readyz')]).toEqual([
		true,
		200,
		503,
	]);
	postgres = await startDatabase();
	wire.lead(portOf(postgres));
	await expect.poll(() => server.status('/readyz')).toBe(200);
	await repeatAll(wishes);
	await expectEachOnce(wishes, 30);
});

test('a line to the database that breaks again and again takes nothing down and loses nothing', async () => {
	const wishes = wishesFor(40);
	const breakLine = async () => {
		for (let times = 0; times < 4; times += 1) {
			wire.cut();
			await wire.mend();
			await new Promise((resolve) => setTimeout(resolve, 40));
		}
	};
	let broken: Promise<void> | undefined;
	await stream(wishes, {
		after: 30,
		disaster: () => {
			broken = breakLine();
		},
	});
	await broken;
	expect(strangeAnswers(wishes)).toEqual([]);
	expect(wishes.some(({ heard }) => heard?.status === 503)).toBe(true);
	expect(server.isRunning()).toBe(true);
	await expect.poll(() => server.status('/readyz')).toBe(200);
	await repeatAll(wishes);
	await expectEachOnce(wishes, 40);
});

test('the same check finds out when the keys are forgotten', async () => {
	const wishes = wishesFor(50).slice(0, 24);
	await stream(wishes, { after: 24, disaster: () => undefined });
	await withDatabase(({ pool }) => pool.query('truncate idempotency'));
	await expect(repeatAll(wishes)).rejects.toThrow();
	await expect(expectEachOnce(wishes, 50)).rejects.toThrow();
});
