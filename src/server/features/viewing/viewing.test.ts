import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { readersOfNetwork } from '#domain/viewing/viewing.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { notice } from '#server/db/schema/notice.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { viewing } from '#server/db/schema/viewing.ts';
import type { Services } from '#server/services.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { sweepViewings } from './sweep-viewings.ts';

let database: TestDatabase;
let services: Services;
const clock = createTestClock();
let app: FastifyInstance;
/** Another server on the same database. */
let other: FastifyInstance;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const browser = { 'user-agent': firefox, origin: 'http://localhost:3000', 'accept-language': 'th' };
const texts = { ko: { title: '공지', body: '내용' } };

beforeAll(async () => {
	database = await createTestDatabase(20);
	services = testServices(database.drizzle, clock.now);
	app = await buildTestApp({ queries: database.drizzle, services });
	other = await buildTestApp({ queries: database.drizzle, services });
	await database.drizzle.insert(notice).values([
		{ id: 'one', publishedAt: new Date(0), texts },
		{ id: 'coming', publishedAt: new Date(Date.now() + 3_600_000), texts },
	]);
});

afterAll(async () => {
	await app.close();
	await other.close();
	await database.drop();
});

beforeEach(async () => {
	clock.reset();
	await database.drizzle.delete(viewing);
	await database.drizzle.delete(attempt);
	await database.drizzle.update(notice).set({ views: 0 });
});

type Look = { subject?: string; headers?: Record<string, string>; ip?: string; at?: FastifyInstance };

const look = async ({ subject = 'notice/one', headers = browser, ip = '203.0.113.9', at = app }: Look = {}) =>
	at.inject({ method: 'POST', url: '/api/viewings', headers, remoteAddress: ip, payload: { subject } });

const viewsOf = async (id = 'one') =>
	(await database.drizzle.select({ views: notice.views }).from(notice).where(eq(notice.id, id)))[0]?.views;

const seen = async () =>
	(await database.drizzle.select().from(viewing)).filter(({ subject }) => subject.startsWith('notice/'));

test('a reader is counted once a day, whatever they do', async () => {
	for (let times = 0; times < 5; times += 1) expect((await look()).json()).toEqual({});
	expect(await viewsOf()).toBe(1);
	await look({ ip: '198.51.100.7' });
	expect(await viewsOf()).toBe(2);
});

test('a hundred looks of one reader at the same instant, at two servers, count one', async () => {
	const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => look({ at: at % 2 === 0 ? app : other })));
	expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
	expect(await viewsOf()).toBe(1);
	expect(await seen()).toHaveLength(1);
	const salts = (await database.drizzle.select().from(viewing)).filter(({ subject }) => subject === 'salt');
	expect(salts).toHaveLength(1);
});

test('fifty readers at the same instant count fifty', async () => {
	await Promise.all(Array.from({ length: 50 }, (_, at) => look({ ip: `198.51.100.${at}`, at: at % 2 ? app : other })));
	expect(await viewsOf()).toBe(50);
});

test('programs count nothing: those that say what they are, and those without a browser’s signs', async () => {
	const { origin: _, ...withoutOrigin } = browser;
	const { 'accept-language': __, ...withoutLanguage } = browser;
	for (const headers of [
		{ ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
		{ ...browser, 'user-agent': 'curl/8.10.1' },
		withoutOrigin,
		withoutLanguage,
	])
		expect((await look({ headers })).statusCode).toBe(200);
	expect(await viewsOf()).toBe(0);
	expect(await seen()).toEqual([]);
	const foreign = await look({ headers: { ...browser, origin: 'https://elsewhere.example' } });
	expect(foreign.statusCode).toBe(403);
});

test('what cannot be read is not counted and leaves no row', async () => {
	for (const subject of ['notice/coming', 'notice/nothing', 'promotion/nothing'])
		expect((await look({ subject })).statusCode).toBe(200);
	expect(await viewsOf('coming')).toBe(0);
	expect((await database.drizzle.select().from(viewing)).filter((row) => row.subject !== 'salt')).toEqual([]);
	for (const subject of ['member/1', 'notice/a/b', 'notice/<x>', ''])
		expect((await look({ subject })).statusCode, subject).toBe(400);
});

test('a promotion is counted the same way', async () => {
	await database.drizzle.insert(promotion).values({
		id: 'spring',
		area: 'travel',
		productIds: [],
		kinds: [],
		discount: { kind: 'percent', percent: 10 } as never,
		startsAt: new Date(0),
		endsAt: new Date(Date.now() + 3_600_000),
		picture: 'blossom-spring-1',
		texts: {},
	});
	await Promise.all([look({ subject: 'promotion/spring' }), look({ subject: 'promotion/spring' })]);
	const [row] = await database.drizzle.select({ views: promotion.views }).from(promotion);
	expect(row?.views).toBe(1);
});

test('a place has a few readers of a page, however many names its browsers give themselves', async () => {
	for (let at = 0; at < 100; at += 1) await look({ headers: { ...browser, 'user-agent': `${firefox} ${at}` } });
	expect(await viewsOf()).toBe(readersOfNetwork);
	await look({ ip: '198.51.100.7' });
	expect(await viewsOf()).toBe(readersOfNetwork + 1);
});

test('one place that knocks without end is not listened to any more', async () => {
	const { limit } = attemptRules['viewing-network'];
	for (let at = 0; at < limit; at += 1) await look();
	expect(await viewsOf()).toBe(1);
	const edge = { ...browser, 'user-agent': firefox.replace('Firefox', 'Edge') };
	await look({ headers: edge });
	expect(await viewsOf()).toBe(1);
	await database.drizzle.delete(attempt);
	await look({ headers: edge });
	expect(await viewsOf()).toBe(2);
});

test('the rows name nobody and cannot be joined over pages', async () => {
	await database.drizzle
		.insert(notice)
		.values({ id: 'two', publishedAt: new Date(0), texts })
		.onConflictDoNothing();
	await look();
	await look({ subject: 'notice/two' });
	const rows = await seen();
	expect(rows).toHaveLength(2);
	expect(new Set(rows.map(({ viewerHash }) => viewerHash)).size).toBe(2);
	const text = JSON.stringify(await database.drizzle.select().from(viewing));
	for (const word of ['203.0.113', 'Firefox', 'Mozilla']) expect(text).not.toContain(word);
});

test('a day that is over goes with its salt, and the sums stay; the same reader is new the day after', async () => {
	await look();
	clock.pass({ days: 1 });
	await look();
	expect(await viewsOf()).toBe(2);
	await sweepViewings({ queries: database.drizzle, now: clock.now() });
	const left = await database.drizzle.select().from(viewing);
	const tomorrow = koreanDay(clock.now());
	expect(left.map((row) => row.day)).toEqual([tomorrow, tomorrow]);
	expect(await viewsOf()).toBe(2);
});
