import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/kernel/durations.ts';
import { mostBrowserFailures } from '#domain/running/browser-failure.ts';
import { mostAMinute, mostFailures, mostHeld } from '#domain/running/failure.ts';
import { jobNames } from '#domain/running/jobs.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { noteBackup } from '#server/backup/note-backup.ts';
import { failure } from '#server/db/schema/failure.ts';
import { mail } from '#server/db/schema/mail.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { tasks } from '#server/jobs/tasks.ts';
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
		...['jobs good', 'mails good', 'failures good', 'storage good', 'backup watch'],
	]);
	expect(backup).toBeNull();
	expect(version).toMatch(/^\d+\.\d+\.\d+/);
	expect(migrations.count).toBeGreaterThan(40);
	expect(sizes.databaseBytes).toBeGreaterThan(1_000_000);
	expect((await running()).storage).toEqual({ freeBytes: 50_000_000_000, totalBytes: 100_000_000_000, elsewhere: [] });
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

test('a job that is due is done at once, also where it never failed; one that waits for its moment is left to it', async () => {
	const late = await addJob({ attempts: 0, lastError: null, minutes: 5 });
	const later = await addJob({ attempts: 0, lastError: null, minutes: -60 });
	const jobs = (await house.call('operator', 'GET /api/jobs?list=all')).body.items;
	const of = (id: string) => jobs.find((job: { id: string }) => job.id === id);
	expect([of(late), of(later)]).toMatchObject([
		{ state: 'late', canRun: true },
		{ state: 'waiting', canRun: false },
	]);
	expect((await house.call('operator', `POST /api/jobs/${late}/retry`)).status).toBe(200);
	expect((await running()).jobs.lateMinutes).toBe(0);
	expect((await house.call('operator', `POST /api/jobs/${later}/retry`)).body.code).toBe('not-allowed');
	await house.database.pool.query(`select graphile_worker.complete_jobs(array[$1, $2]::bigint[])`, [late, later]);
});

test('every job has a name in words', () => {
	expect([...jobNames].sort()).toEqual(Object.keys(tasks).sort());
	for (const locale of allLocales) expect(Object.keys(wordsOf(locale)).sort(), locale).toEqual([...jobNames].sort());
});

const wordsOf = (locale: Locale): Record<string, string> =>
	JSON.parse(readFileSync(new URL(`../../../i18n/messages/${locale}/console-running.json`, import.meta.url), 'utf8'))
		.running.job;

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

describe('while the database is away', () => {
	const away = () => house.queries.execute(sql`alter table failure rename to failure_away`);
	const back = () => house.queries.execute(sql`alter table failure_away rename to failure`);
	const soon = () => noteFailures({ ...house, againMs: 50 });

	test('a number that was told then is found once it is back, with the moment at which it failed', async () => {
		await house.queries.delete(failure);
		const note = soon();
		await away();
		note(failed('9f2c41aa-0000-4000-8000-000000000001'));
		house.clock.pass({ minutes: 3 });
		note({ ...failed('1b2c41aa-0000-4000-8000-000000000002'), message: 'a zero \0 byte' });
		await new Promise((resolve) => setTimeout(resolve, 200));
		await back();
		await expect.poll(() => numbersOf('?number=9f2c')).toHaveLength(1);
		const rows = await house.queries.select().from(failure).orderBy(failure.at);
		expect(rows.map(({ message }) => message).at(-1)).toBe('a zero  byte');
		expect(Number(rows[1]?.at) - Number(rows[0]?.at)).toBeGreaterThanOrEqual(180_000);
		note(failed('2c2c41aa-0000-4000-8000-000000000003'));
		await expect.poll(() => numbersOf()).toHaveLength(3);
	});

	test('no more wait than a bound, those that failed last', async () => {
		await house.queries.delete(failure);
		const note = soon();
		await away();
		note(failed('0'.repeat(8)));
		await new Promise((resolve) => setTimeout(resolve, 30));
		const minutes = mostHeld / mostAMinute + 2;
		for (let minute = 0; minute < minutes; minute += 1) {
			house.clock.pass({ minutes: 1 });
			for (let n = 0; n < mostAMinute; n += 1) note(failed(`${minute}`.padStart(4, 'a') + `${n}`.padStart(4, '0')));
		}
		await back();
		await expect.poll(() => house.queries.$count(failure)).toBe(mostHeld);
		expect(await numbersOf('?number=00000000')).toEqual([]);
		expect(await numbersOf(`?number=${'11'.padStart(4, 'a')}0059`)).toHaveLength(1);
		await house.queries.delete(failure);
	});
});

const broke = {
	...{ name: 'TypeError', message: "Cannot read properties of undefined (reading 'map')", version: '1.4.0' },
	stack: ['    at Rows (https://maru.example/assets/app/rows.js:1:20)'],
};
const tell = (path: string, more: object = {}) =>
	house.call('visitor', 'POST /api/failures', { body: { ...broke, path, ...more } });

