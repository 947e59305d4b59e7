import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupCodes } from '#domain/member/group.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import { mailbox } from '#server/gateways/mail/mailbox.ts';
import { openSmtp } from '#server/gateways/mail/smtp.ts';
import { type RunningJobs, runJobs } from '#server/jobs/run-jobs.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { demoProfile } from '../../../../demo/profile.ts';
import { startSmtpServer } from '../../../../tests/support/smtp-server.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';

let database: TestDatabase;
let services: Services;
const clock = createTestClock();
const closers: (() => Promise<unknown> | unknown)[] = [];

beforeEach(async () => {
	database = await createTestDatabase(12);
	services = testServices(database.drizzle, clock.now);
	await database.drizzle.insert(siteProfile).values(demoProfile);
});

afterEach(async () => {
	for (const close of closers.splice(0).reverse()) await close();
	await database.drop();
});

const smtpAt = (url: string): MailGateway => {
	const gateway = openSmtp(url);
	closers.push(() => gateway.close());
	return gateway;
};

/** The jobs' warnings, to be looked through for what must not be there. */
const logged: string[] = [];

function work(mailer: MailGateway, isAlone = false): RunningJobs {
	const whole = (_: string, value: unknown) => (value instanceof Error ? { ...value, message: value.message } : value);
	const log = { warn: (facts: object, sentence: string) => void logged.push(JSON.stringify([facts, sentence], whole)) };
	const jobs = runJobs({ pool: database.pool, queries: database.drizzle, services, mailer, log, isAlone });
	closers.push(() => jobs.stop(1));
	return jobs;
}

const secret = 'S3cretToken';
const letter = {
	memberId: null,
	address: 'linh@mail.example',
	locale: 'vn',
	template: 'verify-email',
	data: { name: 'NGUYEN THI LINH', link: `http://localhost:3000/login?verify=${secret}` },
} as const;

const queue = (queries: Queries = database.drizzle, change: Partial<Parameters<typeof queueMail>[1]> = {}) =>
	queueMail({ queries, keys: services.keys }, { ...letter, ...change } as never);

const rows = () => database.drizzle.select().from(mail).orderBy(mail.createdAt);
const statuses = async () => (await rows()).map(({ status }) => status);
const jobs = async () =>
	(await database.drizzle.execute(sql`select * from graphile_worker._private_jobs`)).rows as Record<string, unknown>[];
const until = (status: string) => expect.poll(statuses).toEqual([status]);
/** The wait between two tries is seconds; the test does not wait for it. */
const hurry = () => database.drizzle.execute(sql`update graphile_worker._private_jobs set run_at = now()`);

