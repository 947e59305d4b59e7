import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import { partner } from '#server/db/schema/partner.ts';
import { session } from '#server/db/schema/session.ts';
import { business, type House, joinBody, openMemberHouse } from '../../../../tests/support/members.ts';
import { organisationOf } from '../../../../tests/support/organisations.ts';

let house: House;
let hashes = 0;

beforeAll(async () => {
	house = await openMemberHouse((services) => ({
		...services,
		passwords: {
			...services.passwords,
			hash: (password) => {
				hashes += 1;
				return services.passwords.hash(password);
			},
		},
	}));
});
afterAll(() => house.close());

const refusal = async (changes: object) => {
	const { status, body } = await house.call('POST /api/members', { body: joinBody('refused@maru.example', changes) });
	return [
		status,
		body.code,
		...(body.faults ?? []).map(({ at, code }: { at: string; code: string }) => `${at}: ${code}`),
	];
};

const countAll = async () => {
	const tables = [member, consent, session, memberToken, mail, partner];
	return Promise.all(tables.map((table) => house.database.drizzle.$count(table)));
};

test('a general member joins, is signed in at once, and gets a mail with a link', async () => {
	const joined = await house.join({ email: 'Siri@Maru.Example', ownName: 'ศิริพร', address: 'Bangkok' });
	expect(joined.body).toEqual({ id: joined.id, name: 'Siriporn' });
	expect(await house.memberOf(joined.id)).toMatchObject({
		email: 'siri@maru.example',
		emailVerifiedAt: null,
		group: 'GR0300',
		cooperative: null,
		status: 'active',
		ownName: 'ศิริพร',
		birthOn: '1990-04-13',
		phone: '+66812345678',
		country: 'TH',
		address: 'Bangkok',
		passport: null,
		locale: 'th',
	});
	const [sent, ...more] = await house.mailsTo('siri@maru.example');
	expect(more).toEqual([]);
	expect(sent).toMatchObject({ template: 'verify-email', locale: 'th', data: { name: 'Siriporn' } });
	expect(sent?.data.link).toMatch(/^http:\/\/localhost:3000\/login\?verify=[\w-]{43}$/);
	expect(await house.auditOf(joined.id)).toEqual(['member.joined']);

	const me = await house.call('GET /api/members/me', { cookie: joined.cookie });
	expect([me.status, me.body.email, me.body.isEmailVerified]).toEqual([200, 'siri@maru.example', false]);
	const login = joined.cookies.filter((cookie) => cookie.startsWith('TID_'));
	expect(login).toHaveLength(2);
	for (const cookie of login) expect(cookie).not.toContain('Max-Age');
});

test('the password is kept as argon2id and the link as a hash', async () => {
	const joined = await house.join();
	const { passwordHash } = await house.memberOf(joined.id);
	expect(passwordHash).toMatch(/^\$argon2id\$/);
	const [token] = await house.database.drizzle.select().from(memberToken).where(eq(memberToken.memberId, joined.id));
	const secret = await house.secretFor(joined.email, 'verify-email');
	expect(token?.secretHash).not.toContain(secret);
	expect(token?.secretHash).toHaveLength(43);
});

test('each consent is kept with version, language and time; what was not ticked is not there', async () => {
	const { terms, privacy, news } = house.versions;
	const joined = await house.join({ agreements: { terms, privacy, news }, language: 'ru' });
	const rows = await house.database.drizzle.select().from(consent).where(eq(consent.memberId, joined.id));
	expect(rows.map(({ kind }) => kind).sort()).toEqual(['news', 'privacy', 'terms']);
	for (const row of rows) expect(row).toMatchObject({ version: terms, locale: 'ru', withdrawnAt: null });
});

test('a passport number is sealed, for this member only, and its consent kept', async () => {
	const agreements = { ...joinBody('').agreements, passport: house.versions.passport };
	const joined = await house.join({ passport: 'ab1234567', agreements });
	const { passport } = await house.memberOf(joined.id);
	expect(passport).not.toContain('1234567');
	expect(house.services.keys.open(passport ?? '', `member.passport ${joined.id}`)).toBe('AB1234567');
	expect(() => house.services.keys.open(passport ?? '', 'member.passport other')).toThrow();
	const rows = await house.database.drizzle.select().from(consent).where(eq(consent.memberId, joined.id));
	expect(rows.map(({ kind }) => kind)).toContain('passport');
});

