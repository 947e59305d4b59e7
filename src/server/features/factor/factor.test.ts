import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { maxPasskeys } from '#domain/member/second-factor.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { authenticator, recoveryCode } from '#server/db/schema/factor.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { session } from '#server/db/schema/session.ts';
import { erasuresWanted } from '../../../../tests/support/erasures-wanted.ts';
import {
	addPasskey,
	factorsOf,
	openFactorHouse,
	outcome,
	own,
	post,
	put,
} from '../../../../tests/support/factor-house.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import { createSoftPasskey } from '../../../../tests/support/soft-passkey.ts';
import { createBrowser, type TestBrowser } from '../../../../tests/support/test-browser.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

const { house, clock, logInOn, linh, addApp, clear, codeAt, mails } = openFactorHouse();

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
		// A backup from before brings none of them back: passkey, app, ten codes.
		const noted = (await erasuresWanted(house.database.drizzle)).filter(({ kind }) => kind === 'factor');
		expect(noted.map(({ ids }) => ids.length).sort()).toEqual([1, 1, 10]);
		expect(noted).toContainEqual({ kind: 'factor', ids: [id] });
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
		await workAtAgency('manager');
		const browser = createBrowser(house.guarded);
		expect((await browser.logIn(operator.email, operator.password)).statusCode).toBe(200);
		return browser;
	}
	/** Operators are the agency's staff; a manager looks after everything and gives nobody their work. */
	async function workAtAgency(role: 'manager' | 'owner') {
		const { drizzle } = house.database;
		const [kim] = await drizzle.select({ id: member.id }).from(member).where(eq(member.email, operator.email));
		await drizzle.delete(staff).where(eq(staff.memberId, kim?.id ?? ''));
		await employ(drizzle, { organisationId: agencyId, memberId: kim?.id ?? '', role });
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
		const back = await logInOn(house.guarded, 'Linh');
		const sent = (await mails()).length;
		// Who has none is told so, and nothing is done.
		const none = await help('linh@mail.example');
		expect([none.statusCode, none.json().faults]).toEqual([400, [{ at: 'email', code: 'no-factor' }]]);
		expect([await back.isIn(), (await mails()).length]).toEqual([true, sent]);
		clock.pass({ minutes: 11 });
		expect(await outcome(help('linh@mail.example'))).toBe('sign-in-again');
	});

	test('help a colleague, by address or by id, only where they manage the staff of the agency', async () => {
		const { drizzle } = house.database;
		const lee = { email: 'lee@maru.example', firstName: 'Lee', lastName: 'Jiwon', passwordHash: 'the password of Lee' };
		const group = 'GR0100' as const;
		await drizzle.insert(member).values({ ...lee, group, locale: 'ko', emailVerifiedAt: new Date() });
		const desk = await kim(null);
		const people = await drizzle.select({ id: member.id, email: member.email }).from(member);
		const idOf = (email: string) => people.find((one) => one.email === email)?.id ?? '';
		const reason = 'Called back on the number we have: passport read out';
		const help = [
			() => post(desk, '/api/factor-removals', { email: lee.email, reason }),
			() => post(desk, `/api/members/${idOf(lee.email)}/factor-removal`, { reason }),
		];
		for (const by of help) expect(await outcome(by())).toBe('not-allowed');
		expect(await mails()).not.toContain('factors-removed');
		await workAtAgency('owner');
		for (const by of help) {
			const app = { memberId: idOf(lee.email), sealed: 'sealed', lastStep: 0, createdAt: clock.now() };
			await drizzle.insert(authenticator).values({ ...app, confirmedAt: clock.now() });
			expect((await by()).json()).toEqual({ name: 'Lee Jiwon' });
		}
	});

	test('help from the page of the member, by id: recorded and told alike, not on oneself, nor on a colleague', async () => {
		const lost = await linh();
		await addPasskey(lost);
		const desk = await kimBeside();
		const people = await house.database.drizzle.select({ id: member.id, email: member.email }).from(member);
		const idOf = (email: string) => people.find((one) => one.email === email)?.id;
		const reason = 'Called back on the number we have: passport read out';
		const help = (id: string | undefined, said = reason) =>
			post(desk, `/api/members/${id}/factor-removal`, { reason: said });
		expect(await outcome(help(crypto.randomUUID()))).toBe('not-found');
		expect(await outcome(help(idOf(operator.email)))).toBe('not-allowed');
		expect(await outcome(help(idOf('linh@mail.example'), 'asked'))).toBe('too-short');
		expect((await help(idOf('linh@mail.example'))).json()).toEqual({ name: 'Linh Nguyen' });
		expect(await lost.isIn()).toBe(false);
		expect(await mails()).toContain('factors-removed');
		const back = await logInOn(house.guarded, 'Linh');
		expect((await help(idOf('linh@mail.example'))).json().faults).toEqual([{ at: 'reason', code: 'no-factor' }]);
		expect(await back.isIn()).toBe(true);
		// Who is suspended is helped as well: their page offers it. Who is gone has nothing to lose.
		const factor = { memberId: idOf('linh@mail.example') ?? '', sealed: 'sealed', lastStep: 0, createdAt: clock.now() };
		const standing = (status: 'suspended' | 'closed') =>
			house.database.drizzle.update(member).set({ status }).where(eq(member.email, 'linh@mail.example'));
		await house.database.drizzle.insert(authenticator).values({ ...factor, confirmedAt: clock.now() });
		await standing('suspended');
		expect((await help(factor.memberId)).json()).toEqual({ name: 'Linh Nguyen' });
		await standing('closed');
		expect(await outcome(help(factor.memberId))).toBe('not-found');
		clock.pass({ minutes: 11 });
		expect(await outcome(help(idOf('linh@mail.example')))).toBe('sign-in-again');
	});

	async function kimBeside(): Promise<TestBrowser> {
		house.services.operatorFactorDays = null;
		await house.database.drizzle.update(member).set({ factorDueAt: null }).where(eq(member.email, operator.email));
		const browser = createBrowser(house.guarded);
		await browser.logIn(operator.email, operator.password);
		return browser;
	}
});
