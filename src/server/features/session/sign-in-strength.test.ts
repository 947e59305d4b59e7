import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { pendingBounds } from '#domain/member/sign-in.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { pendingSignIn, session } from '#server/db/schema/session.ts';
import { cookiesOf } from '#server/http/identity.ts';
import { passportBinding } from '#server/keys/seal-bindings.ts';
import { openSessionHouse } from '../../../../tests/support/session-house.ts';
import type { TestBrowser } from '../../../../tests/support/test-browser.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { finishBy } from './finish-sign-in.ts';
import { holdSignIn } from './hold-sign-in.ts';
import { deleteSessions } from './session.repo.ts';

const { house, clock, logInOn } = openSessionHouse();

const right = 'the password of Linh';
const reveal = (browser: TestBrowser) => browser.send({ method: 'POST', url: '/api/members/me/passport/reveal' });
const signInAgain = (browser: TestBrowser, current: string) =>
	browser.send({ method: 'POST', url: '/api/sessions/current/sign-in', payload: { current } });
const codeOf = async (answer: ReturnType<typeof reveal>) => (await answer).json().code;

async function idOf(firstName: string): Promise<string> {
	const [row] = await house.database.drizzle.select().from(member).where(eq(member.firstName, firstName));
	return row?.id ?? '';
}

/** Linh, logged in, with a passport number. */
async function linh(): Promise<TestBrowser> {
	const { drizzle } = house.database;
	const id = await idOf('Linh');
	const passport = house.services.keys.seal('AB1234567', passportBinding(id));
	await drizzle.update(member).set({ passport }).where(eq(member.id, id));
	await drizzle.delete(attempt);
	return logInOn(house.guarded, 'Linh');
}

