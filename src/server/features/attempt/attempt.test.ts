import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { createIdentify } from '#server/identify.ts';
import type { Services } from '#server/services.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createBrowser } from '../../../../tests/support/test-browser.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { deletePassedAttempts } from './attempt.repo.ts';
import { clearAttempts, countAttempt, forgiveAttempt, tooManyAttempts } from './count-attempt.ts';

let database: TestDatabase;
let services: Services;
let options: Parameters<typeof countAttempt>[0];
const apps: FastifyInstance[] = [];
const clock = createTestClock();

async function serverWith(more: object = {}): Promise<FastifyInstance> {
	const identify = createIdentify({ queries: database.drizzle, services });
	const app = await buildTestApp({ queries: database.drizzle, services, identify, ...more });
	apps.push(app);
	return app;
}

beforeAll(async () => {
	database = await createTestDatabase(10);
	services = {
		...testServices(database.drizzle, clock.now),
		passwords: {
			hash: async (text) => text,
			matches: async (hash, text) => hash === text,
			matching: async (hashes, text) => hashes.filter((hash) => hash === text),
		},
	};
	options = { queries: database.drizzle, services };
	await database.drizzle.insert(member).values({
		email: 'linh@mail.example',
		firstName: 'Linh',
		lastName: 'Nguyen',
		passwordHash: 'right',
		group: 'GR0300',
		locale: 'vn',
		emailVerifiedAt: new Date(),
	});
});

afterAll(async () => {
	for (const app of apps) await app.close();
	await database.drop();
});

beforeEach(async () => {
	clock.reset();
	await database.drizzle.delete(attempt);
});

const times = async <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> => {
	const results: T[] = [];
	for (let at = 0; at < count; at += 1) results.push(await work(at));
	return results;
};

const guess = async (
	app: FastifyInstance,
	remoteAddress: string,
	more: { email?: string; forwarded?: string } = {},
) => {
	const headers = more.forwarded === undefined ? {} : { 'x-forwarded-for': more.forwarded };
	const response = await createBrowser(app).logIn(more.email ?? 'linh@mail.example', 'wrong', {
		remoteAddress,
		headers,
	});
	return response.statusCode;
};

test('tries at the same instant are all counted', async () => {
	const { limit, seconds } = attemptRules['verify-member'];
	const waits = await Promise.all(Array.from({ length: 20 }, () => countAttempt(options, 'verify-member', 'm1')));
	expect(waits.filter((wait) => wait === undefined)).toHaveLength(limit);
	for (const wait of waits) if (wait !== undefined) expect(wait).toBeGreaterThan(seconds - 10);
});

test('of all refusals of a window one is the first, also at the same instant, and the next window has its own', async () => {
	const refusals = async () => {
		const tries = await Promise.all(Array.from({ length: 20 }, () => tooManyAttempts(options, 'verify-member', 'm1')));
		return tries.filter((one) => one !== undefined);
	};
	for (const _ of [1, 2]) {
		const refused = await refusals();
		expect(refused.length).toBeGreaterThan(10);
		expect(refused.filter(({ isFirst }) => isFirst)).toHaveLength(1);
		expect((await refusals()).filter(({ isFirst }) => isFirst)).toEqual([]);
		clock.pass({ minutes: attemptRules['verify-member'].seconds / 60 });
	}
});

test('when the window has passed one may try again', async () => {
	const { seconds } = attemptRules['verify-member'];
	await times(6, () => countAttempt(options, 'verify-member', 'm1'));
	clock.pass({ minutes: seconds / 60 - 1 });
	expect(await countAttempt(options, 'verify-member', 'm1')).toBeLessThanOrEqual(60);
	clock.pass({ minutes: 1 });
	expect(await countAttempt(options, 'verify-member', 'm1')).toBeUndefined();
	const [row] = await database.drizzle.select().from(attempt);
	expect(row?.count).toBe(1);
	expect(Number(row?.resetAt)).toBeGreaterThan(Number(clock.now()));
});

test('the table names nobody', async () => {
	await countAttempt(options, 'login-account', 'linh@mail.example');
	await countAttempt(options, 'login-network', '203.0.113.9');
	const rows = JSON.stringify(await database.drizzle.select().from(attempt));
	for (const word of ['linh', 'mail', '203', 'login']) expect(rows).not.toContain(word);
});