test('a consent to keep a passport number without one is not kept', async () => {
	const agreements = { ...joinBody('').agreements, passport: house.versions.passport };
	const joined = await house.join({ agreements });
	const rows = await house.database.drizzle.select().from(consent).where(eq(consent.memberId, joined.id));
	expect(rows.map(({ kind }) => kind).sort()).toEqual(['privacy', 'terms']);
});

test('a cooperative member starts as COOPERATIVE_REQ, with the bank account sealed', async () => {
	const joined = await house.join({ type: 'cooperative', business, address: '서울', language: 'ko' });
	expect(await house.memberOf(joined.id)).toMatchObject({ group: 'GR0200', cooperative: 'COOPERATIVE_REQ' });
	const organisationId = await organisationOf(house.database.drizzle, joined.id);
	const [row] = await house.database.drizzle.select().from(partner).where(eq(partner.organisationId, organisationId));
	expect(row).toMatchObject({ ...business, bankAccount: expect.not.stringContaining('123456'), decidedAt: null });
	expect(house.services.keys.open(row?.bankAccount ?? '', `partner.bankAccount ${organisationId}`)).toBe(
		business.bankAccount,
	);
	const mails = await house.mailsTo(joined.email);
	expect(mails.map(({ template }) => template).sort()).toEqual(['partner-received', 'verify-email']);
	// Nobody has proved the address yet: what the business calls itself is not said there.
	expect(JSON.stringify(mails)).not.toContain('연꽃여행사');
	expect(await house.auditOf(joined.id)).toEqual(['member.joined', 'partner.applied']);
});

test('a business that a general member sends along is not kept', async () => {
	const joined = await house.join({ business });
	expect((await house.memberOf(joined.id)).cooperative).toBeNull();
	expect(await organisationOf(house.database.drizzle, joined.id)).toBe('');
});

test.each<[string, object, string]>([
	['a common password', { password: 'Password123!' }, 'password: password-common'],
	['one’s first name', { password: 'siriporn-12' }, 'password: password-personal'],
	['one’s own name', { password: 'ศิริพร-123456', ownName: 'ศิริพร' }, 'password: password-personal'],
	[
		'the start of the address',
		{ password: 'lotusblossom1', email: 'lotusblossom@maru.example' },
		'password: password-personal',
	],
	['the birth date', { password: '13.04.1990!' }, 'password: password-personal'],
	['the phone number', { password: '0812345678x' }, 'password: password-personal'],
	[
		'the business',
		{ password: 'LotusTravel!1', type: 'cooperative', business, address: 'Seoul' },
		'password: password-personal',
	],
	['a short password', { password: 'k7Gp2wQz9' }, 'password: password-short'],
	['a number no phone has', { phone: '+66123' }, 'phone: phone-wrong'],
	['a number of no country', { phone: '+99912345678' }, 'phone: phone-wrong'],
	[
		'an old version of the terms',
		{ agreements: { terms: '2019-01-01', privacy: '2026-11-01' } },
		'agreements.terms: text-outdated',
	],
	['no consent to the terms', { agreements: { privacy: '2026-11-01' } }, 'agreements.terms: must-agree'],
	['a passport without its consent', { passport: 'AB1234567' }, 'agreements.passport: must-agree'],
	['a name in another script', { firstName: 'ศิริพร' }, 'firstName: name-not-latin'],
	['someone under 14', { birthOn: `${new Date().getUTCFullYear() - 13}-01-01` }, 'birthOn: too-young'],
	['a cooperative member without a business', { type: 'cooperative', address: 'Seoul' }, 'business: required'],
	['a cooperative member without an address', { type: 'cooperative', business }, 'address: required'],
	[
		'a wrong registration number',
		{ type: 'cooperative', address: 'Seoul', business: { ...business, registrationNumber: '0000000016' } },
		'business.registrationNumber: registration-number-wrong',
	],
])('%s is refused, and nothing is kept', async (_, changes, fault) => {
	const before = await countAll();
	expect(await refusal(changes)).toEqual([400, 'invalid-input', fault]);
	expect(await countAll()).toEqual(before);
});

test('everything that is wrong is said at once', async () => {
	const found = await refusal({
		password: 'siriporn-12',
		phone: '+99912345678',
		agreements: { terms: 'x', privacy: 'y' },
	});
	expect(found.slice(2)).toEqual([
		'phone: phone-wrong',
		'password: password-personal',
		'agreements.terms: text-outdated',
		'agreements.privacy: text-outdated',
	]);
});

