import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { mail } from '#server/db/schema/mail.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { mailbox } from '#server/gateways/mail/mailbox.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../tests/support/test-database.ts';
import { testServices } from '../../../tests/support/test-services.ts';
import { addJob } from './add-job.ts';
import { runJobs } from './run-jobs.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
});

async function openDatabase() {
	const database = await createTestDatabase();
	closers.push(() => database.drop());
	const { drizzle: queries, pool } = database;
	const jobs = async () => (await queries.execute(sql`select * from graphile_worker._private_jobs`)).rows;
	return { queries, pool, jobs, services: testServices(queries), log: { warn: () => undefined }, mailer: mailbox };
}

test('servers that start together bring the job queue’s schema up once', async () => {
	const { url, drop } = await createEmptyDatabase();
	closers.push(drop);
	const databases = Array.from({ length: 4 }, () => connect({ url, poolSize: 3, onError: () => undefined }));
	await Promise.all(databases.map(migrateSchema));
	const [first] = databases;
	const found = await first?.pool.query('select count(*)::int as n from graphile_worker.migrations');
	expect(found?.rows[0].n).toBeGreaterThan(15);
	await Promise.all(databases.map(({ close }) => close()));
});

test('a job waits for its time, and one with the same key takes its place', async () => {
	const { queries, jobs } = await openDatabase();
	const runAt = new Date(Date.now() + 60 * 60 * 1000);
	await addJob(queries, 'sweep-mails', {}, { key: 'one', runAt });
	await addJob(queries, 'sweep-mails', {}, { key: 'one', runAt: new Date(runAt.getTime() + 1000) });
	const found = await jobs();
	expect(found).toHaveLength(1);
	expect(new Date(found[0]?.run_at as string).getTime()).toBe(runAt.getTime() + 1000);
});

test('a worker whose connections are cut goes on by itself', async () => {
	const { queries, pool, jobs, ...rest } = await openDatabase();
	const running = runJobs({ queries, pool, isAlone: true, ...rest });
	closers.push(() => running.stop(2));
	await addJob(queries, 'sweep-mails', {});
	await expect.poll(jobs).toEqual([]);
	for (let round = 0; round < 3; round += 1) {
		await queries
			.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
			.catch(() => undefined);
		await expect
			.poll(() =>
				addJob(queries, 'sweep-mails', {}).then(
					() => true,
					() => false,
				),
			)
			.toBe(true);
		await expect.poll(jobs).toEqual([]);
	}
});

test('a stop ends although the database is gone', async () => {
	const { url, drop } = await createEmptyDatabase();
	const database = connect({ url, poolSize: 4, onError: () => undefined });
	await migrateSchema(database);
	const { drizzle: queries, pool } = database;
	const log = { warn: () => undefined };
	const running = runJobs({ queries, pool, services: testServices(queries), mailer: mailbox, isAlone: false, log });
	await addJob(queries, 'sweep-mails', {});
	await drop();
	const startedAt = Date.now();
	await running.stop(3);
	await database.close();
	expect(Date.now() - startedAt).toBeLessThan(8_000);
});

test('a database that goes away while a job ends takes neither the server nor the job along', async () => {
	const { queries, pool, jobs, services, ...rest } = await openDatabase();
	const name = (await queries.execute(sql`select current_database() as name`)).rows[0]?.name as string;
	let handedOver = 0;
	let goOn: () => void = () => undefined;
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	const mailer: MailGateway = {
		...mailbox,
		send: async () => {
			handedOver += 1;
			await held;
			return 'sent';
		},
	};
	const running = runJobs({ queries, pool, services, isAlone: true, ...rest, mailer });
	closers.push(() => running.stop(2));
	await queueMail(
		{ queries, keys: services.keys },
		{ memberId: null, address: 'a@b.example', locale: 'en', template: 'account-closed', data: { name: 'A' } },
	);
	await expect.poll(() => handedOver).toBe(1);
	await onServer(`alter database ${name} allow_connections false`);
	await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
	goOn();
	await new Promise((resolve) => setTimeout(resolve, 1_500));
	await onServer(`alter database ${name} allow_connections true`);
	await expect.poll(() => jobs().catch(() => 'away')).toEqual([]);
	expect((await queries.select({ status: mail.status }).from(mail))[0]).toEqual({ status: 'sent' });
	expect(handedOver).toBe(1);
});

async function onServer(statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: inject('databaseServer') });
	await client.connect();
	await client.query(statement).finally(() => client.end());
}