test('clearing forgets all tries, forgiving only the last', async () => {
	await times(3, () => countAttempt(options, 'verify-member', 'm1'));
	await forgiveAttempt(options, 'verify-member', 'm1');
	expect((await database.drizzle.select().from(attempt))[0]?.count).toBe(2);
	await clearAttempts(options, 'verify-member', 'm1');
	expect(await database.drizzle.select().from(attempt)).toEqual([]);
});

test('what has passed is swept away, what has not stays', async () => {
	await countAttempt(options, 'verify-member', 'm1');
	clock.pass({ minutes: attemptRules['verify-member'].seconds / 60 });
	await countAttempt(options, 'verify-member', 'm2');
	await deletePassedAttempts(database.drizzle, { limit: 100, now: clock.now() });
	const left = await database.drizzle.select().from(attempt);
	expect(left).toHaveLength(1);
	expect(Number(left[0]?.resetAt)).toBeGreaterThan(Number(clock.now()));
});

test('guessing from one network ends after ten tries, with when to come back; the right password then waits too', async () => {
	const app = await serverWith();
	const answers = await times(11, () => guess(app, '203.0.113.9'));
	expect(answers).toEqual([...Array(10).fill(401), 429]);
	const right = await createBrowser(app).logIn('linh@mail.example', 'right', { remoteAddress: '203.0.113.9' });
	expect(right.json()).toMatchObject({ code: 'too-many-attempts', retryAfter: expect.any(Number) });
	expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
	// Her own network is not the guesser's.
	const elsewhere = await createBrowser(app).logIn('linh@mail.example', 'right', { remoteAddress: '198.51.100.7' });
	expect(elsewhere.statusCode).toBe(200);
});

const lockouts = () => database.drizzle.$count(event, eq(event.kind, 'member.locked-out'));

test('who tries on after running out of tries leaves one entry for each time, not one for each try', async () => {
	const app = await serverWith();
	await database.drizzle.delete(event);
	await times(30, () => guess(app, '203.0.113.9'));
	expect(await lockouts()).toBe(1);
	// The network runs out of its own tries later, whosever account is tried then.
	await times(attemptRules['login-network'].limit, () => guess(app, '203.0.113.9', { email: 'nobody@mail.example' }));
	expect(await lockouts()).toBe(3);
	await times(20, () => guess(app, '203.0.113.9', { email: 'another@mail.example' }));
	expect(await lockouts()).toBe(3);
	clock.pass({ minutes: 15 });
	await times(12, () => guess(app, '203.0.113.9'));
	expect(await lockouts()).toBe(4);
});

test('an account that ran out of tries is told of, also where a known browser still comes in at that very try', async () => {
	const app = await serverWith();
	await database.drizzle.delete(event);
	const known = createBrowser(app);
	const logIn = () => known.logIn('linh@mail.example', 'right', { remoteAddress: '203.0.113.77' });
	expect((await logIn()).statusCode).toBe(200);
	await known.remove('/api/sessions/current');
	await times(attemptRules['login-account'].limit, (at) => guess(app, `198.51.100.${at}`));
	expect([(await logIn()).statusCode, await lockouts()]).toEqual([200, 1]);
	await times(5, (at) => guess(app, `198.51.101.${at}`));
	expect(await lockouts()).toBe(1);
});

test('an address nobody has runs out of tries just the same', async () => {
	const app = await serverWith();
	const answers = await times(11, () => guess(app, '203.0.113.9', { email: 'nobody@mail.example' }));
	expect(answers).toEqual([...Array(10).fill(401), 429]);
});

test('guessing one account from many networks ends, too', async () => {
	const app = await serverWith();
	const { limit } = attemptRules['login-account'];
	const answers = await times(limit + 1, (at) => guess(app, `198.51.100.${at}`));
	expect([answers.at(-2), answers.at(-1)]).toEqual([401, 429]);
});