describe('signing in again', () => {
	test('a secret is shown for ten minutes after a login, and after that for the password', async () => {
		const browser = await linh();
		expect((await reveal(browser)).json()).toEqual({ passport: 'AB1234567' });
		clock.pass({ minutes: 9 });
		expect((await reveal(browser)).statusCode).toBe(200);
		clock.pass({ minutes: 2 });
		const refused = await reveal(browser);
		expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign-in-again']);
		// Using the login does not make it stronger.
		expect(await browser.isIn()).toBe(true);
		expect(await codeOf(reveal(browser))).toBe('sign-in-again');
		const again = await signInAgain(browser, right);
		expect([again.statusCode, again.json(), again.cookies]).toEqual([200, {}, []]);
		expect((await reveal(browser)).json()).toEqual({ passport: 'AB1234567' });
		clock.pass({ minutes: 11 });
		expect(await codeOf(reveal(browser))).toBe('sign-in-again');
	});

	test('a refused look is neither written down nor counted', async () => {
		const browser = await linh();
		clock.pass({ minutes: 11 });
		await house.database.drizzle.delete(event);
		await house.database.drizzle.delete(attempt);
		expect(await codeOf(reveal(browser))).toBe('sign-in-again');
		expect(await trailOf(house.database.drizzle)).toEqual([]);
		expect(await house.database.drizzle.select().from(attempt)).toEqual([]);
		await signInAgain(browser, right);
		const [entry] = await trailOf(house.database.drizzle);
		expect(entry).toMatchObject({ event: 'member.signed-in-again', actorId: await idOf('Linh') });
	});

	test('is of this login alone', async () => {
		const here = await linh();
		const elsewhere = await logInOn(house.guarded, 'Linh');
		clock.pass({ minutes: 11 });
		await signInAgain(here, right);
		expect((await reveal(here)).statusCode).toBe(200);
		expect(await codeOf(reveal(elsewhere))).toBe('sign-in-again');
	});

	test('a wrong password opens nothing, and after so many tries the right one neither', async () => {
		const browser = await linh();
		clock.pass({ minutes: 11 });
		const wrong = await signInAgain(browser, 'the password of Mallory');
		expect([wrong.statusCode, wrong.json().faults]).toEqual([400, [{ at: 'current', code: 'password-wrong' }]]);
		expect(await codeOf(reveal(browser))).toBe('sign-in-again');
		for (let tries = 1; tries < attemptRules['password-member'].limit; tries += 1) await signInAgain(browser, 'no');
		const late = await signInAgain(browser, right);
		expect([late.statusCode, late.json().code]).toEqual([429, 'too-many-attempts']);
		expect(await codeOf(reveal(browser))).toBe('sign-in-again');
	});

	test('what was wrong there is written down with the device, as a failed login is; what was right as before', async () => {
		const browser = await linh();
		const id = await idOf('Linh');
		clock.pass({ minutes: 11 });
		await house.database.drizzle.delete(event);
		await signInAgain(browser, 'the password of Mallory');
		await signInAgain(browser, right);
		await browser.send({ method: 'POST', url: '/api/sessions/current/code', payload: { code: '000000' } });
		const payload = { current: 'guessed', email: 'another@mail.example' };
		await browser.send({ method: 'POST', url: '/api/members/me/email', payload });
		for (let tries = 0; tries < attemptRules['password-member'].limit; tries += 1) await signInAgain(browser, 'no');
		const trail = await trailOf(house.database.drizzle, id);
		expect(trail.slice(0, 4).map(({ event: kind }) => kind)).toEqual([
			...['member.password-wrong', 'member.signed-in-again', 'member.second-step-failed', 'member.password-wrong'],
		]);
		expect(trail[0]).toMatchObject({ subjectId: id, actorId: null, actorKind: 'member' });
		expect(trail[0]?.details).toHaveProperty('device');
		expect(trail.at(-1)?.event).toBe('member.locked-out');
		expect(JSON.stringify(trail)).not.toContain('guessed');
		// Who tries on, by whichever way, is told of no more.
		for (let tries = 0; tries < 5; tries += 1) {
			await signInAgain(browser, 'no');
			await browser.send({ method: 'POST', url: '/api/sessions/current/code', payload: { code: '000000' } });
			await browser.send({ method: 'POST', url: '/api/members/me/email', payload });
		}
		const later = await trailOf(house.database.drizzle, id);
		expect(later.filter(({ event: kind }) => kind === 'member.locked-out')).toHaveLength(1);
	});

	test('a network out of tries is sent away before the member’s are used', async () => {
		const browser = await linh();
		const [limit, ip] = [attemptRules['login-network'].limit, '198.51.100.7'];
		for (let tries = 0; tries <= limit; tries += 1)
			await browser.logIn(`nobody-${tries}@mail.example`, 'no', { remoteAddress: ip });
		const url = '/api/sessions/current/sign-in';
		const kept = await logInOn(house.guarded, 'Linh');
		const away = await kept.send({ method: 'POST', url, payload: { current: right }, remoteAddress: ip });
		expect(away.statusCode).toBe(429);
		expect((await signInAgain(kept, right)).statusCode).toBe(200);
	});

	test('the list of places says where the password was given when', async () => {
		const browser = await linh();
		const placeOf = async () => (await browser.get('/api/sessions')).json().items[0];
		const first = await placeOf();
		expect(first.signedInAt).toBe(first.createdAt);
		clock.pass({ minutes: 20 });
		await signInAgain(browser, right);
		const { signedInAt, createdAt } = await placeOf();
		expect(createdAt).toBe(first.createdAt);
		expect(Date.parse(signedInAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(20 * 60_000);
		const [row] = await house.database.drizzle.select({ factors: session.factors }).from(session);
		expect(row?.factors).toEqual(['password']);
	});
});

/** What a browser was told to keep, and whoever it then is. */
function heldBy(held: string | undefined) {
	const set: string[] = [];
	const reply = {
		getHeader: () => set,
		removeHeader: () => undefined,
		header: (_: string, values: string[]) => set.splice(0, set.length, ...values),
	} as unknown as Parameters<typeof cookiesOf>[0];
	const context = {
		queries: house.database.drizzle,
		services: house.services,
		now: clock.now(),
		sessionId: null,
		client: { ip: '203.0.113.9', userAgent: 'Test', hasBrowserSigns: true, held },
		cookies: cookiesOf(reply, 'https://maru.example'),
	};
	return { set, context };
}

/** A second factor that takes the word “yes”. */
const answering = (word: string) => async () => (word === 'yes' ? ('one-time-code' as const) : undefined);

const holdAgain = (memberId: string) =>
	house.services.transact((queries) =>
		holdSignIn({ queries, now: clock.now() }, { memberId, isKept: false, factors: ['password'] }),
	);

/** The first there is, by somebody who has all their tries. */
async function hold(memberId: string): Promise<string> {
	await house.database.drizzle.delete(attempt);
	await house.database.drizzle.delete(pendingSignIn);
	return holdAgain(memberId);
}

const finish = (held: string | undefined, word: string) => finishBy(heldBy(held).context, answering(word));
const refused = (code: string) => ({ ok: false, refusal: code });

describe('a sign-in between two steps', () => {
	test('is nothing until the second is done, and then a login with both factors', async () => {
		const id = await idOf('Linh');
		const secret = await hold(id);
		expect(await house.database.drizzle.select().from(session)).toEqual([]);
		const { set, context } = heldBy(secret);
		expect(await finishBy(context, answering('yes'))).toMatchObject({ ok: true, value: { id } });
		expect(set.map((cookie) => cookie.split('=')[0])).toEqual(['sign-in', 'TID_SES', 'TID_JWT', 'device']);
		expect(set[0]).toBe('sign-in=; Path=/api/sessions; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
		const [row] = await house.database.drizzle.select().from(session);
		expect(row).toMatchObject({ memberId: id, factors: ['password', 'one-time-code'] });
	});

	test('is kept by a cookie of some minutes that only the steps of a sign-in see, hashed in the database', async () => {
		const secret = await hold(await idOf('Linh'));
		const { set, context } = heldBy(undefined);
		context.cookies.hold(secret);
		expect(set).toEqual([
			`sign-in=${secret}; Path=/api/sessions; HttpOnly; SameSite=Lax; Secure; Max-Age=${pendingBounds.seconds}`,
		]);
		expect(JSON.stringify(await house.database.drizzle.select().from(pendingSignIn))).not.toContain(secret);
	});

	test('is used once, also by two who answer at the same moment', async () => {
		const secret = await hold(await idOf('Linh'));
		const both = await Promise.all([finish(secret, 'yes'), finish(secret, 'yes')]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await finish(secret, 'yes')).toMatchObject(refused('sign-in-late'));
		expect(await house.database.drizzle.select().from(session)).toHaveLength(1);
	});

	test('ends after ten minutes, and the next one sweeps it away', async () => {
		const secret = await hold(await idOf('Linh'));
		clock.pass({ minutes: 11 });
		expect(await finish(secret, 'yes')).toMatchObject(refused('sign-in-late'));
		await holdAgain(await idOf('Mallory'));
		const left = await house.database.drizzle.select().from(pendingSignIn);
		expect(left.map(({ memberId }) => memberId)).toEqual([await idOf('Mallory')]);
	});

	test('ends after a few wrong answers, and beginning anew gives a member no more of them', async () => {
		const id = await idOf('Linh');
		const secret = await hold(id);
		for (let tries = 0; tries < pendingBounds.tries; tries += 1)
			expect(await finish(secret, 'no')).toMatchObject(refused('invalid-input'));
		expect(await finish(secret, 'yes')).toMatchObject(refused('sign-in-late'));
		const second = await holdAgain(id);
		for (let tries = 0; tries < pendingBounds.tries; tries += 1)
			expect(await finish(second, 'no')).toMatchObject(refused('invalid-input'));
		expect(await finish(await holdAgain(id), 'yes')).toMatchObject(refused('too-many-attempts'));
	});

	test('nobody else’s cookie, and none at all, opens it', async () => {
		await hold(await idOf('Linh'));
		expect(await finish(undefined, 'yes')).toMatchObject(refused('sign-in-late'));
		expect(await finish('x'.repeat(43), 'yes')).toMatchObject(refused('sign-in-late'));
	});

	test.each([
		['a change of the password', (id: string) => deleteSessions(house.database.drizzle, { memberId: id })],
		[
			'a suspension',
			(id: string) => house.database.drizzle.update(member).set({ status: 'suspended' }).where(eq(member.id, id)),
		],
	])('%s in between ends it', async (_, between) => {
		const id = await idOf('Linh');
		const secret = await hold(id);
		await between(id);
		expect(await finish(secret, 'yes')).toMatchObject(refused('sign-in-late'));
		expect(await house.database.drizzle.select().from(session)).toEqual([]);
	});
});
