import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailbox } from '#server/gateways/mail/mailbox.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { testServices } from '../../../tests/support/test-services.ts';
import { addJob } from './add-job.ts';
import { freeLostJobs, holdJobs, setQueueRight } from './job.repo.ts';
import { wasSetBack } from './keep-queue.ts';
import { runJobs } from './run-jobs.ts';
import { timetable as planned } from './tasks.ts';

let database: TestDatabase;
beforeEach(async () => {
	database = await createTestDatabase();
});
afterEach(() => database.drop());

const jobs = async () => (await database.drizzle.execute(sql`select * from graphile_worker._private_jobs`)).rows;
const holdSince = (seconds: number) =>
	database.drizzle.execute(
		sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - make_interval(secs => ${seconds}::int)`,
	);

test('a job that a dead server held is free again when nobody spoke for it, not before', async () => {
	await addJob(database.drizzle, 'sweep-mails', {});
	const holder = async () => (await jobs())[0]?.locked_by;
	await holdSince(60);
	await freeLostJobs(database.drizzle, 75);
	expect(await holder()).toBe('dead');
	await holdSince(90);
	await holdJobs(database.drizzle, [String((await jobs())[0]?.id)]);
	await freeLostJobs(database.drizzle, 75);
	expect(await holder()).toBe('dead');
	await holdSince(90);
	await freeLostJobs(database.drizzle, 75);
	expect(await holder()).toBeNull();
	// Taken while the clock was ahead.
	await holdSince(-86_400);
	await freeLostJobs(database.drizzle, 75);
	expect(await holder()).toBeNull();
});

test('after a clock that was a day ahead the timetable goes on, and what was to be done at once is', async () => {
	const { drizzle: queries, pool } = database;
	const options = { queries, pool, isAlone: true, log: { warn: () => undefined }, mailer: mailbox };
	const start = () => runJobs({ ...options, services: testServices(queries) });
	const timetable = async () =>
		(
			await queries.execute<{ ahead: boolean }>(
				sql`select coalesce(last_execution, known_since) > now() as ahead from graphile_worker._private_known_crontabs`,
			)
		).rows.map(({ ahead }) => ahead);
	const first = start();
	await expect.poll(timetable).toHaveLength(planned.length);
	await first.stop(2);
	await queries.execute(
		sql`update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 day'`,
	);
	const later = new Date(Date.now() + 7 * 86_400_000);
	await addJob(queries, 'sweep-mails', {}, { key: 'at once' });
	await addJob(queries, 'sweep-viewings', {}, { key: 'next week', runAt: later });
	await queries.execute(sql`update graphile_worker._private_jobs set created_at = created_at + interval '1 day',
		run_at = case when key = 'at once' then run_at + interval '1 day' else run_at end`);
	expect(await timetable()).toEqual(Array(planned.length).fill(true));

	const second = start();
	await expect.poll(timetable).toEqual(Array(planned.length).fill(false));
	await expect.poll(async () => (await jobs()).map(({ key }) => key)).toEqual(['next week']);
	expect(new Date((await jobs())[0]?.run_at as string)).toEqual(later);
	await second.stop(2);
});

test('what lies in the past is left as it is', async () => {
	await addJob(database.drizzle, 'sweep-mails', {});
	const before = await jobs();
	await setQueueRight(database.drizzle);
	expect(await jobs()).toEqual(before);
});

test('a clock that is set back is noticed; time that passes, or was slept through, is not', () => {
	const at = { wall: 1_000_000_000, steady: 5_000 };
	expect(wasSetBack(at, { wall: at.wall + 15_000, steady: 20_000 })).toBe(false);
	expect(wasSetBack(at, { wall: at.wall + 86_400_000, steady: 20_000 })).toBe(false);
	expect(wasSetBack(at, { wall: at.wall - 86_400_000, steady: 20_000 })).toBe(true);
	expect(wasSetBack(at, { wall: at.wall - 1_000, steady: 20_000 })).toBe(false);
});
