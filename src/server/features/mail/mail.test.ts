import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#domain/member/access.ts';
import { groupCodes } from '#domain/member/group.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { operatorWorks } from '../../../../tests/support/organisations.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { sweepMails } from './sweep-mails.ts';

let database: TestDatabase;
let operator: Viewer;
let asOperator: FastifyInstance;
let asMember: FastifyInstance;
let asNobody: FastifyInstance;

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const failed = id(900);

beforeAll(async () => {
	database = await createTestDatabase();
	const person = { passwordHash: 'x', firstName: 'MIN', lastName: 'CHOI', locale: 'ko' as const };
	const [row] = await database.drizzle
		.insert(member)
		.values({ ...person, email: 'operator@maru.example', group: groupCodes.operator })
		.returning({ id: member.id });
	operator = {
		id: row?.id as string,
		name: 'MIN',
		group: groupCodes.operator,
		cooperative: null,
		works: operatorWorks,
	};
	const { drizzle: queries } = database;
	asOperator = await buildTestApp({ queries }, operator);
	asMember = await buildTestApp({ queries }, { ...operator, group: groupCodes.general });
	asNobody = await buildTestApp({ queries });
	await queries.insert(mail).values([
		...Array.from({ length: 45 }, (_, at) => ({
			id: id(at),
			address: `reader${at}@mail.example`,
			locale: 'th' as const,
			template: 'verify-email',
			data: {},
			status: 'kept' as const,
			subject: `Mail ${at}`,
			html: '<p>Hello</p>',
			plain: 'Hello',
			// Three share one instant, which no millisecond tells: the order must be settled by the id.
			createdAt:
				sql`'2026-01-10T00:00:00.000123Z'::timestamptz - make_interval(hours => ${Math.floor(at / 3)})` as never,
			sentAt: new Date(),
		})),
		{
			id: failed,
			address: 'linh@mail.example',
			locale: 'vn',
			template: 'verify-email',
			data: { sealed: 'v1.k1.x.y.z' },
			status: 'failed',
			attempts: 13,
			memberId: row?.id ?? null,
			lastError: 'ESOCKET',
			createdAt: new Date(Date.UTC(2026, 1, 1)),
		},
	]);
});

afterAll(async () => {
	await Promise.all([asOperator, asMember, asNobody].map((app) => app.close()));
	await database.drop();
});

const audited = () => trailOf(database.drizzle);

test('the mailbox is the operator’s alone', async () => {
	for (const url of ['/api/mails', `/api/mails/${failed}`]) {
		expect((await asNobody.inject(url)).statusCode, url).toBe(401);
		expect((await asMember.inject(url)).statusCode, url).toBe(404);
	}
	const retry = { method: 'POST' as const, url: `/api/mails/${failed}/retry` };
	expect((await asNobody.inject(retry)).statusCode).toBe(401);
	expect((await asMember.inject(retry)).statusCode).toBe(404);
});

test('mails come newest first, 20 a page, each once', async () => {
	const ids: string[] = [];
	let cursor: string | null = '';
	while (cursor !== null) {
		const body: { items: { id: string }[]; total: number; nextCursor: string | null } = (
			await asOperator.inject(`/api/mails?status=kept${cursor && `&cursor=${cursor}`}`)
		).json();
		expect(body.total).toBe(45);
		ids.push(...body.items.map((item) => item.id));
		cursor = body.nextCursor;
	}
	expect(ids).toEqual(Array.from({ length: 45 }, (_, at) => id(at)));
});

test('mails are found by the whole address they went to, however it is written', async () => {
	const found = async (query: string) =>
		(await asOperator.inject(`/api/mails?${query}`)).json<{ items: { id: string }[]; total: number }>();
	expect(await found('address=%20Reader7@MAIL.example')).toMatchObject({ items: [{ id: id(7) }], total: 1 });
	expect(await found('address=reader7@mail.example&status=failed')).toMatchObject({ items: [], total: 0 });
	for (const part of ['reader', 'reader%25', 'mail.example'])
		expect((await found(`address=${part}`)).total, part).toBe(0);
	expect((await found('address=')).total).toBe(46);
});

