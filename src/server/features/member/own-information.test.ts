import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberToken } from '#server/db/schema/member-token.ts';
import { business, goodPassword, type House, type Joined, openMemberHouse } from '../../../../tests/support/members.ts';

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
});
afterAll(() => house.close());

const newPassword = 'autumn-harbour-kite';
const me = async (who: Joined) => (await house.call('GET /api/members/me', { cookie: who.cookie })).body;
const faultsOf = ({ status, body }: { status: number; body: { code: string; faults?: unknown } }) => [
	status,
	body.code,
	body.faults,
];

describe('my information', () => {
	test('is all that was given, and nothing that is kept from sight', async () => {
		const joined = await house.join({
			passport: 'AB1234567',
			agreements: { terms: '2026-11-01', privacy: '2026-11-01', passport: '2026-11-01' },
			ownName: 'ศิริพร',
		});
		expect(await me(joined)).toEqual({
			id: joined.id,
			email: joined.email,
			isEmailVerified: false,
			pendingEmail: null,
			group: 'GR0300',
			cooperative: null,
			businesses: [],
			firstName: 'Siriporn',
			lastName: 'Wongsakul',
			ownName: 'ศิริพร',
			birthOn: '1990-04-13',
			gender: 'female',
			phone: '+66812345678',
			country: 'TH',
			address: null,
			passportMasked: 'AB1••••••',
			photo: null,
			language: 'th',
			joinedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		});
	});

	test('changes where something is given and stays where nothing is', async () => {
		const joined = await house.join({ address: 'Bangkok', ownName: 'ศิริพร' });
		const patch = (body: object) => house.call('PATCH /api/members/me', { body, cookie: joined.cookie });
		const before = await me(joined);
		const changed = await patch({ phone: '+821012345678', country: 'KR', language: 'en', ownName: '' });
		expect(changed.body).toEqual({ ...before, phone: '+821012345678', country: 'KR', language: 'en', ownName: null });
		expect((await patch({ address: null })).body.address).toBeNull();
		expect((await patch({})).status).toBe(200);
		expect((await house.auditOf(joined.id)).filter((event) => event === 'member.information-changed')).toHaveLength(2);
	});

	test('the currency one chose is told at the next login, on whatever device', async () => {
		const joined = await house.join();
		const choose = (currency: string, cookie = joined.cookie) =>
			house.call('PUT /api/members/me/currency', { body: { currency }, cookie });
		const atLogin = async () => (await house.logIn(joined.email, goodPassword)).body.currency;
		expect(await atLogin()).toBeNull();
		for (const currency of ['THB', 'KRW']) {
			expect((await choose(currency)).status).toBe(200);
			expect(await atLogin()).toBe(currency);
		}
		expect((await choose('XXX')).status).toBe(400);
		expect((await choose('USD', '')).status).toBe(401);
		expect(await atLogin()).toBe('KRW');
	});

	test.each<[object, string, string]>([
		[{ phone: '+99912345678' }, 'phone', 'phone-wrong'],
		[{ firstName: 'ศิริพร' }, 'firstName', 'name-not-latin'],
		[{ birthOn: '2999-01-01' }, 'birthOn', 'date-wrong'],
		[{ country: 'XX' }, 'country', 'country-unknown'],
	])('refuses %j', async (body, at, code) => {
		const joined = await house.join();
		const answer = await house.call('PATCH /api/members/me', { body, cookie: joined.cookie });
		expect([answer.status, answer.body.code, answer.body.faults[0]]).toEqual([400, 'invalid-input', { at, code }]);
	});

	test('cannot be used to change what has a way of its own', async () => {
		const joined = await house.join();
		for (const field of ['email', 'group', 'cooperative', 'status', 'passport', 'photoId', 'emailVerifiedAt', 'id']) {
			const answer = await house.call('PATCH /api/members/me', { body: { [field]: 'x' }, cookie: joined.cookie });
			expect(answer.status, field).toBe(400);
		}
	});

	test('of a cooperative member keeps its address', async () => {
		const joined = await house.join({ type: 'cooperative', business, address: 'Seoul' });
		for (const address of [null, '', ' ']) {
			const answer = await house.call('PATCH /api/members/me', { body: { address }, cookie: joined.cookie });
			expect(faultsOf(answer)).toEqual([400, 'invalid-input', [{ at: 'address', code: 'required' }]]);
		}
	});
});

