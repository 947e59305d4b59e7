import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { soughtMember } from '#domain/member/member-desk.ts';
import { member } from '#server/db/schema/member.ts';
import { memberToken } from '#server/db/schema/member-token.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { session } from '#server/db/schema/session.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import { keptPassport, openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { rowsReadOf } from '../../../../tests/support/rows-read.ts';
import { trailOf } from '../../../../tests/support/trail.ts';
import { findSoughtMembers } from './member-desk.repo.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let guest: string;
const guestPhone = '+66899999901';
const facts = {
	...{ phone: guestPhone, birthOn: '1990-02-03', address: '12 Sukhumvit Road', ownName: 'สิริพร ใจดี' },
	emailVerifiedAt: new Date('2026-01-01T00:00:00Z'),
};
beforeAll(async () => {
	house = await openReservationHouse();
	guest = house.idOf('guest');
	await house.queries.update(member).set(facts).where(eq(member.id, guest));
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.queries.execute('delete from attempt');
	await house.queries.execute('delete from mail');
});

const search = async (text: string) =>
	(await house.call('operator', 'POST /api/member-searches', { body: { text } })).body as {
		found: { id: string; email: string; phone: string | null }[];
	};
const ids = async (text: string) => (await search(text)).found.map(({ id }) => id);
const page = (id = guest) => house.call('operator', `GET /api/members/${id}?language=ko`);
const reveal = (fact: string, id = guest, reason = 'asked') =>
	house.call('operator', `POST /api/members/${id}/reveal`, { body: { fact, reason } });
const suspend = (id = guest, reason = 'เหตุผลทดสอบ') =>
	house.call('operator', `PUT /api/members/${id}/suspension`, { body: { reason } });
const lift = (id = guest) => house.call('operator', `DELETE /api/members/${id}/suspension`);
const statusOf = async (id: string) =>
	(await house.queries.select({ status: member.status }).from(member).where(eq(member.id, id)))[0]?.status;
const trail = async () => (await trailOf(house.queries, guest)).map(({ event }) => event);
/** The operator's password was given an hour ago. */
const signedInLongAgo = () =>
	house.queries
		.update(session)
		.set({ signedInAt: new Date(house.now.getTime() - 3_600_000) })
		.where(eq(session.memberId, house.idOf('operator')));
const signedInNow = () =>
	house.queries
		.update(session)
		.set({ signedInAt: house.now })
		.where(eq(session.memberId, house.idOf('operator')));

test('a member is found by names in either order, the own name, address, telephone and the code of a reservation', async () => {
	const { code } = await house.reserved('guest', 'tour');
	const { firstName, lastName } = (await house.queries.select().from(member).where(eq(member.id, guest)))[0] ?? {};
	for (const text of [
		...[`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${firstName}`.slice(0, 3).toUpperCase()],
		...['สิริพร', house.emailOf('guest'), 'GUEST@maru', '089 999 9901', '+66 89 999 9901', '9901', code, code.slice(-5)],
		guest,
	])
		expect(await ids(text), text).toContain(guest);
	expect(await ids('9902')).not.toContain(guest);
	expect(await ids('g')).toEqual([]);
	expect(await ids('%%%%')).toEqual([]);
});

const named = [
	['Siew Ling', 'Tan', '陈秀玲'],
	['Thu Trang', 'Le', 'Lê Thu Trang'],
	['Anna', 'Sokolova', 'Анна Соколова'],
	['Seoyeon', 'Kim', '김서연'],
	['Jean-Luc', "O'Neill", null],
] as const;

