import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { session } from '#server/db/schema/session.ts';
import { addPasskey, factorsOf, openFactorHouse, outcome, own, post } from '../../../../tests/support/factor-house.ts';
import { createSoftPasskey } from '../../../../tests/support/soft-passkey.ts';
import { createBrowser, type TestBrowser } from '../../../../tests/support/test-browser.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

const { house, clock, logInOn, linh, addApp, half, clear, codeAt, mails, idOf } = openFactorHouse();

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
		const open = await linh();
		await addApp(open);
		const first = await half();
		for (let tries = 0; tries < 5; tries += 1)
			expect(await outcome(post(first, '/api/sessions/code', { code: '000000' }))).toBe('code-wrong');
		expect(await outcome(post(first, '/api/sessions/code', { code: '000000' }))).toBe('sign-in-late');
		const second = await half();
		for (let tries = 0; tries < 5; tries += 1) await post(second, '/api/sessions/code', { code: '000000' });
		expect(await outcome(post(await half(), '/api/sessions/code', { code: '000000' }))).toBe('too-many-attempts');
		// Who knows the password alone keeps nobody from proving it in a login that goes on.
		const again = { current: 'the password of Linh' };
		expect(await outcome(post(open, '/api/sessions/current/sign-in', again))).toBe('ok');
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

	test('a browser that is not known is told of by mail, and known from then on', async () => {
		const { codes } = await addPasskey(await linh());
		const newDevices = async () => (await mails()).filter((one) => one === 'new-device').length;
		const browser = await half();
		expect(await outcome(post(browser, '/api/sessions/code', { code: codes?.[0] ?? '' }))).toBe('ok');
		expect(await newDevices()).toBe(1);
		await browser.logIn('linh@mail.example', 'the password of Linh');
		expect(await outcome(post(browser, '/api/sessions/code', { code: codes?.[1] ?? '' }))).toBe('ok');
		expect(await newDevices()).toBe(1);
	});
});

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
