import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { fillDemoData } from '#server/db/seed/fill-demo-data.ts';
import { fillPageTexts } from '#server/db/seed/fill-page-texts.ts';
import { parseSettings } from '#server/env.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { signIdentity } from '#server/features/session/identity-token.ts';
import { identityCookie, sessionCookie } from '#server/http/identity.ts';
import { openServices } from '#server/open-services.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import type { Services } from '#server/services.ts';
import { type Child, run } from './child.ts';
import type { Target } from './load.ts';

export const [port, barePort, joblessPort, otherPort] = [4933, 4934, 4935, 4936];
const guestCount = 2_000;
export const productCount = 45;
const times = ['11:00', '14:00', '16:30'];
const spreadDays = 90;
const won = 38_000;

/** What a settings file would say; the keys are made for this run. */
type Given = Record<string, string>;
export type Guest = { memberId: string; cookie: string };
export type ReservingHouse = {
	port: number;
	dataDir: string;
	given: Given;
	/** Without the time limits of a server. */
	client: pg.Client;
	guests: Guest[];
	operator: Guest;
	/** Who answers for a house of their own. */
	partner: Guest;
	providerVersion: string;
	/** Without jobs the same statements are made but for those that ask for a job, and nothing is handed on after a commit. */
	startServer(options?: { hasJobs?: boolean; hasPages?: boolean }): Promise<Child>;
	/** Each commit takes so much longer to reach the disk: a cloud disk, or a standby that must have it too. */
	setFlush(ms: number): Promise<void>;
	close(): Promise<void>;
};

/** Made for the run; a house that stays has those it was sealed with. */
async function keysIn(dataDir: string): Promise<string> {
	const key = () => randomBytes(32).toString('base64');
	const file = join(dataDir, 'bench-keys');
	const known = await readFile(file, 'utf8').catch(() => undefined);
	if (known !== undefined) return known;
	const made = `k1:${key()},root:${key()}`;
	await writeFile(file, made);
	return made;
}