test.each([
	['Tan', ['Siew Ling Tan', 'siew ling', 'Ling', 'Tan Siew Ling', 'ling tan', '秀玲', '陈秀玲']],
	['Le', ['Thu Trang Le', 'Le Thu Trang', 'Trang', 'Lê Thu', 'thu trang lê']],
	['Sokolova', ['Сокол', 'СОКОЛОВА АННА', 'Анна Сок', 'Соколова Anna', 'a sokolova']],
	['Kim', ['서연', '김서연', '김 서연', 'Kim Seo']],
	["O'Neill", ['Luc', 'jean-luc o’neill', "o'nei jean"]],
])('%s is found by any words of the names, each by its beginning', async (lastName, texts) => {
	const mine = named.find(([, name]) => name === lastName);
	const rows = named.map(([firstName, name, ownName]) => ({
		...{ firstName, lastName: name, ownName, email: `${name.replace("'", '')}@names.example`.toLowerCase() },
		...{ passwordHash: '', group: 'GR0300' as const, locale: 'en' as const },
	}));
	const made = await house.queries.insert(member).values(rows).returning({ id: member.id, lastName: member.lastName });
	const id = made.find((one) => one.lastName === mine?.[1])?.id;
	try {
		for (const text of texts) expect(await ids(text), text).toEqual([id]);
		for (const text of ['Siew Trang', 'Siew Ling Kim', 'kolova', 'околова', 'Siew Ling Tan Анна', "' '", '-- --'])
			expect(await ids(text), text).toEqual([]);
	} finally {
		await house.queries.delete(member).where(like(member.email, '%@names.example'));
	}
});

test('a word within names is found by its index, also two that are often alone and never together', async () => {
	await house.queries.execute(sql`
		insert into member (email, password_hash, group_code, locale, first_name, last_name, own_name)
		select 'many-' || nth || '@names.example', '', 'GR0300', 'vn',
			case when nth % 2 = 0 then 'Minh Thi' else 'Anna Maria' end || ' Nr' || translate(nth::text, '0123456789', 'abcdefghij'), 'Nguyen', null
		from generate_series(1, 4000) as nth`);
	await house.queries.execute(sql`vacuum analyze member`);
	const read = (text: string) =>
		rowsReadOf(house.database.pool, 'member', (queries) => findSoughtMembers(queries, soughtMember(text), 31));
	try {
		expect(await ids('Nrdbcd')).toHaveLength(1);
		expect(await read('Nrdbcd')).toBeLessThan(10);
		expect(await read('Thi Nrdbcc Minh')).toBeLessThan(10);
		expect(await read('Maria Thi')).toBe(0);
		expect(await read('Nguyen')).toBeLessThan(150);
		expect(await read('Nguyen Thi')).toBeLessThan(150);
	} finally {
		await house.queries.delete(member).where(like(member.email, '%@names.example'));
	}
});

test('what was typed stands nowhere, only by what was looked for', async () => {
	await search(guestPhone);
	const looks = (await trailOf(house.queries)).filter(({ event }) => event === 'member.searched');
	expect(looks.at(-1)).toMatchObject({ actorKind: 'operator', details: { by: 'phoneEnd' } });
	const { rows } = await house.database.pool.query(
		`select coalesce(string_agg(facts::text, ' '), '') as all from event`,
	);
	expect(rows[0].all).not.toContain('99999901');
});

test('lists and pages mask every fact, and who looked stands in the member’s own access log', async () => {
	const { status, body } = await page();
	expect(status).toBe(200);
	expect(body).toMatchObject({ email: 'g***@maru.example', phone: '…9901', hasBirth: true, hasAddress: true });
	const all = JSON.stringify([body, await search('guest@'), (await house.call('operator', 'GET /api/members')).body]);
	for (const secret of [house.emailOf('guest'), guestPhone, '1990-02-03', 'Sukhumvit', keptPassport])
		expect(all).not.toContain(secret);
	const own = (await house.call('guest', 'GET /api/members/me/accesses')).body.items;
	expect(own[0]).toMatchObject({ event: 'member.page-read', by: 'operator' });
});

