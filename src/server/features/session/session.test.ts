import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MemberStatus } from '#domain/member/member.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import type { Passwords } from '#server/features/member/passwords.ts';
import { createIdentify } from '#server/identify.ts';
import type { Services } from '#server/services.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createBrowser } from '../../../../tests/support/test-browser.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let database: TestDatabase;
let services: Services;
let app: FastifyInstance;
let comparisons: (readonly string[])[] = [];

/** The hashes are the passwords: what is tested here is not argon2. */
const plainPasswords: Passwords = {
	hash: async (password) => password,
	matches: async (hash, password) => hash === password,
	matching: async (hashes, password) => {
		comparisons.push(hashes);
		return hashes.filter((hash) => hash === password);
	},
};

const build = (more: Parameters<typeof buildTestApp>[0] | object = {}) =>
	buildTestApp({
		queries: database.drizzle,
		services,
		identify: createIdentify({ queries: database.drizzle, services }),
		...more,
	});

const password = 'a password of hers';
const row = (email: string, more: Partial<typeof member.$inferInsert> = {}) => ({
	email,
	passwordHash: password,
	group: 'GR0300' as const,
	firstName: 'Linh',
	lastName: 'Nguyen',
	locale: 'vn' as const,
	emailVerifiedAt: new Date(),
	...more,
});

const setStatus = (email: string, status: MemberStatus) =>
	database.drizzle.update(member).set({ status }).where(eq(member.email, email));

beforeAll(async () => {
	database = await createTestDatabase();
	services = { ...testServices(database.drizzle), passwords: plainPasswords };
	app = await build();
	await database.drizzle.insert(member).values([
		row('linh@mail.example'),
		row('other@mail.example', { firstName: 'Other' }),
		row('suspended@mail.example', { status: 'suspended' }),
		row('closed@mail.example', { status: 'closed' }),
		row('shared@mail.example', { firstName: 'Owner' }),
		row('shared@mail.example', { firstName: 'Second', emailVerifiedAt: null, passwordHash: 'the second one' }),
		row('fresh@mail.example', {
			emailVerifiedAt: null,
			passwordHash: 'the older one',
			createdAt: new Date('2026-01-01'),
		}),
		row('fresh@mail.example', { emailVerifiedAt: null, firstName: 'Newest', passwordHash: 'the newest one' }),
	]);
});

afterAll(async () => {
	await app.close();
	await database.drop();
});

beforeEach(async () => {
	comparisons = [];
	await database.drizzle.delete(attempt);
	await database.drizzle.delete(session);
});

async function loggedIn(email = 'linh@mail.example', isKept = false) {
	const browser = createBrowser(app);
	expect((await browser.logIn(email, password, { isKept })).statusCode).toBe(200);
	return browser;
}