/** What is done for one request: every statement by its text, and every hash. */
async function workOf(email: string) {
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	const spy = vi.spyOn(pg.Client.prototype, 'query');
	hashes = 0;
	const answer = await house.call('POST /api/members', { body: joinBody(email) });
	const statements = spy.mock.calls.map(([query]) =>
		typeof query === 'string' ? query : (query as { text: string }).text,
	);
	vi.restoreAllMocks();
	return { answer, statements, hashes };
}

test('a known address gets the same answer for the same work, and a member of its own', async () => {
	const owner = await house.join();
	await house.call(`PUT /api/email-verifications/${await house.secretFor(owner.email, 'verify-email')}`);
	const known = await workOf(owner.email);
	const unknown = await workOf('never-seen@maru.example');
	expect(known.statements).toEqual(unknown.statements);
	expect(known.statements.length).toBeGreaterThan(8);
	expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
	expect([known.answer.status, unknown.answer.status]).toEqual([200, 200]);
	expect(Object.keys(known.answer.body)).toEqual(Object.keys(unknown.answer.body));
	expect(known.answer.cookies.map((cookie) => cookie.replace(/=[^;]*/, '='))).toEqual(
		unknown.answer.cookies.map((cookie) => cookie.replace(/=[^;]*/, '=')),
	);

	expect(known.answer.body.id).not.toBe(owner.id);
	expect((await house.memberOf(known.answer.body.id)).emailVerifiedAt).toBeNull();
	expect((await house.memberOf(owner.id)).emailVerifiedAt).not.toBeNull();
	const templates = async (email: string) => (await house.mailsTo(email)).map(({ template }) => template);
	expect((await templates(owner.email)).filter((one) => one === 'verify-email')).toHaveLength(2);
});

test('a mail that cannot be queued takes everything back', async () => {
	const before = await countAll();
	await house.database.pool.query('alter table mail add constraint no_more check (false) not valid');
	const answer = await house.call('POST /api/members', { body: joinBody('rolled-back@maru.example') });
	await house.database.pool.query('alter table mail drop constraint no_more');
	expect([answer.status, answer.cookies]).toEqual([500, []]);
	expect(await countAll()).toEqual(before);
});

test('one place may join only so often, known or not', async () => {
	const joinFrom = (at: number, changes = {}) =>
		house.call('POST /api/members', { body: joinBody(`many-${at % 2}@maru.example`, changes), ip: '10.9.9.9' });
	for (let at = 0; at < 20; at += 1) expect((await joinFrom(at)).status).toBe(200);
	expect((await joinFrom(20, { phone: '+99912345678' })).status).toBe(400);
	const refused = await joinFrom(20);
	expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts']);
	expect(refused.body.retryAfter).toBeGreaterThan(3_000);
	expect((await house.call('POST /api/members', { body: joinBody('elsewhere@maru.example') })).status).toBe(200);
});

test('joining again in the same browser ends the session before', async () => {
	const first = await house.join();
	const body = joinBody('second@maru.example');
	const second = await house.call('POST /api/members', { body, cookie: first.cookie });
	expect(second.status).toBe(200);
	expect((await house.call('GET /api/members/me', { cookie: first.cookie })).status).toBe(401);
});

test('a mailbox gets few mails from sign-ups, however many there are; the accounts are made all the same', async () => {
	const email = 'flooded@maru.example';
	const statuses = [];
	for (let at = 0; at < 9; at += 1)
		statuses.push(
			(
				await house.call('POST /api/members', {
					body: joinBody(email, { type: 'cooperative', business, address: 'Seoul' }),
				})
			).status,
		);
	expect(statuses).toEqual(Array(9).fill(200));
	const mails = await house.mailsTo(email);
	expect(mails.filter(({ template }) => template === 'verify-email')).toHaveLength(6);
	expect(mails).toHaveLength(12);
	const late = await house.logIn(email, joinBody(email).password);
	const again = await house.call('POST /api/email-verifications', { cookie: late.cookie });
	expect([again.status, again.body.code]).toEqual([429, 'too-many-attempts']);
});

test.each([
	[{ firstName: 'Claim your refund at evil.test now' }, 'firstName: name-not-latin'],
	[{ ownName: 'Nhận tiền hoàn tại evil.test/vn', language: 'vn' }, 'ownName: name-with-link'],
])('a name that mails would make a link of is refused: %o', async (changes, fault) => {
	expect(await refusal(changes)).toEqual([400, 'invalid-input', fault]);
});