test('who works for a house is told by it, in a search, a list and on their page', async () => {
	const organisationId = house.organisationOf('partner');
	await employ(house.queries, { organisationId, memberId: guest, role: 'guide' });
	const { body } = await page();
	expect(body).toMatchObject({ kind: 'staff', houses: [body.works[0].name] });
	const [found] = (await search(house.emailOf('guest'))).found;
	expect(found).toMatchObject({ kind: 'staff', houses: body.houses });
	const listed = (await house.call('operator', 'GET /api/members')).body.items as { id: string }[];
	expect(listed.find(({ id }) => id === guest)).toMatchObject({ kind: 'staff', houses: body.houses });
	expect((await page(house.idOf('other'))).body).toMatchObject({ kind: 'general', houses: [] });
	await house.queries.delete(staff).where(eq(staff.memberId, guest));
	expect((await page()).body).toMatchObject({ kind: 'general', houses: [] });
});

test('a fact is shown for a reason, to whom signed in a moment ago, and each look is written down', async () => {
	await signedInLongAgo();
	expect((await reveal('phone')).body.code).toBe('sign-in-again');
	await signedInNow();
	expect((await reveal('phone', guest, 'curious')).body.code).toBe('invalid-input');
	expect((await reveal('phone')).body).toEqual({ value: guestPhone });
	expect((await reveal('email')).body).toEqual({ value: house.emailOf('guest') });
	expect((await reveal('birthOn')).body).toEqual({ value: '1990-02-03' });
	expect((await reveal('passport', guest, 'reservation')).body).toEqual({ value: keptPassport });
	expect((await reveal('address', house.idOf('other'))).status).toBe(404);
	const looks = (await trailOf(house.queries, guest)).filter(({ event }) => /revealed/.test(event));
	expect(looks.map(({ event, details }) => [event, details])).toEqual([
		['member.fact-revealed', { fact: 'phone', reason: 'asked', as: 'operator' }],
		['member.fact-revealed', { fact: 'email', reason: 'asked', as: 'operator' }],
		['member.fact-revealed', { fact: 'birthOn', reason: 'asked', as: 'operator' }],
		['member.passport-revealed', { fact: 'passport', reason: 'reservation', as: 'operator' }],
	]);
	expect((await house.call('guest', 'GET /api/members/me/accesses')).body.items[0].by).toBe('operator');
});

test('which version of a text was agreed to is told with whether it is the one in force', async () => {
	const { consents, versions } = (await page()).body;
	expect(consents.length).toBeGreaterThan(0);
	for (const { kind, version } of consents) expect([kind, typeof version]).toEqual([kind, 'string']);
	expect(Object.keys(versions)).toEqual(expect.arrayContaining(['terms', 'privacy']));
});

test('who is suspended is logged out, told why in their language, and their reservations stand', async () => {
	const { id } = await house.reserved('guest', 'tour');
	expect((await suspend(guest, '  ')).body.code).toBe('invalid-input');
	expect((await suspend()).status).toBe(200);
	expect((await house.call('guest', 'GET /api/members/me')).status).toBe(401);
	expect(await house.queries.select().from(session).where(eq(session.memberId, guest))).toEqual([]);
	expect((await house.rowOf(id)).status).toBe('confirmed');
	const mails = (await house.mailsTo(house.emailOf('guest'))).filter(({ template }) => /^account/.test(template));
	expect(mails).toMatchObject([{ template: 'account-suspended', locale: 'th', data: { reason: 'เหตุผลทดสอบ' } }]);
	expect((await house.call('operator', 'GET /api/members?status=suspended')).body.items).toMatchObject([{ id: guest }]);
	// A second operator sees that it is done.
	expect((await suspend()).body.code).toBe('changed-since');
	expect((await house.call('operator', `POST /api/members/${guest}/data-offer`)).body.code).toBe('not-allowed');
	expect((await lift()).status).toBe(200);
	expect((await lift()).body.code).toBe('changed-since');
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({ template: 'account-restored' });
	expect(await trail()).toEqual(expect.arrayContaining(['member.suspended', 'member.suspension-lifted']));
});

