import { and, eq, isNotNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { maxPasskeys } from '#domain/member/second-factor.ts';
import { attempt } from '#server/db/schema/attempt.ts';
import { authenticator, passkey, recoveryCode } from '#server/db/schema/factor.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { openSessionHouse } from '../../../../tests/support/session-house.ts';
import { createSoftPasskey } from '../../../../tests/support/soft-passkey.ts';
import { createBrowser, type TestBrowser } from '../../../../tests/support/test-browser.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

const { house, clock, logInOn } = openSessionHouse();

const post = (browser: TestBrowser, url: string, payload: object = {}) =>
	browser.send({ method: 'POST', url, payload });
const put = (browser: TestBrowser, url: string, payload: object) => browser.send({ method: 'PUT', url, payload });
const outcome = async (answer: ReturnType<typeof post>) => {
	const { statusCode, body } = await answer;
	const { code, faults } = JSON.parse(body) as { code?: string; faults?: { code: string }[] };
	return statusCode === 200 ? 'ok' : (faults?.[0]?.code ?? code);
};
const own = '/api/members/me';

async function clear(): Promise<void> {
	const { drizzle } = house.database;
	for (const table of [attempt, passkey, authenticator, recoveryCode, mail, session]) await drizzle.delete(table);
}

const idOf = async (firstName: string) =>
	(await house.database.drizzle.select().from(member).where(eq(member.firstName, firstName)))[0]?.id ?? '';

/** Linh with nothing set up, logged in a moment ago. */
async function linh(): Promise<TestBrowser> {
	await clear();
	return logInOn(house.guarded, 'Linh');
}

async function addPasskey(browser: TestBrowser, device = createSoftPasskey(), label = 'Phone') {
	const options = (await post(browser, `${own}/passkeys/options`)).json();
	const answer = await post(browser, `${own}/passkeys`, { label, made: device.make(options) });
	expect(answer.statusCode, answer.body).toBe(200);
	return { device, codes: answer.json().recoveryCodes as string[] | null };
}

/** What the app would show. */
const codeAt = (secret: string, at = clock.now()) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function addApp(browser: TestBrowser) {
	const { secret, address } = (await post(browser, `${own}/authenticator`)).json();
	const answer = await put(browser, `${own}/authenticator`, { code: codeAt(secret) });
	expect(answer.statusCode, answer.body).toBe(200);
	return { secret, address, codes: answer.json().recoveryCodes as string[] | null };
}

const mails = async () => (await house.database.drizzle.select().from(mail)).map(({ template }) => template).sort();
const factorsOf = async (browser: TestBrowser) => (await browser.get(`${own}/factors`)).json();

describe('a passkey', () => {
	test('is added by name, with ten recovery codes, and its owner is told', async () => {
		const browser = await linh();
		const { codes } = await addPasskey(browser);
		expect(codes).toHaveLength(10);
		expect(codes?.every((code) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code))).toBe(true);
		const { passkeys, authenticator: app, recoveryCodesLeft, duty, dueAt } = await factorsOf(browser);
		expect(passkeys).toMatchObject([{ label: 'Phone', lastUsedAt: null, isUsable: true, isSynced: false }]);
		expect([app, recoveryCodesLeft, duty, dueAt]).toEqual([null, 10, 'free', null]);
		expect(await mails()).toEqual(['factor-added']);
		const [row] = await house.database.drizzle.select({ factors: session.factors }).from(session);
		expect(row?.factors).toEqual(['password', 'passkey']);
		// The second gives no new codes.
		expect((await addPasskey(browser, createSoftPasskey(), 'Laptop')).codes).toBeNull();
	});

	test('no code of paper stands in the database', async () => {
		const { codes } = await addPasskey(await linh());
		const rows = JSON.stringify(await house.database.drizzle.select().from(recoveryCode));
		for (const code of codes ?? []) expect(rows).not.toContain(code.replace('-', ''));
	});

	test('is refused from another origin, without its owner’s finger, and after the challenge of another login', async () => {
		const browser = await linh();
		const device = createSoftPasskey();
		const optionsOf = async (who: TestBrowser) => (await post(who, `${own}/passkeys/options`)).json();
		const add = (made: object) => outcome(post(browser, `${own}/passkeys`, { label: 'x', made }));
		expect(await add(device.make(await optionsOf(browser), { origin: 'https://maru.evil' }))).toBe('passkey-refused');
		expect(await add(device.make(await optionsOf(browser), { isUnverified: true }))).toBe('passkey-refused');
		const elsewhere = await logInOn(house.guarded, 'Linh');
		expect(await add(device.make(await optionsOf(elsewhere)))).toBe('sign-in-late');
		const options = await optionsOf(browser);
		clock.pass({ minutes: 6 });
		expect(await add(device.make(options))).toBe('sign-in-late');
		expect((await factorsOf(browser)).passkeys).toEqual([]);
	});

	test('is made once of a challenge, also by two at the same moment', async () => {
		const browser = await linh();
		const made = createSoftPasskey().make((await post(browser, `${own}/passkeys/options`)).json());
		const both = await Promise.all([1, 2].map(() => outcome(post(browser, `${own}/passkeys`, { label: 'x', made }))));
		expect(both.sort()).toEqual(['ok', 'sign-in-late']);
	});

	test('of somebody else cannot be added again, nor renamed or removed', async () => {
		const browser = await linh();
		const { device } = await addPasskey(browser);
		const mallory = await logInOn(house.guarded, 'Mallory');
		const options = (await post(mallory, `${own}/passkeys/options`)).json();
		expect(await outcome(post(mallory, `${own}/passkeys`, { label: 'x', made: device.make(options) }))).toBe(
			'passkey-refused',
		);
		const [{ id }] = (await factorsOf(browser)).passkeys;
		const url = `${own}/passkeys/${id}`;
		expect(await outcome(mallory.send({ method: 'PATCH', url, payload: { label: 'mine' } }))).toBe('not-found');
		expect(await outcome(mallory.remove(url))).toBe('not-found');
		expect((await factorsOf(browser)).passkeys).toMatchObject([{ label: 'Phone' }]);
	});

	test('is renamed; ten are as many as there can be', async () => {
		const browser = await linh();
		await addPasskey(browser);
		const [{ id }] = (await factorsOf(browser)).passkeys;
		const rename = (label: string) =>
			browser.send({ method: 'PATCH', url: `${own}/passkeys/${id}`, payload: { label } });
		expect((await rename(' Samsung ')).json().passkeys).toMatchObject([{ label: 'Samsung' }]);
		expect(await outcome(rename('  '))).toBe('required');
		for (let made = 1; made < maxPasskeys; made += 1) await addPasskey(browser);
		expect(await outcome(post(browser, `${own}/passkeys/options`))).toBe('passkeys-full');
	});

	test('needs a recent sign-in and a proved address', async () => {
		const browser = await linh();
		clock.pass({ minutes: 11 });
		for (const url of ['passkeys/options', 'authenticator', 'recovery-codes'])
			expect(await outcome(post(browser, `${own}/${url}`)), url).toBe('sign-in-again');
		const { drizzle } = house.database;
		const fresh = await logInOn(house.guarded, 'Linh');
		await drizzle.update(member).set({ emailVerifiedAt: null }).where(eq(member.firstName, 'Linh'));
		for (const url of ['passkeys/options', 'authenticator'])
			expect(await outcome(post(fresh, `${own}/${url}`)), url).toBe('email-unverified');
		await drizzle.update(member).set({ emailVerifiedAt: new Date() }).where(eq(member.firstName, 'Linh'));
	});
});