test('a login sets both cookies, on path /, out of reach for scripts, for this browser session only', async () => {
	const response = await createBrowser(app).logIn(' Linh@Mail.example ', password);
	expect(response.json()).toEqual({ id: expect.any(String), name: 'Linh', currency: null });
	const [first, second] = [response.headers['set-cookie'] ?? []].flat();
	expect(first).toMatch(/^TID_SES=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
	expect(second).toMatch(/^TID_JWT=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('“keep me logged in” keeps both for thirty days', async () => {
	const { cookies } = await createBrowser(app).logIn('linh@mail.example', password, { isKept: true });
	expect(cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
		['TID_SES', 2_592_000],
		['TID_JWT', 2_592_000],
		['device', 31_536_000],
	]);
});

test('on https every cookie is Secure', async () => {
	const origin = 'https://maru.example';
	const secure = await build({ origin, services: { ...services, origin } });
	const response = await createBrowser(secure).logIn('linh@mail.example', password, { headers: { origin } });
	expect(response.cookies.map((cookie) => cookie.secure)).toEqual([true, true, true]);
});

test('an operator is never kept logged in, not even by a session that says so', async () => {
	await database.drizzle.update(member).set({ group: 'GR0100' }).where(eq(member.email, 'other@mail.example'));
	const browser = createBrowser(app);
	const { cookies } = await browser.logIn('other@mail.example', password, { isKept: true });
	expect(cookies.slice(0, 2).map(({ maxAge }) => maxAge)).toEqual([undefined, undefined]);
	const [kept] = await database.drizzle.select().from(session);
	expect((Number(kept?.endsAt) - Date.now()) / 3_600_000).toBeLessThanOrEqual(12);
	await database.drizzle.update(session).set({ isKept: true });
	expect(await browser.isIn()).toBe(false);
	await database.drizzle.update(member).set({ group: 'GR0300' }).where(eq(member.email, 'other@mail.example'));
});

test('the session’s secret is kept only as a hash, and the login is written down', async () => {
	const browser = await loggedIn();
	const [kept] = await database.drizzle.select().from(session);
	expect(kept?.device).toBe('Chrome, Android');
	expect(JSON.stringify(kept)).not.toContain(browser.cookies.get('TID_SES'));
	const trail = await trailOf(database.drizzle);
	expect(trail.at(-1)).toMatchObject({ event: 'member.logged-in', actorId: kept?.memberId, details: {} });
});

test('a wrong password gets the same answer for the same work: proved, unproved, shared, closed and unknown', async () => {
	const answers = [];
	for (const name of ['linh', 'nobody', 'closed', 'shared', 'fresh', '']) {
		const email = name && `${name}@mail.example`;
		comparisons = [];
		const response = await createBrowser(app).logIn(email, 'not the password');
		const { requestId, ...body } = response.json();
		answers.push(JSON.stringify([response.statusCode, body, response.cookies, comparisons.length]));
	}
	expect(new Set(answers).size).toBe(1);
	expect(answers[0]).toContain('"login-failed"');
	expect(answers[0]).toMatch(/,2\]$/);
});

test('a right password takes two comparisons too', async () => {
	await loggedIn();
	expect(comparisons).toHaveLength(2);
});

test('the right password of a closed account opens nothing', async () => {
	expect((await createBrowser(app).logIn('closed@mail.example', password)).json().code).toBe('login-failed');
});

test('only the right password tells that an account is suspended, and it does not log in', async () => {
	const browser = createBrowser(app);
	expect((await browser.logIn('suspended@mail.example', 'wrong')).json().code).toBe('login-failed');
	const response = await browser.logIn('suspended@mail.example', password);
	expect([response.statusCode, response.json().code]).toEqual([403, 'member-suspended']);
	expect(browser.cookies.size).toBe(0);
	const trail = (await trailOf(database.drizzle)).filter(({ event }) => event === 'member.suspended-log-in');
	expect(trail).toMatchObject([{ actorId: null, actorKind: 'member', details: { factor: 'password' } }]);
});

test('of several sign-ups with one address each opens with its own password', async () => {
	const name = async (email: string, given: string) => (await createBrowser(app).logIn(email, given)).json().name;
	expect(await name('shared@mail.example', password)).toBe('Owner');
	expect(await name('shared@mail.example', 'the second one')).toBe('Second');
	expect(await name('fresh@mail.example', 'the newest one')).toBe('Newest');
	expect(await name('fresh@mail.example', 'the older one')).toBe('Linh');
});

test('a password changed while it was being compared does not log in any more', async () => {
	const racing = await build({
		services: {
			...services,
			passwords: {
				...plainPasswords,
				matching: async (hashes: readonly string[], given: string) => {
					await database.drizzle
						.update(member)
						.set({ passwordHash: 'changed' })
						.where(eq(member.email, 'other@mail.example'));
					return hashes.filter((hash) => hash === given);
				},
			},
		},
	});
	const response = await createBrowser(racing).logIn('other@mail.example', password);
	await database.drizzle.update(member).set({ passwordHash: password }).where(eq(member.email, 'other@mail.example'));
	expect(response.json().code).toBe('login-failed');
	expect(await database.drizzle.select().from(session)).toEqual([]);
});

test('a login has secrets of its own, and the session this browser had before ends', async () => {
	const browser = await loggedIn();
	const before = browser.copy();
	await browser.logIn('linh@mail.example', password);
	expect(browser.cookies.get('TID_SES')).not.toBe(before.cookies.get('TID_SES'));
	expect(await database.drizzle.select().from(session)).toHaveLength(1);
	expect([await browser.isIn(), await before.isIn()]).toEqual([true, false]);
});

test('logging out here forgets the session and both cookies, and is never refused', async () => {
	const [here, elsewhere] = [await loggedIn(), await loggedIn()];
	const stolen = here.copy();
	const response = await here.remove('/api/sessions/current');
	expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
		['TID_SES', 0],
		['TID_JWT', 0],
	]);
	expect(here.cookies.size).toBe(0);
	expect([await stolen.isIn(), await elsewhere.isIn()]).toEqual([false, true]);
	expect((await here.remove('/api/sessions/current')).statusCode).toBe(200);
	const dead = elsewhere.copy({ TID_JWT: 'nonsense' });
	expect((await dead.remove('/api/sessions/current')).statusCode).toBe(200);
});