test('a mail is delivered whole, in the reader’s language, and forgotten but for its subject', async () => {
	const server = await startSmtpServer();
	closers.push(server.stop);
	work(smtpAt(server.url));
	await queue();
	await until('sent');
	expect(server.received).toHaveLength(1);
	const [got] = server.received;
	const [row] = await rows();
	expect(got).toMatchObject({
		subject: 'Vui lòng xác minh email của bạn',
		from: { name: 'Maru', address: 'hello@maru.example' },
		to: [{ address: 'linh@mail.example' }],
		envelopeTo: ['linh@mail.example'],
		messageId: `<${row?.id}@localhost>`,
	});
	expect(got?.html).toContain('<html lang="vi"');
	expect(got?.html).toContain('Xin chào NGUYEN THI LINH,');
	expect(got?.text).toContain(`http://localhost:3000/vn/login?verify=${secret}`);
	expect(got?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
	expect(row).toMatchObject({ html: null, plain: null, data: {}, attempts: 1, lastError: null });
	expect(row?.subject).toBe(got?.subject);
	expect(row?.sentAt).toBeInstanceOf(Date);
});

test('a test says in its subject that it is one', async () => {
	await queue();
	await queue(database.drizzle, { data: { ...letter.data, isTest: 1 } } as never);
	work(mailbox);
	await expect.poll(statuses).toEqual(['kept', 'kept']);
	const subject = 'Vui lòng xác minh email của bạn';
	expect((await rows()).map((row) => row.subject)).toEqual([subject, `[Thử] ${subject}`]);
});

test('without SMTP it stays in the mailbox as it was written', async () => {
	work(mailbox);
	await queue();
	await until('kept');
	const [row] = await rows();
	expect(row?.html).toContain(secret);
	expect(row?.plain).toContain(secret);
	expect(row?.data).toEqual({});
});

test('while it waits, the database holds no secret of it in the open', async () => {
	await queue();
	const [row] = await rows();
	expect(JSON.stringify([row, await jobs()])).not.toContain(secret);
	expect(JSON.stringify(await jobs())).not.toContain('linh');
});

test('a transaction that is rolled back leaves neither mail nor job', async () => {
	await services
		.transact(async (queries) => {
			await queue(queries);
			throw new Error('changed my mind');
		})
		.catch(() => undefined);
	expect(await rows()).toEqual([]);
	expect(await jobs()).toEqual([]);
});

test('SMTP that is down is tried again, and the mail goes out once when it is up', async () => {
	const place = await startSmtpServer();
	await place.stop();
	work(smtpAt(place.url));
	await queue();
	await expect.poll(async () => (await rows())[0]?.lastError).toBe('ESOCKET');
	expect(await statuses()).toEqual(['queued']);
	const server = await startSmtpServer(place.port);
	closers.push(server.stop);
	await hurry();
	await until('sent');
	expect(server.received).toHaveLength(1);
	expect((await rows())[0]).toMatchObject({ attempts: 2, lastError: null });
});

test('a mail that never goes out is failed and visible, without a word about whom or what', async () => {
	const server = await startSmtpServer(0, { code: 451, text: 'linh@mail.example later' });
	closers.push(server.stop);
	await queue();
	await database.drizzle.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`);
	work(smtpAt(server.url));
	await until('failed');
	const [row] = await rows();
	expect(row?.lastError).toBe('EENVELOPE 451: … later');
	expect(row?.data).toHaveProperty('sealed');
	expect(JSON.stringify([logged, await jobs()])).not.toContain('linh');
});

test('an address that does not exist is not tried again', async () => {
	const server = await startSmtpServer(0, { code: 550, text: 'no such user' });
	closers.push(server.stop);
	work(smtpAt(server.url));
	await queue();
	await until('failed');
	expect((await rows())[0]).toMatchObject({ attempts: 1, lastError: 'EENVELOPE 550: no such user' });
	await expect.poll(jobs).toEqual([]);
});

test('two servers at work send each mail once', async () => {
	const server = await startSmtpServer();
	closers.push(server.stop);
	work(smtpAt(server.url));
	work(smtpAt(server.url));
	for (let at = 0; at < 30; at += 1) await queue();
	await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['sent']));
	expect(server.received).toHaveLength(30);
	expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(30);
});

test('a server that dies between acceptance and its note sends again, under the same Message-ID', async () => {
	const server = await startSmtpServer();
	closers.push(server.stop);
	const smtp = smtpAt(server.url);
	let hasDied = false;
	const dying: MailGateway = {
		...smtp,
		send: async (given) => {
			const answer = await smtp.send(given);
			// Once only: its worker still listens, and may be the quicker one to take up what it left.
			if (hasDied) return answer;
			hasDied = true;
			return new Promise(() => undefined);
		},
	};
	work(dying);
	await queue();
	await expect.poll(() => server.received.length).toBe(1);
	expect(await statuses()).toEqual(['queued']);
	work(smtp, true);
	await until('sent');
	expect(server.received).toHaveLength(2);
	expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
	expect((await rows())[0]?.attempts).toBe(2);
});

const person = {
	email: letter.address,
	passwordHash: 'x',
	group: groupCodes.general,
	firstName: 'LINH',
	lastName: 'NGUYEN',
	locale: 'vn' as const,
} satisfies typeof member.$inferInsert;

async function insertPerson(change: Partial<typeof member.$inferInsert> = {}): Promise<string> {
	const [row] = await database.drizzle
		.insert(member)
		.values({ ...person, ...change })
		.returning({ id: member.id });
	return row?.id as string;
}

test('whoever joins with the address of another member: its owner is told, and no link goes out', async () => {
	await insertPerson({ emailVerifiedAt: new Date() });
	const joiner = await insertPerson();
	work(mailbox);
	await queue(database.drizzle, { memberId: joiner });
	await until('kept');
	const [row] = await rows();
	expect(row?.subject).toBe('Bạn đã có tài khoản Maru');
	expect(row?.plain).toContain('http://localhost:3000/vn/forgot');
	expect(row?.html).not.toContain(secret);
	expect(row?.html).not.toContain('NGUYEN');
});

test('a mailbox that nobody has proved is not told what somebody calls themselves', async () => {
	const named = { firstName: 'Claim it at evil.test', emailVerifiedAt: null };
	const stranger = await insertPerson(named);
	work(mailbox);
	await queue(database.drizzle, { memberId: stranger });
	await until('kept');
	const [row] = await rows();
	expect(row?.plain).toContain(secret);
	for (const text of [row?.subject, row?.html, row?.plain]) expect(text).not.toContain('NGUYEN');
	expect(row?.plain).toContain('Xin chào');
});

test('a mail about a business names it, to a mailbox that nobody has proved too, with nothing to press', async () => {
	const memberId = await insertPerson({ emailVerifiedAt: null, locale: 'en' });
	const told = { memberId, locale: 'en' as const };
	const [business, link] = ['Sinsa Clinic evil.test', 'http://localhost:3000/console/staff'];
	await queue(database.drizzle, {
		...told,
		template: 'staff-role',
		data: { name: 'LINH', business, role: 'desk', link },
	});
	await queue(database.drizzle, { ...told, template: 'partner-approved', data: { name: 'LINH', business, link } });
	work(mailbox);
	await expect.poll(statuses).toEqual(['kept', 'kept']);
	for (const { subject, plain } of await rows()) {
		expect(`${subject} ${plain}`).toContain('Sinsa Clinic');
		expect(`${subject} ${plain}`).not.toMatch(/undefined|evil\.test|LINH/);
	}
});

test('the member’s own verified address is no other’s', async () => {
	const owner = await insertPerson({ emailVerifiedAt: new Date() });
	work(mailbox);
	await queue(database.drizzle, { memberId: owner });
	await until('kept');
	expect((await rows())[0]?.plain).toContain(secret);
});

test('a member who closed meanwhile gets the last mail and no other', async () => {
	const closed = await insertPerson({ status: 'closed' });
	await queue(database.drizzle, { memberId: closed });
	await queue(database.drizzle, { memberId: closed, template: 'account-closed', data: { name: 'LINH' } });
	work(mailbox);
	await expect.poll(statuses).toEqual(['dropped', 'kept']);
	expect((await rows())[0]).toMatchObject({ data: {}, html: null, sentAt: null });
});

test('a reset link that has run out on its way is not sent', async () => {
	const uselessAfter = new Date(Date.now() + 30 * 60_000).toISOString();
	await queue(database.drizzle, {
		template: 'reset-password',
		data: { name: 'LINH', link: letter.data.link, minutes: 30, uselessAfter },
	} as never);
	clock.pass({ minutes: 31 });
	work(mailbox);
	await until('dropped');
	clock.reset();
});

test('a mail that was sent is not sent by a job that comes late', async () => {
	await queue();
	await database.drizzle.update(mail).set({ status: 'sent' }).where(eq(mail.address, letter.address));
	work(mailbox);
	await expect.poll(jobs).toEqual([]);
	expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 0 });
});