describe('an app', () => {
	test('counts from its first code on; until then the one there was does', async () => {
		const browser = await linh();
		const begun = (await post(browser, `${own}/authenticator`)).json();
		expect(begun.address).toContain(`secret=${begun.secret}`);
		expect((await factorsOf(browser)).authenticator).toBeNull();
		expect(await outcome(put(browser, `${own}/authenticator`, { code: '000000' }))).toBe('code-wrong');
		expect(await outcome(put(browser, `${own}/authenticator`, { code: 'what' }))).toBe('code-wrong');
		const first = await addApp(browser);
		expect(first.codes).toHaveLength(10);
		await post(browser, `${own}/authenticator`);
		const isConfirmed = isNotNull(authenticator.confirmedAt);
		const [row] = await house.database.drizzle.select().from(authenticator).where(isConfirmed);
		expect(row?.sealed).not.toContain(first.secret);
		// Another one takes its place, and nobody gets new codes by it.
		clock.pass({ minutes: 1 });
		const second = await addApp(browser);
		expect(second.codes).toBeNull();
		expect(await house.database.drizzle.select().from(authenticator).where(isConfirmed)).toHaveLength(1);
	});

	test('that was begun a quarter of an hour ago is too late', async () => {
		const browser = await linh();
		const { secret } = (await post(browser, `${own}/authenticator`)).json();
		clock.pass({ minutes: 16 });
		await post(browser, '/api/sessions/current/sign-in', { current: 'the password of Linh' });
		expect(await outcome(put(browser, `${own}/authenticator`, { code: codeAt(secret) }))).toBe('sign-in-late');
	});
});