test('logging out with a dead token makes the server forget the session all the same', async () => {
	const browser = await loggedIn();
	await browser.copy({ TID_JWT: undefined }).remove('/api/sessions/current');
	expect(await database.drizzle.select().from(session)).toEqual([]);
	expect(await browser.isIn()).toBe(false);
});

test('the list tells where one is signed in, this place first, and one place can be signed out', async () => {
	const first = await loggedIn();
	const second = await loggedIn();
	const { items, total } = (await first.get('/api/sessions')).json();
	expect(total).toBe(2);
	expect(items.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
	expect(items[0]).toMatchObject({ device: 'Chrome, Android', createdAt: expect.any(String) });
	expect((await first.remove(`/api/sessions/${items[1].id}`)).statusCode).toBe(200);
	expect([await first.isIn(), await second.isIn()]).toEqual([true, false]);
	expect((await first.remove(`/api/sessions/${items[1].id}`)).json().code).toBe('not-found');
	await first.remove(`/api/sessions/${items[0].id}`);
	expect(first.cookies.size).toBe(0);
});

test('somebody else’s session looks like none, and stays', async () => {
	const [mine, theirs] = [await loggedIn(), await loggedIn('other@mail.example')];
	const [{ id }] = (await theirs.get('/api/sessions')).json().items;
	const [foreign, unknown] = [
		await mine.remove(`/api/sessions/${id}`),
		await mine.remove('/api/sessions/00000000-0000-4000-8000-000000000000'),
	];
	const { requestId: _, ...refusal } = foreign.json();
	expect({ ...refusal, requestId: unknown.json().requestId }).toEqual(unknown.json());
	expect(foreign.statusCode).toBe(404);
	expect(await theirs.isIn()).toBe(true);
});

test('signing out everywhere ends all of one’s sessions and nobody else’s', async () => {
	const mine = [await loggedIn(), await loggedIn(), await loggedIn()] as const;
	const theirs = await loggedIn('other@mail.example');
	await mine[0].remove('/api/sessions');
	expect(mine[0].cookies.size).toBe(0);
	expect(await Promise.all([...mine, theirs].map((browser) => browser.isIn()))).toEqual([false, false, false, true]);
});

test('beyond twenty logins the one seen longest ago ends', async () => {
	const first = await loggedIn();
	for (let at = 0; at < 20; at += 1) await loggedIn();
	expect(await first.isIn()).toBe(false);
	expect(await database.drizzle.select().from(session)).toHaveLength(20);
});

test('a visitor without cookies costs no query', async () => {
	const identify = createIdentify({ queries: {} as never, services });
	const visitor = await build({ identify });
	expect((await createBrowser(visitor).get('/')).statusCode).toBe(200);
});

test('a member’s own suspension ends every request at once', async () => {
	const browser = await loggedIn();
	await setStatus('linh@mail.example', 'suspended');
	const isIn = await browser.isIn();
	await setStatus('linh@mail.example', 'active');
	expect(isIn).toBe(false);
	expect(browser.cookies.size).toBe(0);
});