test('whose address nobody has proved stands in a list of its own', async () => {
	const other = house.idOf('other');
	const wasVerified = eq(member.id, other);
	const [before] = await house.queries.select({ at: member.emailVerifiedAt }).from(member).where(wasVerified);
	await house.queries.update(member).set({ emailVerifiedAt: null }).where(wasVerified);
	const ids = async () =>
		(await house.call('operator', 'GET /api/members?status=unverified')).body.items.map(({ id }: { id: string }) => id);
	expect(await ids()).toEqual([other]);
	await house.queries.update(member).set({ emailVerifiedAt: new Date() }).where(wasVerified);
	expect(await ids()).toEqual([]);
	await house.queries
		.update(member)
		.set({ emailVerifiedAt: before?.at ?? null })
		.where(wasVerified);
});

test('a list of members is a file: masked as on screen, after a recent sign-in, by operators, and an entry of the trail', async () => {
	const file = 'GET /api/members/export?language=en';
	const taken = await house.call('operator', file);
	expect(taken.headers['content-disposition']).toMatch(/maru-members-[\d-]+\.csv/);
	const text = taken.bytes.toString('utf8');
	expect(text.split('\r\n')[0]).toContain('Name,Name in own script,E-mail,E-mail verified');
	expect(text).toContain('g***@');
	expect(text).not.toContain(house.emailOf('guest'));
	expect(text).not.toContain(keptPassport);
	expect((await trailOf(house.queries)).at(-1)).toMatchObject({ event: 'member.exported', details: { list: 'all' } });
	for (const who of ['partner', 'rival'] as const) expect((await house.call(who, file)).status, who).toBe(404);
	await signedInLongAgo();
	expect((await house.call('operator', file)).body.code).toBe('sign-in-again');
	await signedInNow();
});

test('nobody acts on their own account, and every act asks for a recent sign-in', async () => {
	const own = house.idOf('operator');
	expect((await suspend(own)).body.code).toBe('not-allowed');
	expect((await page(own)).body.mayManage).toBe(false);
	await signedInLongAgo();
	const acts = [
		suspend(),
		lift(),
		house.call('operator', `DELETE /api/members/${guest}/sessions`),
		house.call('operator', `POST /api/members/${guest}/email`, { body: { email: 'n@x.example', check: 'video' } }),
		house.call('operator', `POST /api/members/${guest}/closing`, { body: { check: 'video' } }),
	];
	for (const { body } of await Promise.all(acts)) expect(body.code).toBe('sign-in-again');
	await signedInNow();
	expect(await statusOf(guest)).toBe('active');
});

test('every login of a member ends, and they are told', async () => {
	expect((await house.call('operator', `DELETE /api/members/${house.idOf('other')}/sessions`)).status).toBe(200);
	expect((await house.call('other', 'GET /api/members/me')).status).toBe(401);
	expect((await house.mailsTo(house.emailOf('other'))).at(-1)).toMatchObject({
		template: 'sessions-ended',
		locale: 'ru',
	});
});

test('a lost address: the new one proves itself, the old one is told at once and when it is done', async () => {
	const email = 'siriporn.new@mail.example';
	const ask = (body: object) => house.call('operator', `POST /api/members/${guest}/email`, { body });
	expect((await ask({ email: house.emailOf('guest'), check: 'video' })).body.faults).toMatchObject([{ at: 'email' }]);
	await house.queries
		.update(member)
		.set({ emailVerifiedAt: new Date() })
		.where(eq(member.id, house.idOf('other')));
	const taken = await ask({ email: house.emailOf('other'), check: 'video' });
	expect(taken.body).toMatchObject({ faults: [{ at: 'email', code: 'email-taken' }] });
	expect((await house.mailsTo(house.emailOf('other'))).map(({ template }) => template)).not.toContain('change-email');
	expect((await ask({ email })).body.code).toBe('invalid-input');
	expect((await ask({ email, check: 'passport' })).status).toBe(200);
	const [sent] = await house.mailsTo(email);
	expect(sent).toMatchObject({ template: 'change-email', locale: 'th' });
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({
		template: 'address-asked',
		data: { address: 's***@mail.example' },
	});
	expect((await page()).body).toMatchObject({ email: 'g***@maru.example', pendingEmail: 's***@mail.example' });
	const token = String(sent?.data.link).split('/').at(-1) ?? '';
	const secret = new URL(String(sent?.data.link)).searchParams.values().next().value ?? token;
	expect((await house.call('visitor', `PUT /api/email-verifications/${secret}`)).status).toBe(200);
	expect((await page()).body).toMatchObject({ email: 's***@mail.example', pendingEmail: null });
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)).toMatchObject({ template: 'email-changed' });
	expect((await trailOf(house.queries, guest)).find(({ event }) => event === 'member.address-asked')?.details).toEqual({
		check: 'passport',
	});
});