test('an account that many networks guess at still opens in a browser it was opened in before', async () => {
	const app = await serverWith();
	const { limit } = attemptRules['login-account'];
	const known = createBrowser(app);
	const logIn = (browser: typeof known, given = 'right', email = 'linh@mail.example') =>
		browser.logIn(email, given, { remoteAddress: '203.0.113.77' });
	expect((await logIn(known)).statusCode).toBe(200);
	await known.remove('/api/sessions/current');
	await times(limit + 1, (at) => guess(app, `198.51.100.${at}`));
	expect((await logIn(createBrowser(app))).statusCode).toBe(429);
	expect((await logIn(known)).statusCode).toBe(200);
	// That gave those who guess elsewhere nothing.
	expect(await guess(app, '198.51.101.1')).toBe(429);
	// Who has the browser may not guess in it without end either, from wherever.
	const guesses = await times(12, (at) =>
		known.logIn('linh@mail.example', 'wrong', { remoteAddress: `203.0.114.${at}` }),
	);
	expect(guesses.map(({ statusCode }) => statusCode).slice(-2)).toEqual([429, 429]);
});

test('a browser known to one sign-up of an address does not help to guess at another', async () => {
	const app = await serverWith();
	const { limit } = attemptRules['login-account'];
	const strangers = {
		email: 'linh@mail.example',
		firstName: 'Stranger',
		lastName: 'Nguyen',
		passwordHash: 'strange',
		group: 'GR0300',
		locale: 'vn',
	} as const;
	const [made] = await database.drizzle.insert(member).values(strangers).returning({ id: member.id });
	const browser = createBrowser(app);
	expect((await browser.logIn('linh@mail.example', 'strange', { remoteAddress: '203.0.113.80' })).statusCode).toBe(200);
	await times(limit + 1, (at) => guess(app, `198.51.100.${at}`));
	const right = await browser.logIn('linh@mail.example', 'right', { remoteAddress: '203.0.113.81' });
	expect(right.statusCode).toBe(401);
	await database.drizzle.delete(member).where(sql`${member.id} = ${made?.id}`);
});

test('guessing many accounts from one network ends, from all addresses of an IPv6 home', async () => {
	const app = await serverWith();
	const { limit } = attemptRules['login-network'];
	const answers = await times(limit + 1, (at) =>
		guess(app, `2001:db8:1:2::${(at + 1).toString(16)}`, { email: `member-${at}@mail.example` }),
	);
	expect([answers.at(-2), answers.at(-1)]).toEqual([401, 429]);
});

test('a success clears the account’s count; right logins do not use up the network', async () => {
	const app = await serverWith();
	await times(9, () => guess(app, '203.0.113.9'));
	const logIn = () => createBrowser(app).logIn('linh@mail.example', 'right', { remoteAddress: '203.0.113.9' });
	expect((await times(70, logIn)).every(({ statusCode }) => statusCode === 200)).toBe(true);
	expect(await guess(app, '203.0.113.9')).toBe(401);
});

test('the limits survive a restart', async () => {
	const before = await serverWith();
	await times(10, () => guess(before, '203.0.113.9'));
	await before.close();
	expect(await guess(await serverWith(), '203.0.113.9')).toBe(429);
});

test('a forged forwarding header dodges nothing; it would if everyone were believed', async () => {
	const forging = (app: FastifyInstance) =>
		times(12, (at) => guess(app, '203.0.113.9', { forwarded: `192.0.2.${at}, 10.0.0.1` }));
	expect((await forging(await serverWith())).slice(-2)).toEqual([429, 429]);
	await database.drizzle.delete(attempt);
	// A configured proxy elsewhere changes nothing for those who do not come through it.
	expect((await forging(await serverWith({ trustProxy: ['10.0.0.0/8'] }))).slice(-2)).toEqual([429, 429]);
	await database.drizzle.delete(attempt);
	const believing = await serverWith({ trustProxy: ['0.0.0.0/1', '128.0.0.0/1'] });
	expect((await forging(believing)).every((status) => status === 401)).toBe(true);
});

test('behind a configured proxy its clients count one by one, by the address the proxy saw', async () => {
	const app = await serverWith({ trustProxy: ['10.0.0.2'] });
	const through = (client: string) => guess(app, '10.0.0.2', { forwarded: `192.0.2.99, ${client}` });
	await times(10, () => through('203.0.113.9'));
	expect([await through('203.0.113.9'), await through('203.0.113.10')]).toEqual([429, 401]);
});
