import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, type House, openMemberHouse } from '../../../../tests/support/members.ts';

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
});
afterAll(() => house.close());

const open = (secret: string) => house.call(`PUT /api/email-verifications/${secret}`);
const isVerified = async (id: string) => (await house.memberOf(id)).emailVerifiedAt !== null;

test('opening the link proves the address; opened again it says so and does nothing', async () => {
	const joined = await house.join();
	const secret = await house.secretFor(joined.email, 'verify-email');
	const first = await open(secret);
	expect([first.status, first.body]).toEqual([200, { email: joined.email, isLoginNeeded: false }]);
	expect(await isVerified(joined.id)).toBe(true);
	expect(await house.auditOf(joined.id)).toEqual(['member.joined', 'member.email-verified']);
	const again = await open(secret);
	expect([again.status, again.body]).toEqual([first.status, first.body]);
	expect(await house.auditOf(joined.id)).toEqual(['member.joined', 'member.email-verified']);
});

test('it needs no login, and begins none', async () => {
	const joined = await house.join();
	const answer = await open(await house.secretFor(joined.email, 'verify-email'));
	expect([answer.status, answer.cookies]).toEqual([200, []]);
});

test('a link lasts for seven days', async () => {
	const joined = await house.join();
	const secret = await house.secretFor(joined.email, 'verify-email');
	house.clock.pass({ days: 7 });
	expect((await open(secret)).body.code).toBe('link-dead');
	expect(await isVerified(joined.id)).toBe(false);
	house.clock.pass({ minutes: -5 });
	expect((await open(secret)).status).toBe(200);
	house.clock.reset();
});

test.each(['nonsense', 'A'.repeat(43), 'a'.repeat(100)])('a link of nobody is dead: %s', async (secret) => {
	const { status, body } = await open(secret);
	expect([status, body.code]).toEqual([410, 'link-dead']);
});

test('a link with a character that no link has is like one that does not exist', async () => {
	const { status, body } = await open('%00');
	expect([status, body.code]).toEqual([404, 'not-found']);
});

test('a link for another purpose verifies nothing', async () => {
	const joined = await house.join();
	await house.call('POST /api/password-resets', { body: { email: joined.email, language: 'en' } });
	await house.runResetJobs();
	expect((await open(await house.secretFor(joined.email, 'reset-password'))).body.code).toBe('link-dead');
});

test('of many who prove an address at the same instant exactly one has it, and all that was signed up with it', async () => {
	const email = 'raced@maru.example';
	const members = [];
	for (let at = 0; at < 5; at += 1) members.push(await house.join({ email, password: `${goodPassword}-${at}` }));
	const secrets = (await house.mailsTo(email)).map(({ data }) => String(data.link).split('=')[1] ?? '');
	expect(new Set(secrets).size).toBe(5);
	await Promise.all(
		members.map(({ cookie }, at) => house.call(`PUT /api/email-verifications/${secrets[at]}`, { cookie })),
	);
	const rows = await Promise.all(members.map(({ id }) => house.memberOf(id)));
	expect(rows.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null)).toHaveLength(1);
	expect(rows.filter(({ status }) => status === 'closed')).toHaveLength(4);
	const inside = await Promise.all(members.map(({ cookie }) => house.call('GET /api/members/me', { cookie })));
	expect(inside.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('of many who open one link at the same instant all are answered alike, and it counts once', async () => {
	const joined = await house.join();
	const secret = await house.secretFor(joined.email, 'verify-email');
	const answers = await Promise.all(Array.from({ length: 5 }, () => open(secret)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	expect(await house.auditOf(joined.id)).toEqual(['member.joined', 'member.email-verified']);
});

test('the mail is sent again on request, five times an hour, and both links work', async () => {
	const joined = await house.join();
	const first = await house.secretFor(joined.email, 'verify-email');
	const resend = () => house.call('POST /api/email-verifications', { cookie: joined.cookie });
	for (let at = 0; at < 5; at += 1) expect((await resend()).body).toEqual({});
	expect(await house.mailsTo(joined.email)).toHaveLength(6);
	const refused = await resend();
	expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts']);
	expect(await house.mailsTo(joined.email)).toHaveLength(6);
	expect((await open(first)).status).toBe(200);
});

test('who is verified gets no more mails', async () => {
	const joined = await house.join();
	await open(await house.secretFor(joined.email, 'verify-email'));
	expect((await house.call('POST /api/email-verifications', { cookie: joined.cookie })).status).toBe(200);
	expect(await house.mailsTo(joined.email)).toHaveLength(1);
});

test('a visitor cannot ask for it', async () => {
	expect((await house.call('POST /api/email-verifications')).body.code).toBe('login-required');
});
