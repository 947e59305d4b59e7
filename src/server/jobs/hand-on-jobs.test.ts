import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/transact.ts';
import type { Transaction } from '#server/queries.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { addJob, addJobs } from './add-job.ts';
import { handOnJobs } from './hand-on-jobs.ts';

let database: TestDatabase;
beforeEach(async () => {
	database = await createTestDatabase(8);
});
afterEach(() => database.drop());

/** A server that dies before it hands anything on. */
const dying = {
	transact: <T>(work: (queries: Transaction) => Promise<T>) => transact(database.pool, work, () => undefined),
};

const queued = async () =>
	(
		await database.drizzle.execute<{ key: string; task: string; run_at: string }>(
			sql`select job.key, task.identifier as task, job.run_at from graphile_worker._private_jobs job
				join graphile_worker._private_tasks task on task.id = job.task_id order by job.key`,
		)
	).rows;
const keys = async () => (await queued()).map(({ key }) => key);
const wanted = async () => (await database.pool.query('select * from wanted_job')).rows.length;

const mails = (...names: string[]) =>
	names.map((mailId) => ({ name: 'send-mail', payload: { mailId }, key: `mail ${mailId}` }) as const);

test('a transaction that asks for jobs notifies nobody; what a dead server left is handed on once', async () => {
	const listener = await database.pool.connect();
	const heard: string[] = [];
	listener.on('notification', ({ channel }) => heard.push(channel));
	await listener.query('listen "jobs:insert"');
	await dying.transact((work) => addJobs(work, mails('a', 'b')));
	await listener.query('select 1');
	expect([heard, await keys()]).toEqual([[], []]);
	await Promise.all([handOnJobs(dying), handOnJobs(dying), handOnJobs(dying)]);
	expect(await keys()).toEqual(['mail a', 'mail b']);
	expect(await wanted()).toBe(0);
	await expect.poll(() => heard).toContain('jobs:insert');
	listener.release(true);
});

test('a server that dies between taking and queueing leaves all of them wanted', async () => {
	await dying.transact((work) => addJobs(work, mails('a')));
	const cut = {
		transact: <T>(work: (queries: Transaction) => Promise<T>) =>
			dying.transact(async (queries) => {
				const result = await work(queries);
				await queries.$client.query('select pg_terminate_backend(pg_backend_pid())');
				return result;
			}),
	};
	await expect(handOnJobs(cut)).rejects.toThrow();
	expect([await keys(), await wanted()]).toEqual([[], 1]);
	await handOnJobs(dying);
	expect([await keys(), await wanted()]).toEqual([['mail a'], 0]);
});

test('of several with one key the last counts; a gathered one keeps its time', async () => {
	const [soon, later] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-01-02T00:00:00Z')];
	await dying.transact(async (work) => {
		await addJob(work, 'offer-places', { productId: 'p' }, { key: 'offer' });
		await addJob(work, 'offer-places', { productId: 'p' }, { key: 'offer', runAt: soon });
		await addJob(work, 'tell-proofs', {}, { key: 'tell', runAt: soon, isGathered: true });
	});
	await handOnJobs(dying);
	await dying.transact((work) => addJob(work, 'tell-proofs', {}, { key: 'tell', runAt: later, isGathered: true }));
	await handOnJobs(dying);
	expect((await queued()).map(({ key, run_at }) => [key, new Date(run_at)])).toEqual([
		['offer', soon],
		['tell', soon],
	]);
});

test('more than one batch is handed on', async () => {
	const names = Array.from({ length: 1_203 }, (_, at) => String(at));
	await dying.transact((work) => addJobs(work, mails(...names)));
	await handOnJobs(dying);
	expect(await keys()).toHaveLength(1_203);
});

test('outside of a transaction a job is in the queue at once', async () => {
	await addJob(database.drizzle, 'sweep-mails', {}, { key: 'now' });
	expect(await keys()).toEqual(['now']);
});