/** A database with demonstration data, two thousand members who are logged in, and products with room for everybody. */
export async function openReservingHouse(
	say: (sentence: string) => void,
	at = port,
	/** Where it stays for the next time; otherwise it is gone with the run. */
	keptIn?: string,
): Promise<ReservingHouse> {
	const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'maru-bench-')));
	const embedded = await startEmbedded({ dataDir, onProgress: say });
	const given: Given = {
		PORT: String(at),
		DATA_DIR: dataDir,
		DATABASE_URL: embedded.url,
		PUBLIC_ORIGIN: `http://127.0.0.1:${at}`,
		SECRET_KEYS: await keysIn(dataDir),
		MAX_IN_FLIGHT: '2000',
	};
	const database = connect({ url: embedded.url, poolSize: 2, isPatient: true, onError: () => undefined });
	const client = new pg.Client(embedded.url);
	await client.connect();
	await migrateSchema(database);
	await fillPageTexts(database);
	const services = await openServices(parseSettings(given), database);
	const { rows: known } = await client.query("select 1 from product where id = 'bench-1'");
	if (known.length === 0) {
		await fillDemoData(database, { services, onProgress: say });
		await insertProducts(client, 1, productCount);
		await insertMembers(client, 1, guestCount);
	}
	const { provider = '' } = await findCurrentVersions(database.drizzle, new Date());
	const guests = await logIn(
		{ client, services },
		`email = any(array(select 'bench-' || nth || '@maru.example' from generate_series(1, ${guestCount}) as nth))`,
	);
	const [operator] = await logIn({ client, services }, "email = 'operator@maru.example'");
	const [partner] = await logIn({ client, services }, "email = 'clinic@maru.example'");
	if (!operator || !partner) throw new Error('nobody who keeps a house');
	await database.close();
	return {
		port: at,
		dataDir,
		given,
		client,
		guests,
		operator,
		partner,
		providerVersion: provider,
		async setFlush(ms) {
			await client.query(`alter system set commit_delay = ${ms * 1_000}`);
			await client.query(`alter system set commit_siblings = ${ms > 0 ? 0 : 5}`);
			await client.query('select pg_reload_conf()');
		},
		async startServer({ hasJobs = true, hasPages = false } = {}) {
			const settings = { ...given, ...(!hasJobs && { PORT: String(joblessPort) }) };
			const args = [JSON.stringify(settings), ...(hasJobs ? [] : ['jobless']), ...(hasPages ? ['pages'] : [])];
			const server = run('bench/reserve-server.ts', args, {}, ['--expose-gc']);
			await server.message;
			return server;
		},
		async close() {
			await client.end();
			await embedded.stop();
			if (keptIn === undefined) await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** Copies of one product that differ from it only in room and price; their names are no part of the search. */
export async function insertProducts(client: pg.Client, from: number, to: number): Promise<void> {
	const schedule = { weekdays: [0, 1, 2, 3, 4, 5, 6], times, capacity: 1_000_000_000, leadHours: 12, horizonDays: 180 };
	await client.query(
		`insert into product select made.* from product source, generate_series($1::int, $2::int) as number,
			jsonb_populate_record(source, jsonb_build_object('id', 'bench-' || number, 'schedule', $3::jsonb,
				'price', $4::jsonb)) as made
		where source.id = 'tea-master-ikseon'`,
		[from, to, JSON.stringify(schedule), JSON.stringify({ unit: 'person', won })],
	);
}

/** Without a passport: its number is sealed for the member it was copied from, and their pages would not open it. */
export async function insertMembers(client: pg.Client, from: number, to: number): Promise<void> {
	await client.query(
		`insert into member select made.* from member source, generate_series($1::int, $2::int) as number,
			jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid(),
				'email', 'bench-' || number || '@maru.example', 'reserves_freely', true, 'passport', null)) as made
		where source.email = 'traveller@maru.example'`,
		[from, to],
	);
}

async function logIn({ client, services }: { client: pg.Client; services: Services }, whom: string): Promise<Guest[]> {
	const { rows } = await client.query<{ id: string }>(
		`select id from member where ${whom} order by length(email), email`,
	);
	const expiresAt = new Date(Date.now() + dayMs);
	const logins = rows.map(({ id }) => ({ memberId: id, sessionId: randomUUID(), secret: newSecret() }));
	await client.query(
		`insert into session (id, member_id, secret_hash, is_kept, device, expires_at, ends_at, signed_in_at)
		select id, member_id, secret_hash, false, 'Bench', $4, $4, now()
		from unnest($1::uuid[], $2::uuid[], $3::text[]) as login(id, member_id, secret_hash)`,
		[
			logins.map(({ sessionId }) => sessionId),
			logins.map(({ memberId }) => memberId),
			logins.map(({ secret }) => secretHashOf(secret)),
			expiresAt,
		],
	);
	return Promise.all(
		logins.map(async ({ memberId, sessionId, secret }) => {
			const token = await signIdentity(services, { memberId, sessionId, issuedAt: new Date(), expiresAt });
			return { memberId, cookie: `${sessionCookie}=${secret}; ${identityCookie}=${token}` };
		}),
	);
}

export type Where = { productId: string; on: string; time: string };
const firstDay = () => addDays(koreanDay(new Date()), 3);

export const hotSlot = (): Where => ({ productId: 'bench-1', on: firstDay(), time: times[0] ?? '' });

const anyOf = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)] as Thing;

export const anySlot = (): Where => ({
	productId: `bench-${1 + Math.floor(Math.random() * productCount)}`,
	on: addDays(firstDay(), Math.floor(Math.random() * spreadDays)),
	time: anyOf(times),
});

/** A whole form, as long as a guest's is. */
export function formFor({ productId, on, time }: Where, providerVersion: string): ReservationForm {
	return {
		key: randomUUID(),
		productId,
		order: { on, to: null, time, persons: { adult: 1, child: 0, infant: 0 }, units: 1, choices: {} },
		total: won,
		details: {},
		lead: {
			firstName: 'Siriporn',
			lastName: 'Wongsakul',
			birthOn: '1992-04-13',
			gender: 'female',
			country: 'TH',
			email: 'traveller@maru.example',
			phone: '+66812345678',
		},
		travellers: [],
		usesKeptPassport: false,
		needs: { halal: 'muslim-friendly', flags: ['prayer-room'], childSeats: 0 },
		contents: 'ขอชาที่ไม่มีคาเฟอีนหนึ่งชุด และขอที่นั่งริมหน้าต่างถ้าเป็นไปได้ ขอบคุณมากค่ะ',
		agreements: { provider: providerVersion },
		language: 'th',
	};
}

/** Reservations by one guest after another. */
export function reservingAt(
	at: number,
	{ guests, providerVersion }: Pick<ReservingHouse, 'guests' | 'providerVersion'>,
	where: () => Where,
): Target {
	let turn = 0;
	return {
		url: `http://127.0.0.1:${at}/api/reservations`,
		next: () => {
			turn = (turn + 1) % guests.length;
			return {
				headers: {
					'content-type': 'application/json',
					'sec-fetch-site': 'same-origin',
					cookie: guests[turn]?.cookie ?? '',
				},
				body: JSON.stringify(formFor(where(), providerVersion)),
			};
		},
	};
}