describe('the password', () => {
	const change = (who: { cookie: string }, current: string, password: string) =>
		house.call('PUT /api/members/me/password', { body: { current, password }, cookie: who.cookie });

	test('changes with the current one; every other session ends and this one stays', async () => {
		const joined = await house.join();
		const other = await house.logIn(joined.email, goodPassword);
		expect(other.status).toBe(200);
		await house.call('POST /api/password-resets', { body: { email: joined.email, language: 'en' } });
		await house.runResetJobs();
		const link = await house.secretFor(joined.email, 'reset-password');

		expect((await change(joined, goodPassword, newPassword)).body).toEqual({});
		expect((await house.call('GET /api/members/me', { cookie: joined.cookie })).status).toBe(200);
		expect((await house.call('GET /api/members/me', { cookie: other.cookie })).status).toBe(401);
		expect((await house.logIn(joined.email, goodPassword)).status).toBe(401);
		expect((await house.logIn(joined.email, newPassword)).status).toBe(200);
		expect((await house.mailsTo(joined.email))[0]).toMatchObject({ template: 'password-changed', locale: 'th' });
		expect(await house.auditOf(joined.id)).toContain('member.password-changed');
		const reset = await house.call(`PUT /api/password-resets/${link}`, { body: { password: 'third-fine-lantern' } });
		expect(reset.body.code).toBe('link-dead');
	});

	test.each([
		['wrong', newPassword, { at: 'current', code: 'password-wrong' }],
		[goodPassword, 'Password123!', { at: 'password', code: 'password-common' }],
		[goodPassword, 'wongsakul-77', { at: 'password', code: 'password-personal' }],
	])('is refused: %s → %s', async (current, password, fault) => {
		const joined = await house.join();
		expect(faultsOf(await change(joined, current, password))).toEqual([400, 'invalid-input', [fault]]);
		expect((await house.logIn(joined.email, goodPassword)).status).toBe(200);
	});

	test('is guessed ten times and no more; right ones are not counted', async () => {
		const joined = await house.join();
		expect((await change(joined, goodPassword, newPassword)).status).toBe(200);
		for (let at = 0; at < 10; at += 1) expect((await change(joined, `guess ${at}`, goodPassword)).status).toBe(400);
		const refused = await change(joined, newPassword, goodPassword);
		expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts']);
		const closing = await house.call('POST /api/members/me/closing', {
			body: { current: newPassword },
			cookie: joined.cookie,
		});
		expect(closing.status).toBe(429);
	});
});