test('who asks for their data is led to where they download it themselves', async () => {
	expect((await house.call('operator', `POST /api/members/${guest}/data-offer`)).status).toBe(200);
	const told = (await house.mailsTo('siriporn.new@mail.example')).at(-1);
	expect(told).toMatchObject({ template: 'data-offered' });
	expect(String(told?.data.link)).toContain('/my/info#data');
	expect(await house.queries.select().from(memberToken).where(eq(memberToken.memberId, guest))).toEqual([]);
});

test('erased on request as by oneself: what is open comes first, then nothing of the person is left', async () => {
	const close = () => house.call('operator', `POST /api/members/${guest}/closing`, { body: { check: 'in-person' } });
	expect((await close()).body.code).toBe('reservations-open');
	await house.queries.execute(`update reservation set status = 'cancelled' where member_id = '${guest}'`);
	expect((await close()).status).toBe(200);
	expect(await statusOf(guest)).toBe('closed');
	const closed = (await trailOf(house.queries, guest)).find(({ event }) => event === 'member.closed');
	expect(closed).toMatchObject({ actorId: house.idOf('operator'), details: { check: 'in-person' } });
	expect((await house.mailsTo('siriporn.new@mail.example')).at(-1)).toMatchObject({ template: 'account-closed' });
	expect((await close()).status).toBe(404);
	const { body } = await page();
	expect(body).toMatchObject({ status: 'closed', email: null, mayManage: false });
	expect(await ids('สิริพร')).toEqual([]);
	expect((await reveal('email')).status).toBe(404);
});

test.each([
	['member_email_begins', `email like 'kim7%'`, 'email using ~<~'],
	['member_last_name', `lower(last_name) like 'kim%'`, 'lower(last_name) using ~<~, lower(first_name) using ~<~'],
	['member_first_name', `lower(first_name) like 'min%'`, 'lower(first_name) using ~<~, lower(last_name) using ~<~'],
	['member_own_name', `lower(own_name) like '김%'`, 'lower(own_name) using ~<~'],
	['member_phone_end', `reverse(phone) like '1099%'`, 'reverse(phone) using ~<~'],
	['member_newest', 'true', 'created_at desc'],
])('among very many it is found by %s, in its order', async (index, condition, order) => {
	await house.database.pool.query(
		`insert into member (email, password_hash, group_code, first_name, last_name, own_name, phone, locale, created_at)
		select 'kim' || n || '-' || gen_random_uuid() || '@mail.example', 'none', 'GR0300', 'Min' || n, 'Kim', '김민' || n, '+8210' || 10000000 + n, 'ko',
			now() - n * interval '1 minute' from generate_series(1, 4000) n`,
	);
	await house.database.pool.query('analyze member');
	const id = index === 'member_newest' ? 'id desc' : 'id';
	const { rows } = await house.database.pool.query(
		`explain select id from member where ${condition} and status <> 'closed' order by ${order}, ${id} limit 31`,
	);
	const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
	expect(plan).toContain(index);
	// No sort: no more is read than is wanted, whoever shares the name.
	expect(plan).not.toMatch(/Seq Scan|Sort/);
});
