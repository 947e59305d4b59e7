import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoProfile } from '#demo/profile.ts';
import { mail } from '#server/db/schema/mail.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { mailbox } from '#server/gateways/mail/mailbox.ts';
import { openSmtp } from '#server/gateways/mail/smtp.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import { openData } from '#server/mail/sealed-data.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { startSmtpServer } from '../../../../tests/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';

let database: TestDatabase;
let services: Services;
const closers: (() => Promise<unknown> | unknown)[] = [];

beforeEach(async () => {
	database = await createTestDatabase(12);
	services = testServices(database.drizzle);
	await database.drizzle.insert(siteProfile).values(demoProfile);
});

afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
	await database.drop();
});

const letter = (address: string, more: object = {}): NewMail => ({
	memberId: null,
	address,
	locale: 'th',
	template: 'account-closed',
	data: { name: address, ...more },
});

const rows = () => database.drizzle.select().from(mail).orderBy(mail.address);
const statuses = async () => new Set((await rows()).map(({ status }) => status));
const jobs = async () =>
	(
		await database.drizzle.execute(
			sql`select job.key, job.payload, job.max_attempts, task.identifier from graphile_worker._private_jobs job
				join graphile_worker._private_tasks task on task.id = job.task_id order by job.key`,
		)
	).rows;

function work(mailer: MailGateway) {
	const log = { warn: () => undefined };
	const running = runJobs({ pool: database.pool, queries: database.drizzle, services, mailer, log, isAlone: false });
	closers.push(() => running.stop(1));
	return running;
}

/** The same database without a connection to prepare statements on. */
const unprepared = ({ drizzle }: TestDatabase): Queries => ({
	select: drizzle.select.bind(drizzle),
	selectDistinctOn: drizzle.selectDistinctOn.bind(drizzle),
	insert: drizzle.insert.bind(drizzle),
	update: drizzle.update.bind(drizzle),
	delete: drizzle.delete.bind(drizzle),
	execute: drizzle.execute.bind(drizzle),
});

test.each([
	['prepared', (given: TestDatabase): Queries => given.drizzle],
	['not prepared', unprepared],
])('several mails and their jobs, %s', async (_, queriesOf) => {
	await queueMails({ queries: queriesOf(database), keys: services.keys }, [
		letter('a@mail.example'),
		letter('b@mail.example'),
	]);
	const [one, other] = await rows();
	expect(one).toMatchObject({ address: 'a@mail.example', locale: 'th', status: 'queued', attempts: 0, memberId: null });
	expect(openData(services.keys, other?.id ?? '', other?.data ?? {})).toEqual({ name: 'b@mail.example' });
	const expected = [one?.id, other?.id].sort().map((mailId) => ({
		key: `mail ${mailId}`,
		payload: { mailId },
		max_attempts: 13,
		identifier: 'send-mail',
	}));
	expect(await jobs()).toEqual(expected);
});

test('nothing to say leaves nothing', async () => {
	await services.transact((queries) => queueMails({ queries, keys: services.keys }, []));
	expect(await rows()).toEqual([]);
	expect(await jobs()).toEqual([]);
});

test('a transaction that is rolled back leaves none of them', async () => {
	const mails = [letter('a@mail.example'), letter('b@mail.example')];
	const undone = services.transact(async (queries) => {
		await queueMails({ queries, keys: services.keys }, mails);
		throw new Error('the places were gone');
	});
	await expect(undone).rejects.toThrow('the places were gone');
	expect(await rows()).toEqual([]);
	expect(await jobs()).toEqual([]);
});

test('while SMTP hangs, transactions do not wait for it, and each of their mails goes out once when it is up', async () => {
	const place = await startSmtpServer();
	await place.stop();
	let isUp = false;
	let triesEnded = 0;
	let release: () => void = () => undefined;
	const hung = new Promise<void>((resolve) => {
		release = resolve;
	});
	closers.push(() => release());
	const smtp = openSmtp(place.url);
	closers.push(() => smtp.close());
	work({
		...smtp,
		send: async (given) => {
			if (!isUp) await hung;
			return smtp.send(given).finally(() => {
				triesEnded += 1;
			});
		},
	});
	const count = 40;
	await Promise.all(
		Array.from({ length: count }, (_, at) =>
			services.transact((queries) =>
				queueMails({ queries, keys: services.keys }, [
					letter(`guest${at}@mail.example`),
					letter(`host${at}@mail.example`),
				]),
			),
		),
	);
	// All are committed, and SMTP has answered to nothing yet.
	expect(triesEnded).toBe(0);
	expect(await rows()).toHaveLength(2 * count);
	expect(await statuses()).toEqual(new Set(['queued']));

	release();
	await expect.poll(() => triesEnded).toBeGreaterThan(0);
	const server = await startSmtpServer(place.port);
	closers.push(server.stop);
	isUp = true;
	const hurry = () =>
		database.drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now()
		where locked_at is null`);
	await expect.poll(async () => (await hurry()) && (await statuses())).toEqual(new Set(['sent']));
	const got = server.received.flatMap(({ envelopeTo }) => envelopeTo).sort();
	expect(got).toEqual((await rows()).map(({ address }) => address));
	expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2 * count);
});

test('what is of no more use when its turn comes is not sent', async () => {
	const mails = [
		letter('late@mail.example', { uselessAfter: new Date(Date.now() - 1_000).toISOString() }),
		letter('timely@mail.example', { uselessAfter: new Date(Date.now() + 60_000).toISOString() }),
	];
	await queueMails({ queries: database.drizzle, keys: services.keys }, mails);
	work(mailbox);
	await expect
		.poll(async () => (await rows()).map(({ status }) => status), { timeout: 10_000 })
		.toEqual(['dropped', 'kept']);
});
