import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { member } from '#server/db/schema/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import { goodPassword, type House, openMemberHouse } from '../../../../tests/support/members.ts';

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
});
afterAll(() => house.close());

const newPassword = 'autumn-harbour-kite';
const ask = (email: string, ip?: string) =>
	house.call('POST /api/password-resets', { body: { email, language: 'en' }, ...(ip && { ip }) });
const reset = (secret: string, password = newPassword) =>
	house.call(`PUT /api/password-resets/${secret}`, { body: { password } });
const linkFor = async (email: string) => {
	await ask(email);
	await house.runResetJobs();
	return house.secretFor(email, 'reset-password');
};
const verify = async (email: string) =>
	house.call(`PUT /api/email-verifications/${await house.secretFor(email, 'verify-email')}`);
const canLogIn = async (email: string, password: string) => (await house.logIn(email, password)).status === 200;

test('a link comes to the member’s address, in their language, for 30 minutes', async () => {
	const joined = await house.join();
	const answer = await ask(joined.email.toUpperCase());
	expect([answer.status, answer.body]).toEqual([200, { minutes: 30 }]);
	expect(await house.runResetJobs()).toBe(1);
	const [sent] = await house.mailsTo(joined.email);
	expect(sent).toMatchObject({ template: 'reset-password', locale: 'th', data: { minutes: 30 } });
	expect(sent?.data.link).toMatch(/^http:\/\/localhost:3000\/forgot\?token=[\w-]{43}$/);
});

test('who asks at the console’s door is led back there', async () => {
	const joined = await house.join();
	await house.call('POST /api/password-resets', { body: { email: joined.email, language: 'ko', door: 'console' } });
	await house.runResetJobs();
	const [sent] = await house.mailsTo(joined.email);
	expect(sent?.data.link).toMatch(/^http:\/\/localhost:3000\/console\/forgot\?token=[\w-]{43}$/);
});

test('known or unknown: the same answer after the same work', async () => {
	const joined = await house.join();
	const workOf = async (email: string) => {
		vi.spyOn(Math, 'random').mockReturnValue(0.5);
		const spy = vi.spyOn(pg.Client.prototype, 'query');
		const { status, body, cookies } = await ask(email);
		const texts = spy.mock.calls.map(([query]) =>
			typeof query === 'string' ? query : (query as { text: string }).text,
		);
		vi.restoreAllMocks();
		return { status, body, cookies, texts };
	};
	expect(await workOf('nobody@maru.example')).toEqual(await workOf(joined.email));
	await house.runResetJobs();
	expect(await house.mailsTo('nobody@maru.example')).toEqual([]);
});

test('the address lies sealed in the job', async () => {
	await ask('sealed-address@maru.example');
	const { rows } = await house.database.pool.query('select payload::text from graphile_worker._private_jobs');
	expect(JSON.stringify(rows)).not.toContain('sealed-address');
	await house.runResetJobs();
});

test('a reset sets the password, signs everybody out, tells the member, and works once', async () => {
	const joined = await house.join();
	await verify(joined.email);
	const other = await house.logIn(joined.email, goodPassword);
	const secret = await linkFor(joined.email);
	expect((await reset(secret)).body).toEqual({});
	for (const cookie of [joined.cookie, other.cookie])
		expect((await house.call('GET /api/members/me', { cookie })).status).toBe(401);
	expect([await canLogIn(joined.email, goodPassword), await canLogIn(joined.email, newPassword)]).toEqual([
		false,
		true,
	]);
	const [told] = await house.mailsTo(joined.email);
	expect(told).toMatchObject({ template: 'password-changed', data: { forgotLink: 'http://localhost:3000/forgot' } });
	expect(await house.auditOf(joined.id)).toContain('member.password-reset');
	expect((await reset(secret, 'another-fine-lantern')).body.code).toBe('link-dead');
});

test('a new link makes the one before it dead', async () => {
	const joined = await house.join();
	const [first, second] = [await linkFor(joined.email), await linkFor(joined.email)];
	expect(first).not.toBe(second);
	expect((await reset(first)).body.code).toBe('link-dead');
	expect((await reset(second)).status).toBe(200);
});