describe('the e-mail address', () => {
	const ask = (who: Joined, email: string, current = goodPassword) =>
		house.call('POST /api/members/me/email', { body: { email, current }, cookie: who.cookie });
	const open = (secret: string) => house.call(`PUT /api/email-verifications/${secret}`);

	test('changes when the link is opened, and the old one is told, with the new one shortened', async () => {
		const joined = await house.join();
		await open(await house.secretFor(joined.email, 'verify-email'));
		expect((await ask(joined, 'New-Address@maru.example')).body).toEqual({});
		expect(await me(joined)).toMatchObject({ email: joined.email, pendingEmail: 'new-address@maru.example' });
		const [asked] = await house.mailsTo('new-address@maru.example');
		expect(asked).toMatchObject({ template: 'change-email', locale: 'th' });
		expect(asked?.data.link).toMatch(/\/login\?verify=[\w-]{43}$/);

		const secret = await house.secretFor('new-address@maru.example', 'change-email');
		expect((await open(secret)).body).toEqual({ email: 'new-address@maru.example', isLoginNeeded: false });
		expect(await me(joined)).toMatchObject({
			email: 'new-address@maru.example',
			isEmailVerified: true,
			pendingEmail: null,
		});
		const [told] = await house.mailsTo(joined.email);
		expect(told).toMatchObject({ template: 'email-changed', data: { address: 'n•••@maru.example' } });
		expect(await house.auditOf(joined.id)).toContain('member.email-changed');
		expect((await house.logIn(joined.email, goodPassword)).status).toBe(401);
		expect((await house.logIn('new-address@maru.example', goodPassword)).status).toBe(200);
		expect((await open(secret)).body.code).toBe('link-dead');
	});

	test('an old one that was never proved is told nothing: it may be a stranger’s', async () => {
		const joined = await house.join();
		await ask(joined, 'truly-mine@maru.example');
		await open(await house.secretFor('truly-mine@maru.example', 'change-email'));
		expect((await house.mailsTo(joined.email)).map(({ template }) => template)).toEqual(['verify-email']);
	});

	test('links that went to the old one die with it', async () => {
		const joined = await house.join();
		const verification = await house.secretFor(joined.email, 'verify-email');
		await house.call('POST /api/password-resets', { body: { email: joined.email, language: 'en' } });
		await house.runResetJobs();
		const reset = await house.secretFor(joined.email, 'reset-password');
		await ask(joined, 'moved@maru.example');
		expect((await open(await house.secretFor('moved@maru.example', 'change-email'))).status).toBe(200);
		expect((await open(verification)).body.code).toBe('link-dead');
		const answer = await house.call(`PUT /api/password-resets/${reset}`, { body: { password: newPassword } });
		expect(answer.body.code).toBe('link-dead');
	});

	test('is refused when it is the same, or the password wrong', async () => {
		const joined = await house.join();
		expect(faultsOf(await ask(joined, joined.email.toUpperCase()))[2]).toEqual([{ at: 'email', code: 'email-same' }]);
		expect(faultsOf(await ask(joined, 'x@maru.example', 'wrong'))[2]).toEqual([
			{ at: 'current', code: 'password-wrong' },
		]);
		expect(await house.mailsTo('x@maru.example')).toEqual([]);
	});

	test('of somebody else is answered the same, and its link is dead', async () => {
		const owner = await house.join();
		await open(await house.secretFor(owner.email, 'verify-email'));
		const joined = await house.join();
		expect((await ask(joined, owner.email)).body).toEqual({});
		expect((await open(await house.secretFor(owner.email, 'change-email'))).body.code).toBe('link-dead');
		expect((await me(joined)).email).toBe(joined.email);
		expect((await me(owner)).email).toBe(owner.email);
	});

	test('only the last wish waits; asking again sends its link again', async () => {
		const joined = await house.join();
		await ask(joined, 'first-wish@maru.example');
		await ask(joined, 'second-wish@maru.example');
		expect((await open(await house.secretFor('first-wish@maru.example', 'change-email'))).body.code).toBe('link-dead');
		await house.call('POST /api/email-verifications', { cookie: joined.cookie });
		expect(await house.mailsTo('second-wish@maru.example')).toHaveLength(2);
		const tokens = await house.database.drizzle.$count(memberToken, eq(memberToken.email, 'second-wish@maru.example'));
		expect(tokens).toBe(1);
	});

	test('nobody sends mails to strangers without end', async () => {
		const joined = await house.join();
		for (let at = 0; at < 5; at += 1) expect((await ask(joined, `stranger-${at}@maru.example`)).status).toBe(200);
		expect((await ask(joined, 'stranger-5@maru.example')).status).toBe(429);
		expect(await house.mailsTo('stranger-5@maru.example')).toEqual([]);
	});
});