test('a page that breaks in a browser is found by the number it was given, told from the server’s, and frightens nobody', async () => {
	await house.queries.delete(failure);
	const before = (await running()).health;
	const { number } = (await tell('/th/my/reserve/9f2c41aa-0000-4000-8000-000000000001')).body;
	const found = (await house.call('operator', `GET /api/failures?number=${number}`)).body.items;
	expect(found).toMatchObject([{ number, isBrowser: true, type: 'TypeError', route: '/my/reserve/:id', status: 0 }]);
	expect(found[0].stack).toBe('    at Rows (/assets/app/rows.js:1:20)\n    build 1.4.0');
	const { health, failuresOfDay, browserFailuresOfDay } = await running();
	expect([health, failuresOfDay, browserFailuresOfDay]).toEqual([before, 0, 1]);
	// Of the desk's pages too; what is no page has no address.
	await tell('/console/members/9f2c41aa-0000-4000-8000-000000000001');
	await tell('/console/login');
	await tell('/th/Siriporn');
	const rows = await house.queries.select().from(failure);
	expect(rows.map(({ route }) => route).sort()).toEqual([
		...['/console/login', '/console/members/:id', '/my/reserve/:id', 'none'],
	]);
	expect(JSON.stringify(rows)).not.toMatch(/Siriporn|9f2c41aa-0000/);
});

test('browsers are bounded by network and by the hour, and never push out what failed here', async () => {
	await house.queries.delete(failure);
	expect((await tell('/', { message: 'x'.repeat(301) })).status).toBe(400);
	expect((await tell('/', { cookie: 'TID_SES' })).body.code).toBe('unknown-field');
	await house.database.pool.query(
		`insert into failure (number, at, method, route, status, code, type, message, stack)
		select n::text, $2::timestamptz - n * interval '1 second', 'GET', '/', 0, 'browser', 'Error', '', '' from generate_series(1, $1::int) n`,
		[mostBrowserFailures + 50, house.clock.now().toISOString()],
	);
	expect((await tell('/')).body.code).toBe('too-many-attempts');
	const note = noteFailures(house);
	house.clock.pass({ minutes: 2 });
	note(failed('9f2c41aa-0000-4000-8000-000000000001'));
	await expect.poll(() => numbersOf('?number=9f2c')).toHaveLength(1);
	await sweepFailures(house);
	expect((await house.queries.select().from(failure)).length).toBe(mostBrowserFailures + 1);
	expect(await numbersOf('?number=9f2c')).toHaveLength(1);
	await house.queries.delete(failure);
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
	const announce = async (texts: object | null) => {
		const before = (await running()).switches.maintenance;
		return house.call('operator', 'PUT /api/switches/maintenance', { body: { texts, before } });
	};
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

test('of two who write a maintenance notice at once the second is told, and the trail has the words', async () => {
	const put = (texts: object | null, before: object | null) =>
		house.call('operator', 'PUT /api/switches/maintenance', { body: { texts, before } });
	const trail = async () =>
		(await trailOf(house.queries)).filter(({ event }) => event === 'site.maintenance-announced').slice(known);
	let known = 0;
	known = (await trail()).length;
	const [theirs, mine] = [
		{ ko: '02:00 KST에 점검합니다.', en: 'Down at 02:00 KST.' },
		{ ko: '03:00 KST에 점검합니다.', en: 'Down at 03:00 KST.' },
	];
	expect((await put(theirs, null)).status).toBe(200);
	expect((await put(mine, null)).body.code).toBe('changed-since');
	expect((await put(null, null)).body.code).toBe('changed-since');
	expect((await running()).switches.maintenance).toEqual(theirs);
	expect((await put(mine, theirs)).status).toBe(200);
	// Once more the same is nothing to tell.
	expect((await put(mine, mine)).status).toBe(200);
	const race = await Promise.all([put(null, mine), put({ ...mine, ru: 'Работы в 03:00 KST.' }, mine)]);
	expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await trail()).map(({ changes }) => changes).slice(0, 2)).toEqual([
		{
			languages: { before: '', after: 'en ko' },
			textKo: { before: null, after: theirs.ko },
			textEn: { before: null, after: theirs.en },
		},
		{ textKo: { before: theirs.ko, after: mine.ko }, textEn: { before: theirs.en, after: mine.en } },
	]);
	const { maintenance } = (await running()).switches;
	expect(await trail()).toHaveLength(3);
	if (maintenance !== null) await put(null, maintenance);
});

test('all of it is the operators’ alone', async () => {
	for (const who of ['guest', 'partner', 'applicant'] as const)
		for (const key of [
			'GET /api/running',
			'GET /api/jobs',
			'GET /api/failures',
			'POST /api/jobs/1/retry',
			'PUT /api/jobs/1/aside',
		])
			expect((await house.call(who, key)).status, `${who} ${key}`).toBe(404);
});
