import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import { mostAMinute, mostFailures } from '#domain/running/failure.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { noteBackup } from '#server/backup/note-backup.ts';
import { failure } from '#server/db/schema/failure.ts';
import { mail } from '#server/db/schema/mail.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { noteFailures } from './note-failure.ts';
import { sweepFailures } from './sweep-failures.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const running = async () => (await house.call('operator', 'GET /api/running')).body;
const addJob = async (facts: { attempts: number; lastError: string | null; minutes?: number }) => {
	const { rows } = await house.database.pool.query(
		`select id::text from graphile_worker.add_job('sweep-mails', '{}', run_at => now() - $1 * interval '1 minute', max_attempts => 5)`,
		[facts.minutes ?? 0],
	);
	await house.database.pool.query(
		'update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1',
		[rows[0].id, facts.attempts, facts.lastError],
	);
	return rows[0].id as string;
};
const failed = (number: string) => ({
	...{ number, method: 'GET', route: '/api/products/:id', status: 500, code: 'internal', type: 'Error' },
	...{ message: 'a member without a row', stack: '    at somewhere' },
});
const numbersOf = async (query = '') =>
	(await house.call('operator', `GET /api/failures${query}`)).body.items.map(
		({ number }: { number: string }) => number,
	);

test('how the house runs is one answer: queue, mails, failures, sizes, version and migrations', async () => {
	const { health, checks, version, migrations, sizes, switches, backup } = await running();
	// All is well but that nobody has backed anything up yet.
	expect(health).toBe('watch');
	expect(checks.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`)).toEqual([
		...['jobs good', 'mails good', 'failures good', 'backup watch'],
	]);
	expect(backup).toBeNull();
	expect(version).toMatch(/^\d+\.\d+\.\d+/);
	expect(migrations.count).toBeGreaterThan(40);
	expect(sizes.databaseBytes).toBeGreaterThan(1_000_000);
	expect(switches).toEqual({ isJoinOpen: true, isVideoOn: true, maintenance: null });
});

test('a mail server that takes nothing is told long before its mails are given up', async () => {
	const minutesAgo = (minutes: number) => new Date(house.clock.now().getTime() - minutes * 60_000);
	const row = { address: 'linh@mail.example', locale: 'en' as const, template: 'password-reset', data: {} };
	const state = async () => (await running()).checks.find(({ name }: { name: string }) => name === 'mails').state;
	await house.queries.insert(mail).values([
		{ ...row, attempts: 6, lastError: 'ESOCKET', createdAt: minutesAgo(11) },
		{ ...row, attempts: 0, createdAt: minutesAgo(1) },
	]);
	expect((await running()).mails).toMatchObject({ queued: 2, stuck: 1, stuckMinutes: 11 });
	expect(await state()).toBe('bad');
	// Younger ones go out: it is that one's address.
	await house.queries.insert(mail).values({ ...row, status: 'sent', createdAt: minutesAgo(5), sentAt: minutesAgo(5) });
	expect(await state()).toBe('watch');
	await house.queries.delete(mail);
	expect(await state()).toBe('good');
});

test('an address that never existed is a reason to look for a day; it stays counted', async () => {
	const hoursAgo = (hours: number) => new Date(house.clock.now().getTime() - hours * 3_600_000);
	const row = { address: 'lihn@mail.example', locale: 'en' as const, template: 'password-reset', data: {} };
	const gone = { ...row, status: 'failed' as const, attempts: 1, lastError: 'EENVELOPE 550' };
	const mails = async () => {
		const now = await running();
		return [now.checks.find(({ name }: { name: string }) => name === 'mails').state, now.mails.failed];
	};
	await house.queries.insert(mail).values({ ...gone, createdAt: hoursAgo(30) });
	expect(await mails()).toEqual(['good', 1]);
	await house.queries.insert(mail).values({ ...gone, createdAt: hoursAgo(2) });
	expect(await mails()).toEqual(['watch', 2]);
	await house.queries.delete(mail);
	await house.queries.insert(mail).values({ ...gone, lastError: 'ESOCKET', createdAt: hoursAgo(30) });
	expect(await mails(), 'a way out that was shut').toEqual(['watch', 1]);
	await house.queries.delete(mail);
});

test('the last backup is told: when, which, how large', async () => {
	const now = house.clock.now();
	const table = { bytes: 400 } as Manifest['tables'][number];
	const manifest = { tables: [table, table], files: { total: 200 } } as Manifest;
	await noteBackup(house.queries, { name: 'maru-1', manifest, now: new Date(now.getTime() - 9 * dayMs) });
	expect((await running()).checks.at(-1)).toEqual({ name: 'backup', state: 'bad' });
	await noteBackup(house.queries, { name: 'maru-2', manifest, now });
	const { backup, health } = await running();
	expect(backup).toEqual({ at: now.toISOString(), name: 'maru-2', bytes: 1_000 });
	expect(health).toBe('good');
});

test('a job that was given up is seen, tried again with all its tries, and that is recorded', async () => {
	const id = await addJob({ attempts: 5, lastError: 'sweep-mails failed: ECONNREFUSED' });
	await addJob({ attempts: 0, lastError: null });
	expect((await running()).checks[0]).toEqual({ name: 'jobs', state: 'watch' });
	const { items } = (await house.call('operator', 'GET /api/jobs')).body;
	expect(items).toMatchObject([{ id, task: 'sweep-mails', state: 'given-up', attempts: 5 }]);
	expect((await house.call('operator', 'GET /api/jobs?list=all')).body.total).toBe(2);
	expect((await house.call('operator', `POST /api/jobs/${id}/retry`)).status).toBe(200);
	expect(
		(await house.call('operator', 'GET /api/jobs?list=all')).body.items.find((job: { id: string }) => job.id === id),
	).toMatchObject({ attempts: 0, state: 'failing' });
	expect((await house.call('operator', 'POST /api/jobs/999999999/retry')).status).toBe(404);
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({
		event: 'site.job-retried',
		details: { task: 'sweep-mails' },
	});
});

test('a queue that nobody works on is trouble', async () => {
	await addJob({ attempts: 0, lastError: null, minutes: 20 });
	const { health, jobs } = await running();
	expect(health).toBe('bad');
	expect(jobs.lateMinutes).toBeGreaterThanOrEqual(19);
});

test('what failed is found by the number that is read out, and by nothing else', async () => {
	const note = noteFailures(house);
	note(failed('9f2c41aa-0000-4000-8000-000000000001'));
	note(failed('1b2c41aa-0000-4000-8000-000000000002'));
	await expect.poll(() => numbersOf()).toHaveLength(2);
	expect(await numbersOf('?number=9F2C')).toEqual(['9f2c41aa-0000-4000-8000-000000000001']);
	expect(await numbersOf('?number=9f2c41aa-0000-4000-8000-000000000001')).toHaveLength(1);
	expect(await numbersOf('?number=ffff')).toEqual([]);
	expect(await numbersOf('?number=%25%25%25%25')).toEqual([]);
});

test('a request that fails leaves its number, and nothing that was sent with it', async () => {
	await house.queries.delete(failure);
	await house.queries.execute(sql`alter table notice rename to notice_away`);
	const answer = await house.call('visitor', 'GET /api/notices?language=en&search=Siriporn');
	await house.queries.execute(sql`alter table notice_away rename to notice`);
	expect(answer.status).toBe(500);
	await expect.poll(() => numbersOf()).toEqual([answer.body.requestId]);
	const [row] = await house.queries.select().from(failure);
	expect(row).toMatchObject({ method: 'GET', route: '/api/notices', status: 500, code: 'internal' });
	expect(row?.message, 'what kind of trouble the database had').toBe('SQLSTATE 42P01 undefined_table');
	expect(JSON.stringify(row)).not.toContain('Siriporn');
});

test('a minute of failures writes some lines and no more; what is old goes, and what is too much', async () => {
	await house.queries.delete(failure);
	const note = noteFailures(house);
	for (let n = 0; n < mostAMinute + 20; n += 1) note(failed(`${n}`.padStart(8, '0')));
	await expect.poll(async () => (await house.call('operator', 'GET /api/failures')).body.total).toBe(mostAMinute);
	await house.database.pool.query(
		`insert into failure (number, at, method, route, status, code, type, message, stack)
		select n::text, now() - interval '1 hour' - n * interval '1 second', 'GET', '/', 500, 'internal', 'Error', '', '' from generate_series(1, $1::int) n`,
		[mostFailures],
	);
	await sweepFailures(house);
	expect((await house.queries.select().from(failure)).length).toBe(mostFailures);
	house.clock.pass({ days: 31 });
	await sweepFailures(house);
	expect(await house.queries.select().from(failure)).toEqual([]);
});

test('sign-ups are closed and opened; who comes meanwhile is told, before and after the form', async () => {
	expect((await house.call('operator', 'PUT /api/switches/joining', { body: { isOn: false } })).body).toEqual({
		isOn: false,
	});
	expect((await house.call('visitor', 'POST /api/members', { body: joining })).body.code).toBe('joining-closed');
	expect((await running()).switches.isJoinOpen).toBe(false);
	await house.call('operator', 'PUT /api/switches/joining', { body: { isOn: true } });
	expect((await house.call('visitor', 'POST /api/members', { body: joining })).body.code).not.toBe('joining-closed');
	const told = (await trailOf(house.queries)).filter(({ event }) => event === 'site.joining-switched');
	expect(told.map(({ changes }) => changes)).toEqual([
		{ isOn: { before: true, after: false } },
		{ isOn: { before: false, after: true } },
	]);
});

const joining = {
	...{ type: 'general', firstName: 'Linh', lastName: 'Nguyen', birthOn: '1991-04-12', gender: 'female' },
	...{ phone: '+84901234567', country: 'VN', email: 'late@mail.example', password: 'seven lanterns over the river' },
	...{ agreements: { terms: '2026-11-01', privacy: '2026-11-01' }, language: 'en' },
};

test('a maintenance notice needs Korean and English, and is told to readers in theirs', async () => {
	const announce = (texts: object | null) =>
		house.call('operator', 'PUT /api/switches/maintenance', { body: { texts } });
	expect((await announce({ ko: '점검합니다.' })).body.code).toBe('invalid-input');
	expect((await announce({ ko: '점검합니다.', en: 'Down at 02:00 KST.', th: 'ปิดปรับปรุง' })).status).toBe(200);
	const [row] = await house.queries
		.select({ texts: siteProfile.maintenance })
		.from(siteProfile)
		.where(eq(siteProfile.id, 1));
	expect(row?.texts).toEqual({ ko: '점검합니다.', en: 'Down at 02:00 KST.', th: 'ปิดปรับปรุง' });
	// The facts of the footer are at hand for five seconds.
	const told = async (language: string) =>
		(await house.call('visitor', `GET /api/profile?language=${language}`)).body.maintenance;
	await expect.poll(() => told('th'), { timeout: 15_000 }).toBe('ปิดปรับปรุง');
	expect(await told('ru')).toBe('Down at 02:00 KST.');
	expect((await announce(null)).status).toBe(200);
	expect((await running()).switches.maintenance).toBe(null);
});

test('all of it is the operators’ alone', async () => {
	for (const who of ['guest', 'partner', 'applicant'] as const)
		for (const key of ['GET /api/running', 'GET /api/jobs', 'GET /api/failures', 'POST /api/jobs/1/retry'])
			expect((await house.call(who, key)).status, `${who} ${key}`).toBe(404);
});