/** The password, and then another browser between the two steps. */
async function half(): Promise<TestBrowser> {
	const browser = createBrowser(house.guarded);
	const answer = await browser.logIn('linh@mail.example', 'the password of Linh');
	expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['ways']]);
	expect(await browser.isIn()).toBe(false);
	return browser;
}

describe('logging in with a second factor', () => {
	test('asks for it after the password, and says nothing of it to who has not the password', async () => {
		await addApp(await linh());
		const browser = createBrowser(house.guarded);
		const answer = await browser.logIn('linh@mail.example', 'the password of Linh');
		expect(answer.json()).toEqual({ ways: ['one-time-code', 'recovery-code'] });
		expect(answer.cookies.map(({ name }) => name)).toEqual(['sign-in']);
		const wrong = await createBrowser(house.guarded).logIn('linh@mail.example', 'wrong');
		const nobody = await createBrowser(house.guarded).logIn('nobody@mail.example', 'wrong');
		const told = ({ statusCode, body, cookies }: typeof wrong) => [
			...[statusCode, JSON.parse(body).code, cookies.length],
		];
		expect(told(wrong)).toEqual(told(nobody));
	});

	test('a code opens it once: not again, not the one before, and of two at once one', async () => {
		const { secret } = await addApp(await linh());
		clock.pass({ minutes: 1 });
		const code = codeAt(secret);
		const [first, second] = [await half(), await half()];
		const both = await Promise.all([first, second].map((one) => outcome(post(one, '/api/sessions/code', { code }))));
		expect(both.sort()).toEqual(['code-wrong', 'ok']);
		expect(await outcome(post(await half(), '/api/sessions/code', { code }))).toBe('code-wrong');
		const before = codeAt(secret, new Date(clock.now().getTime() - 30_000));
		expect(await outcome(post(await half(), '/api/sessions/code', { code: before }))).toBe('code-wrong');
		const [row] = await house.database.drizzle
			.select({ factors: session.factors })
			.from(session)
			.where(and(eq(session.memberId, await idOf('Linh')), eq(session.factors, ['password', 'one-time-code'])))
			.limit(1);
		expect(row?.factors).toEqual(['password', 'one-time-code']);
	});

	test('a clock that differs by half a minute is no fault, one that differs by two minutes is', async () => {
		const { secret } = await addApp(await linh());
		clock.pass({ minutes: 10 });
		const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
		expect(await outcome(post(await half(), '/api/sessions/code', { code: at(-120) }))).toBe('code-wrong');
		expect(await outcome(post(await half(), '/api/sessions/code', { code: at(120) }))).toBe('code-wrong');
		expect(await outcome(post(await half(), '/api/sessions/code', { code: at(-30) }))).toBe('ok');
		expect(await outcome(post(await half(), '/api/sessions/code', { code: at(30) }))).toBe('ok');
	});

	test('five wrong codes end the sign-in, ten in all keep the member waiting, and each stands in the trail', async () => {
		await addApp(await linh());
		const first = await half();
		for (let tries = 0; tries < 5; tries += 1)
			expect(await outcome(post(first, '/api/sessions/code', { code: '000000' }))).toBe('code-wrong');
		expect(await outcome(post(first, '/api/sessions/code', { code: '000000' }))).toBe('sign-in-late');
		const second = await half();
		for (let tries = 0; tries < 5; tries += 1) await post(second, '/api/sessions/code', { code: '000000' });
		expect(await outcome(post(await half(), '/api/sessions/code', { code: '000000' }))).toBe('too-many-attempts');
		const trail = await trailOf(house.database.drizzle);
		expect(trail.filter(({ event }) => event === 'member.second-step-failed').length).toBeGreaterThanOrEqual(10);
	});

	test('a recovery code opens it once, however it is typed, and its owner is told how many are left', async () => {
		const { codes } = await addPasskey(await linh());
		const [code = ''] = codes ?? [];
		const both = await Promise.all(
			[await half(), await half()].map((one) => outcome(post(one, '/api/sessions/code', { code: code.toLowerCase() }))),
		);
		expect(both.sort()).toEqual(['code-wrong', 'ok']);
		const told = await house.database.drizzle.select().from(mail).where(eq(mail.template, 'recovery-used'));
		expect(told).toHaveLength(1);
		expect(await outcome(post(await half(), '/api/sessions/code', { code }))).toBe('code-wrong');
	});

	test('somebody else’s code opens nothing', async () => {
		const { codes } = await addPasskey(await linh());
		const mallory = await logInOn(house.guarded, 'Mallory');
		await addApp(mallory);
		const held = createBrowser(house.guarded);
		await held.logIn('mallory@mail.example', 'the password of Mallory');
		expect(await outcome(post(held, '/api/sessions/code', { code: codes?.[0] ?? '' }))).toBe('code-wrong');
		await clear();
	});

	test('a browser that is not known is told of by mail, a known one is not', async () => {
		await addPasskey(await linh());
		await house.database.drizzle.delete(mail);
		const browser = await half();
		const { codes } = { codes: (await post(await again(browser), `${own}/recovery-codes`)).json().recoveryCodes };
		expect(codes).toHaveLength(10);
		expect(await mails()).toContain('new-device');
	});
});