test('a cursor that is none of ours is refused', async () => {
	for (const cursor of ['abc', 'WyJ4IiwieSJd']) {
		const response: Awaited<ReturnType<FastifyInstance['inject']>> = await asOperator.inject(
			`/api/mails?cursor=${cursor}`,
		);
		expect(response.json().code, cursor).toBe('invalid-input');
	}
});

test('addresses are shortened, but for the mailbox that stands in for SMTP', async () => {
	const { items } = (await asOperator.inject('/api/mails')).json();
	expect(items[0]).toMatchObject({ id: failed, address: 'l***@mail.example', status: 'failed', lastError: 'ESOCKET' });
	// Whom it was for is told, and found by a link.
	expect(items[0].member).toEqual({ id: operator.id, name: 'MIN CHOI' });
	expect(items[1].member).toBeNull();
	expect(items[1]).toMatchObject({ address: 'reader0@mail.example', language: 'th', status: 'kept' });
	expect(JSON.stringify(items)).not.toContain('sealed');
});

test('reading one is written down, one that is not there is not found', async () => {
	const response = await asOperator.inject(`/api/mails/${id(3)}`);
	expect(response.json()).toMatchObject({ id: id(3), html: '<p>Hello</p>', plain: 'Hello' });
	expect((await asOperator.inject(`/api/mails/${id(777)}`)).statusCode).toBe(404);
	// Who waits for one to go out asks again and again, and reads nothing of it.
	expect((await asOperator.inject(`/api/mails/${failed}`)).json()).toMatchObject({ html: null, plain: null });
	const entries = await audited();
	expect(entries.map(({ event, actorId, details }) => ({ event, actorId, details }))).toEqual([
		{ event: 'mail.read', actorId: operator.id, details: { mail: id(3) } },
	]);
});

test('a failed mail is sent again once, whoever asks twice', async () => {
	const retry = () => asOperator.inject({ method: 'POST', url: `/api/mails/${failed}/retry` });
	const answers = await Promise.all([retry(), retry()]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
	const jobs = await database.drizzle.execute(sql`select payload, key from graphile_worker._private_jobs`);
	expect(jobs.rows).toEqual([{ payload: { mailId: failed }, key: `mail ${failed}` }]);
	expect((await asOperator.inject(`/api/mails/${failed}`)).json()).toMatchObject({ status: 'queued' });
	expect((await audited()).filter(({ event }) => event === 'mail.retried')).toHaveLength(1);
	expect((await asOperator.inject({ method: 'POST', url: `/api/mails/${id(1)}/retry` })).statusCode).toBe(404);
});

test('all that failed is sent again at once, what was refused at the first too', async () => {
	const ids = [id(4), id(5), id(6)];
	await database.drizzle.update(mail).set({ status: 'failed', attempts: 8 }).where(inArray(mail.id, ids));
	await database.drizzle
		.update(mail)
		.set({ attempts: 1 })
		.where(eq(mail.id, id(6)));
	const retry = () => asOperator.inject({ method: 'POST', url: '/api/mails/retries' });
	const answers = await Promise.all([retry(), retry()]);
	expect(answers.map((answer) => answer.json().count).sort()).toEqual([0, 3]);
	const rows = await database.drizzle.select().from(mail).where(inArray(mail.id, ids)).orderBy(mail.id);
	expect(rows.map(({ status }) => status).sort()).toEqual(['queued', 'queued', 'queued']);
	const entries = (await audited()).filter(({ event }) => event === 'mail.retried');
	expect(entries.map(({ details }) => details)).toContainEqual({ count: 3 });
	await database.drizzle.update(mail).set({ status: 'kept' }).where(inArray(mail.id, ids));
});

test('what is older than 90 days is forgotten, but never what still waits', async () => {
	const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
	await database.drizzle.update(mail).set({ createdAt: new Date() });
	await database.drizzle
		.update(mail)
		.set({ createdAt: old })
		.where(sql`${mail.id} in (${id(1)}, ${failed})`);
	await sweepMails({ queries: database.drizzle, now: new Date() });
	const left = await database.drizzle.select({ id: mail.id }).from(mail);
	expect(left).toHaveLength(45);
	expect(left.map((row) => row.id)).not.toContain(id(1));
});