test('a link dies after 30 minutes', async () => {
	const joined = await house.join();
	const secret = await linkFor(joined.email);
	house.clock.pass({ minutes: 30 });
	const { status, body } = await reset(secret);
	expect([status, body.code]).toEqual([410, 'link-dead']);
	house.clock.pass({ minutes: -5 });
	expect((await reset(secret)).status).toBe(200);
	house.clock.reset();
});

test('used twice at the same instant it works once', async () => {
	const joined = await house.join();
	const secret = await linkFor(joined.email);
	const answers = await Promise.all(['first-fine-lantern', 'second-fine-lantern'].map((one) => reset(secret, one)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test.each([
	['password123', 'password-common'],
	['wongsakul-77', 'password-personal'],
	['short', 'password-short'],
])('the rules hold here too: %s', async (password, code) => {
	const joined = await house.join();
	const secret = await linkFor(joined.email);
	const { status, body } = await reset(secret, password);
	expect([status, body.code, body.faults]).toEqual([400, 'invalid-input', [{ at: 'password', code }]]);
	expect((await reset(secret)).status).toBe(200);
});

test('a reset proves the address, unless somebody else has', async () => {
	const joined = await house.join();
	await reset(await linkFor(joined.email));
	expect((await house.memberOf(joined.id)).emailVerifiedAt).not.toBeNull();

	const [first, second] = [await house.join(), await house.join({ email: 'partner-too@maru.example' })];
	const secret = await linkFor(first.email);
	// An account that others rely on is joined with nobody's.
	await house.database.drizzle
		.update(member)
		.set({ group: 'GR0200', cooperative: 'COOPERATIVE_MEMBER' })
		.where(eq(member.id, first.id));
	await house.database.drizzle
		.update(member)
		.set({ email: first.email, emailVerifiedAt: new Date() })
		.where(eq(member.id, second.id));
	expect((await reset(secret)).status).toBe(200);
	expect((await house.memberOf(first.id)).emailVerifiedAt).toBeNull();
	expect(await house.auditOf(first.id)).not.toContain('member.email-verified');
});

test('the link goes to who verified the address, else to who named it first', async () => {
	const email = 'several@maru.example';
	const first = await house.join({ email });
	const second = await house.join({ email });
	const ownerOf = async () => {
		const secret = await linkFor(email);
		await house.call(`PUT /api/password-resets/${secret}`, { body: { password: 'short' } });
		const rows = await house.database.drizzle
			.select()
			.from(memberToken)
			.where(eq(memberToken.purpose, 'reset-password'));
		return rows.find((row) => row.email === email && [first.id, second.id].includes(row.memberId))?.memberId;
	};
	expect(await ownerOf()).toBe(first.id);
	await house.database.drizzle.delete(memberToken).where(eq(memberToken.memberId, first.id));
	await house.database.drizzle.update(member).set({ emailVerifiedAt: new Date() }).where(eq(member.id, second.id));
	expect(await ownerOf()).toBe(second.id);
});

test('a reset ends what else was mailed, and a suspended member gets none', async () => {
	const joined = await house.join();
	const body = { email: 'elsewhere@maru.example', current: goodPassword };
	await house.call('POST /api/members/me/email', { cookie: joined.cookie, body });
	const change = await house.secretFor('elsewhere@maru.example', 'change-email');
	await reset(await linkFor(joined.email));
	expect((await house.call(`PUT /api/email-verifications/${change}`)).body.code).toBe('link-dead');

	await house.database.drizzle.update(member).set({ status: 'suspended' }).where(eq(member.id, joined.id));
	const before = (await house.mailsTo(joined.email)).length;
	await ask(joined.email);
	await house.runResetJobs();
	expect(await house.mailsTo(joined.email)).toHaveLength(before);
});

test('asked for too often, by account and by place, known or not', async () => {
	const joined = await house.join();
	for (const email of [joined.email, 'nobody-at-all@maru.example']) {
		for (let at = 0; at < 3; at += 1) expect((await ask(email)).status).toBe(200);
		const { status, body } = await ask(email);
		expect([status, body.code, typeof body.retryAfter]).toEqual([429, 'too-many-attempts', 'number']);
	}
	for (let at = 0; at < 20; at += 1) expect((await ask(`place-${at}@maru.example`, '10.8.8.8')).status).toBe(200);
	expect((await ask('place-20@maru.example', '10.8.8.8')).status).toBe(429);
});