/** Logged in by a passkey added for it. */
async function again(half: TestBrowser): Promise<TestBrowser> {
	const { drizzle } = house.database;
	const [row] = await drizzle.select().from(recoveryCode).limit(1);
	expect(row).toBeDefined();
	// A code of paper that is known: made anew over the database, as nobody can read one.
	const { recoveryHash } = await import('./recovery-codes.ts');
	const memberId = await idOf('Linh');
	await drizzle
		.update(recoveryCode)
		.set({ codeHash: recoveryHash(house.services.keys, memberId, '7K3MPX0QRT') })
		.where(eq(recoveryCode.id, row?.id ?? ''));
	expect(await outcome(post(half, '/api/sessions/code', { code: '7k3mp x0qrt' }))).toBe('ok');
	return half;
}

const optionsFor = async (browser: TestBrowser) => (await post(browser, '/api/sessions/passkey/options')).json();
const byPasskey = (browser: TestBrowser, answer: object, isKept = false) =>
	post(browser, '/api/sessions/passkey', { answer, isKept });

describe('logging in by a passkey', () => {
	test('alone is a whole login, and says in the session how it was done', async () => {
		const { device } = await addPasskey(await linh());
		await house.database.drizzle.delete(session);
		const browser = createBrowser(house.guarded);
		const answer = await byPasskey(browser, device.answer(await optionsFor(browser)), true);
		expect(answer.json()).toMatchObject({ name: 'Linh' });
		expect(answer.cookies.map(({ name }) => name).sort()).toEqual(['TID_JWT', 'TID_SES', 'device', 'sign-in']);
		expect(await browser.isIn()).toBe(true);
		const rows = await house.database.drizzle.select().from(session);
		expect(rows).toMatchObject([{ factors: ['passkey'], isKept: true }]);
		expect((await factorsOf(browser)).passkeys[0].lastUsedAt).not.toBeNull();
	});

	test('options name nobody, whoever asks', async () => {
		await addPasskey(await linh());
		const options = await optionsFor(createBrowser(house.guarded));
		expect(Object.keys(options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
		expect([options.rpId, options.userVerification]).toEqual(['localhost', 'required']);
	});

	test.each([
		['a signature of something else', { isBogus: true }],
		['another origin', { origin: 'https://maru.evil' }],
		['another host', { host: 'maru.evil' }],
		['nobody’s finger', { isUnverified: true }],
	])('%s is refused', async (_, faults) => {
		const { device } = await addPasskey(await linh());
		const browser = createBrowser(house.guarded);
		expect(await outcome(byPasskey(browser, device.answer(await optionsFor(browser), faults)))).toBe('passkey-refused');
		expect(await browser.isIn()).toBe(false);
	});

	test('a device that nobody has added is refused as one that answers wrongly', async () => {
		await addPasskey(await linh());
		const stranger = createSoftPasskey();
		const browser = createBrowser(house.guarded);
		const options = await optionsFor(browser);
		const { userHandle: _, ...answer } = stranger.answer(options);
		expect(await outcome(byPasskey(browser, answer))).toBe('passkey-refused');
	});

	test('a copy whose counter goes back is refused, and stands in the trail', async () => {
		const { device } = await addPasskey(await linh());
		const browser = createBrowser(house.guarded);
		expect(await outcome(byPasskey(browser, device.answer(await optionsFor(browser), { counter: 7 })))).toBe('ok');
		const copy = createBrowser(house.guarded);
		expect(await outcome(byPasskey(copy, device.answer(await optionsFor(copy), { counter: 7 })))).toBe(
			'passkey-refused',
		);
		expect(await outcome(byPasskey(copy, device.answer(await optionsFor(copy), { counter: 3 })))).toBe(
			'passkey-refused',
		);
		const trail = await trailOf(house.database.drizzle);
		expect(trail.some(({ event }) => event === 'member.passkey-copied')).toBe(true);
		expect(await outcome(byPasskey(copy, device.answer(await optionsFor(copy), { counter: 8 })))).toBe('ok');
	});

	test('a challenge is good for five minutes, once, and for this browser alone', async () => {
		const { device } = await addPasskey(await linh());
		const browser = createBrowser(house.guarded);
		const late = await optionsFor(browser);
		clock.pass({ minutes: 6 });
		expect(await outcome(byPasskey(browser, device.answer(late)))).toBe('sign-in-late');
		const options = await optionsFor(browser);
		expect(await outcome(byPasskey(createBrowser(house.guarded), device.answer(options)))).toBe('sign-in-late');
		const answer = device.answer(options);
		const both = await Promise.all([1, 2].map(() => outcome(byPasskey(browser, answer))));
		expect(both.sort()).toEqual(['ok', 'sign-in-late']);
	});

	test('after the password it must be the same member’s', async () => {
		const { device } = await addPasskey(await linh());
		const mallory = await logInOn(house.guarded, 'Mallory');
		const other = await addPasskey(mallory);
		const browser = await half();
		expect(await outcome(byPasskey(browser, other.device.answer(await optionsFor(browser))))).toBe('passkey-refused');
		expect(await outcome(byPasskey(browser, device.answer(await optionsFor(browser))))).toBe('ok');
		const rows = await house.database.drizzle
			.select()
			.from(session)
			.where(eq(session.memberId, await idOf('Linh')));
		expect(rows.map(({ factors }) => factors.join(' '))).toContain('password passkey');
	});

	test('who is suspended is told so', async () => {
		const { device } = await addPasskey(await linh());
		await house.database.drizzle.update(member).set({ status: 'suspended' });
		const browser = createBrowser(house.guarded);
		expect(await outcome(byPasskey(browser, device.answer(await optionsFor(browser))))).toBe('member-suspended');
	});
});

describe('signing in again', () => {
	const url = '/api/sessions/current';
	const isRecent = async (browser: TestBrowser) =>
		(await outcome(post(browser, `${own}/recovery-codes`))) !== 'sign-in-again';

	test('takes a passkey, a code or a recovery code of who has them', async () => {
		const browser = await linh();
		const { device, codes } = await addPasskey(browser);
		const { secret } = await addApp(browser);
		const ways = async () => (await browser.get(`${url}/ways`)).json().ways;
		expect(await ways()).toEqual(['passkey', 'one-time-code', 'recovery-code', 'password']);
		clock.pass({ minutes: 11 });
		expect(await outcome(post(browser, `${url}/code`, { code: codes?.[3] ?? '' }))).toBe('ok');
		expect(await isRecent(browser)).toBe(true);
		clock.pass({ minutes: 11 });
		expect(await isRecent(browser)).toBe(false);
		expect(await outcome(post(browser, `${url}/code`, { code: codeAt(secret) }))).toBe('ok');
		expect(await outcome(post(browser, `${url}/code`, { code: codeAt(secret) }))).toBe('code-wrong');
		clock.pass({ minutes: 11 });
		const options = (await post(browser, `${url}/passkey/options`)).json();
		const answer = device.answer(options);
		expect(await outcome(post(browser, `${url}/passkey`, { answer: { ...answer, signature: 'AAAA' } }))).toBe(
			'passkey-refused',
		);
		expect(await outcome(post(browser, `${url}/passkey`, { answer }))).toBe('sign-in-late');
		const anew = device.answer((await post(browser, `${url}/passkey/options`)).json());
		expect(await outcome(post(browser, `${url}/passkey`, { answer: anew }))).toBe('ok');
		expect(await isRecent(browser)).toBe(true);
	});

	test('a login from before the second factor needs it: the password alone is not enough there', async () => {
		const before = await linh();
		await addApp(await logInOn(house.guarded, 'Linh'));
		expect((await before.get(`${url}/ways`)).json().ways).toEqual(['one-time-code', 'recovery-code']);
		const current = 'the password of Linh';
		expect(await outcome(post(before, `${url}/sign-in`, { current }))).toBe('factor-needed');
	});

	test('a challenge of a login is no answer to another use', async () => {
		const browser = await linh();
		const { device } = await addPasskey(browser);
		const options = (await post(browser, `${url}/passkey/options`)).json();
		expect(await outcome(byPasskey(browser, device.answer(options)))).toBe('sign-in-late');
	});
});

describe('removing', () => {
	test('needs a recent sign-in, and with the last one go the codes; its owner is told', async () => {
		const browser = await linh();
		await addPasskey(browser);
		await addApp(browser);
		const [{ id }] = (await factorsOf(browser)).passkeys;
		clock.pass({ minutes: 11 });
		expect(await outcome(browser.remove(`${own}/passkeys/${id}`))).toBe('sign-in-again');
		await post(browser, '/api/sessions/current/sign-in', { current: 'the password of Linh' });
		expect((await browser.remove(`${own}/passkeys/${id}`)).json()).toMatchObject({
			passkeys: [],
			recoveryCodesLeft: 10,
		});
		const left = (await browser.remove(`${own}/authenticator`)).json();
		expect(left).toMatchObject({ passkeys: [], authenticator: null, recoveryCodesLeft: 0 });
		expect(await outcome(browser.remove(`${own}/authenticator`))).toBe('not-found');
		expect((await mails()).filter((one) => one === 'factor-removed')).toHaveLength(2);
		// From now on the password is all that is asked.
		await logInOn(house.guarded, 'Linh');
	});

	test('codes are made for who has something to lose', async () => {
		expect(await outcome(post(await linh(), `${own}/recovery-codes`))).toBe('not-allowed');
	});
});

describe('operators', () => {
	const operator = { email: 'kim@maru.example', password: 'the password of Kim' };
	async function kim(days: number | null): Promise<TestBrowser> {
		await clear();
		house.services.operatorFactorDays = days;
		await house.database.drizzle
			.insert(member)
			.values({
				...{ email: operator.email, firstName: 'Kim', lastName: 'Minji', passwordHash: operator.password },
				...{ group: 'GR0100' as const, locale: 'ko' as const, emailVerifiedAt: new Date() },
			})
			.onConflictDoNothing();
		await house.database.drizzle.update(member).set({ factorDueAt: null }).where(eq(member.email, operator.email));
		const browser = createBrowser(house.guarded);
		expect((await browser.logIn(operator.email, operator.password)).statusCode).toBe(200);
		return browser;
	}
	const isOperator = async (browser: TestBrowser) => (await browser.get('/api/mails?status=kept')).statusCode === 200;

	test('have so many days from their first login, and then nothing of an operator until they have set one up', async () => {
		const first = await kim(7);
		expect(await isOperator(first)).toBe(true);
		expect(await factorsOf(first)).toMatchObject({ duty: 'required' });
		clock.pass({ days: 8 });
		const late = createBrowser(house.guarded);
		await late.logIn(operator.email, operator.password);
		expect(await late.isIn()).toBe(true);
		expect(await isOperator(late)).toBe(false);
		expect(await factorsOf(late)).toMatchObject({ duty: 'required' });
		await addPasskey(late);
		expect(await isOperator(late)).toBe(true);
		// And keep it.
		const [{ id }] = (await factorsOf(late)).passkeys;
		expect(await outcome(late.remove(`${own}/passkeys/${id}`))).toBe('last-factor');
		expect((await factorsOf(late)).passkeys).toHaveLength(1);
	});

	test('a login that goes on is held back at the same moment', async () => {
		const browser = await kim(0);
		expect(await isOperator(browser)).toBe(false);
	});

	test('of a demonstration are never held back', async () => {
		const browser = await kim(null);
		clock.pass({ days: 30 });
		const late = createBrowser(house.guarded);
		await late.logIn(operator.email, operator.password);
		expect(await isOperator(late)).toBe(true);
		expect(await factorsOf(late)).toMatchObject({ duty: 'required', dueAt: null });
		expect(await browser.isIn()).toBe(false);
	});

	test('help who has lost everything: recorded with why, told, and every login of theirs ends', async () => {
		const lost = await linh();
		await addPasskey(lost);
		const desk = await kimBeside();
		const help = (email: string, reason = 'Called back on the number we have: passport read out') =>
			post(desk, '/api/factor-removals', { email, reason });
		expect(await outcome(help('nobody@mail.example'))).toBe('not-found');
		expect(await outcome(help(operator.email))).toBe('not-allowed');
		expect(await outcome(help('linh@mail.example', 'asked'))).toBe('too-short');
		expect((await help(' Linh@mail.example ')).json()).toEqual({ name: 'Linh Nguyen' });
		expect(await lost.isIn()).toBe(false);
		expect(await mails()).toContain('factors-removed');
		const trail = await trailOf(house.database.drizzle);
		expect(trail.find(({ event }) => event === 'member.factors-removed')?.details).toMatchObject({
			reason: expect.stringContaining('Called back'),
		});
		await logInOn(house.guarded, 'Linh');
		clock.pass({ minutes: 11 });
		expect(await outcome(help('linh@mail.example'))).toBe('sign-in-again');
	});

	async function kimBeside(): Promise<TestBrowser> {
		house.services.operatorFactorDays = null;
		await house.database.drizzle.update(member).set({ factorDueAt: null }).where(eq(member.email, operator.email));
		const browser = createBrowser(house.guarded);
		await browser.logIn(operator.email, operator.password);
		return browser;
	}
});
