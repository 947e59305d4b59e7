import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyPace } from '#domain/api-key/api-key.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { apiKey } from '#server/db/schema/api-key.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation, staff } from '#server/db/schema/organisation.ts';
import { threadMessage } from '#server/db/schema/thread.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

import { warnOfEndingKeys } from './warn-of-ending-keys.ts';

let house: ReservationHouse;
let own: string;
beforeAll(async () => {
	house = await openReservationHouse();
	own = house.organisationOf('partner');
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(apiKey);
});

const wish = { name: 'Channel manager', rights: ['reservation.see', 'reservation.answer'], days: 90 };
const make = (changes: object = {}, who: Actor = 'partner', at = own) =>
	house.call(who, `POST /api/organisations/${at}/keys`, { body: { key: randomUUID(), ...wish, ...changes } });
const made = async (changes: object = {}): Promise<{ id: string; secret: string }> => (await make(changes)).body;
const list = async () => (await house.call('partner', `GET /api/organisations/${own}/keys`)).body.items;

type Ask = { body?: object; headers?: Record<string, string> };
async function ask(secret: string, key: string, { body, headers = {} }: Ask = {}) {
	const [method = 'GET', url = ''] = key.split(' ');
	const response = await house.app.inject({
		...{ method: method as 'GET', url, headers: { authorization: `Bearer ${secret}`, ...headers } },
		...(body && { payload: body }),
	});
	return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const listed = 'GET /api/desk/reservations?language=en&queue=all';

test('a key is shown once, kept as a hash, told to the owners by mail and written to the trail', async () => {
	const { status, body } = await make();
	expect(status).toBe(200);
	expect(body.secret).toMatch(/^maru_key_[\w-]{43}$/);
	const [row] = await house.queries.select().from(apiKey);
	expect(JSON.stringify(row)).not.toContain(body.secret.slice(9));
	const [shown] = await list();
	expect(shown).toMatchObject({
		...{
			id: body.id,
			name: wish.name,
			ending: body.secret.slice(-4),
			rights: ['reservation.answer', 'reservation.see'],
		},
		...{ state: 'good', maker: 'Partner Tester', lastUsedAt: null },
	});
	expect(JSON.stringify(shown)).not.toContain(body.secret);
	const [mail] = await house.mailsTo('partner@maru.example');
	expect(mail).toMatchObject({ template: 'api-key-made', data: { name: wish.name, person: 'Partner' } });
	expect(JSON.stringify(mail)).not.toContain(body.secret);
	const [entry] = await house.queries.select().from(event).where(eq(event.kind, 'key.issued'));
	expect(entry).toMatchObject({ subjectKind: 'key', subjectId: body.id, actorId: house.idOf('partner') });
	expect(entry?.facts).toMatchObject({ organisation: own, name: wish.name });
});

test('owners are told of its end fourteen and three days before, once each, by mail and by the bell', async () => {
	const { id } = await made();
	const gone = await made({ name: 'Revoked', days: 90 });
	await house.call('partner', `DELETE /api/organisations/${own}/keys/${gone.id}`);
	const warnings = async (address = 'partner@maru.example') =>
		(await house.mailsTo(address)).filter(({ template }) => template === 'api-key-ending');
	const warn = () => Promise.all([warnOfEndingKeys(house), warnOfEndingKeys(house)]);
	house.clock.pass({ days: 75 });
	await warn();
	expect(await warnings()).toEqual([]);
	house.clock.pass({ days: 2 });
	await warn();
	const [first, ...more] = await warnings();
	expect(more).toEqual([]);
	expect(first).toMatchObject({ data: { name: wish.name } });
	expect(JSON.stringify(first)).toContain(`/console/api?organisation=${own}`);
	house.clock.pass({ days: 8 });
	await warn();
	expect(await warnings()).toHaveLength(1);
	house.clock.pass({ days: 3 });
	await warn();
	await warn();
	expect(await warnings()).toHaveLength(2);
	for (const address of ['rival@maru.example', 'operator@maru.example']) expect(await warnings(address)).toEqual([]);
	await tellEvents(house.services);
	const bell = async (who: Actor) =>
		(await house.call(who, 'GET /api/notifications?language=en')).body.items.filter(
			(one: { kind: string }) => one.kind === 'key.expiring',
		);
	expect(await bell('partner')).toMatchObject([
		{ title: wish.name, path: `/console/api?organisation=${own}` },
		{ title: wish.name, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
	]);
	for (const who of ['rival', 'operator'] as const) expect(await bell(who), who).toEqual([]);
	house.clock.pass({ days: 3 });
	await warn();
	expect(await warnings()).toHaveLength(2);
	expect((await list()).find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'expired' });
	house.clock.reset();
});

test('a key whose maker has gone, which opens nothing any more, is no reason to write', async () => {
	await made({ days: 30 });
	const mine = eq(staff.organisationId, own);
	await house.queries.update(staff).set({ role: 'desk' }).where(mine);
	house.clock.pass({ days: 28 });
	await warnOfEndingKeys(house);
	await house.queries.update(staff).set({ role: 'owner' }).where(mine);
	house.clock.reset();
	const [row] = await house.queries.select().from(apiKey);
	expect(row?.warnedDays).toBeNull();
});

test('it is made by owners of a business alone, after a sign-in a moment ago, and never with more than may be given', async () => {
	for (const who of ['rival', 'guest', 'applicant', 'operator'] as const)
		expect((await make({}, who)).status, who).toBe(404);
	expect((await make({}, 'visitor')).status).toBe(401);
	expect((await make({}, 'operator', agencyId)).status).toBe(404);
	for (const wrong of [
		...[{ rights: [] }, { rights: ['vault.read'] }, { rights: ['staff.manage'] }, { rights: ['key.manage'] }],
		...[{ days: 366 }, { days: 0 }, { name: ' ' }, { name: 'x'.repeat(61) }],
	])
		expect((await make(wrong)).status, JSON.stringify(wrong)).toBe(400);
	house.clock.pass({ minutes: 40 });
	const cookie = house.cookieOf('partner');
	const late = await house.app.inject({
		...{ method: 'POST', url: `/api/organisations/${own}/keys`, headers: { cookie, 'sec-fetch-site': 'same-origin' } },
		payload: { key: randomUUID(), ...wish },
	});
	expect(late.json().code).toBe('sign-in-again');
	for (let count = 0; count < 10; count += 1) expect((await make()).status).toBe(200);
	expect((await make()).body.code).toBe('not-allowed');
});

test('the same wish again is the same key with another secret, until it is used; another wish is none', async () => {
	const key = randomUUID();
	const first = (await make({ key })).body;
	const second = (await make({ key })).body;
	expect(second.id).toBe(first.id);
	expect((await ask(first.secret, listed)).body.code).toBe('key-refused');
	expect((await make({ key, name: 'Other' })).body.code).toBe('key-reused');
	expect((await make({ key }, 'rival', house.organisationOf('rival'))).body.code).toBe('key-reused');
	expect((await ask(second.secret, listed)).status).toBe(200);
	expect((await make({ key })).body.code).toBe('key-reused');
	expect(await list()).toHaveLength(1);
});

describe('a program with a key', () => {
	test('sees and answers the reservations of its house, and is named in history and trail', async () => {
		const { id } = await house.reserved('guest', 'private-walk');
		const foreign = await house.reserved('guest', 'hotel');
		const { id: keyId, secret } = await made();
		const found = await ask(secret, listed);
		expect(found.body.items.map((one: { id: string }) => one.id)).toEqual([id]);
		expect(found.headers['set-cookie']).toBeUndefined();
		expect((await ask(secret, `GET /api/reservations/${id}?language=en`)).body).toMatchObject({ role: 'provider' });
		expect((await ask(secret, `GET /api/reservations/${foreign.id}?language=en`)).status).toBe(404);
		const confirm = { body: { move: 'confirm' } };
		expect((await ask(secret, `POST /api/reservations/${id}/moves?language=en`, confirm)).status).toBe(200);
		expect((await house.eventsOf(id)).at(-1)).toMatchObject({ event: 'confirm', actor: 'provider', actorId: keyId });
		const trail = await house.call('operator', `GET /api/audit-entries?kind=reservation.confirm&actor=${keyId}`);
		expect(trail.body.items[0]).toMatchObject({ actorId: keyId, actorName: wish.name });
	});

	test('is nobody’s login: what members, staff and keys have stays shut, and no cookie helps', async () => {
		const { secret } = await made();
		const cookie = house.cookieOf('partner');
		for (const key of [
			...['GET /api/members/me', 'GET /api/sessions', `GET /api/organisations/${own}/keys`, 'GET /api/vault'],
			...[`GET /api/organisations/${own}/staff`, 'GET /api/partners/me', 'GET /api/reservations?language=en'],
			...['GET /api/products?area=travel&language=en', 'GET /api/members'],
		]) {
			expect((await ask(secret, key)).body.code, key).toBe('not-for-keys');
			expect((await ask(secret, key, { headers: { cookie } })).body.code, key).toBe('not-for-keys');
		}
		expect((await ask('maru_key_wrong', listed, { headers: { cookie } })).body.code).toBe('key-refused');
		const { id } = await house.reserved('guest', 'private-walk');
		expect((await ask(secret, `POST /api/reservations/${id}/reveal`)).body.code).toBe('not-for-keys');
	});

	test('does not see what its maker has reserved elsewhere for themselves', async () => {
		const { id } = await house.reserved('partner', 'hotel');
		const { secret } = await made();
		expect((await ask(secret, `GET /api/reservations/${id}?language=en`)).status).toBe(404);
	});

	test('writes messages and changes days, by its house and nobody by name', async () => {
		const { id } = await house.reserved('guest', 'private-walk');
		const { secret } = await made({ rights: ['thread.write', 'reservation.see', 'product.edit'] });
		const { threadId } = (await ask(secret, `POST /api/reservations/${id}/thread`)).body;
		const message = { body: { key: randomUUID(), text: 'See you at the gate.' } };
		expect((await ask(secret, `POST /api/threads/${threadId}/messages`, message)).status).toBe(200);
		expect((await ask(secret, `POST /api/threads/${threadId}/messages`, message)).status).toBe(200);
		const rows = await house.queries.select().from(threadMessage).where(eq(threadMessage.threadId, threadId));
		expect(rows.filter(({ line }) => line === null)).toMatchObject([{ authorId: null, authorOrganisationId: own }]);
		expect((await house.readThread('guest', id)).body.items.at(0)).toMatchObject({ text: 'See you at the gate.' });
	});
});

describe('a key opens nothing any more', () => {
	test('once it is revoked, which can be repeated', async () => {
		const { id, secret } = await made();
		expect((await ask(secret, listed)).status).toBe(200);
		const revoke = (who: Actor) => house.call(who, `DELETE /api/organisations/${own}/keys/${id}`);
		// An operator may too (features/house/house.test.ts).
		for (const who of ['rival', 'guest'] as const) expect((await revoke(who)).status).toBe(404);
		expect((await revoke('partner')).status).toBe(200);
		expect((await revoke('partner')).status).toBe(200);
		expect((await ask(secret, listed)).body.code).toBe('key-refused');
		expect(await list()).toMatchObject([{ state: 'revoked' }]);
		expect(await house.queries.select().from(event).where(eq(event.kind, 'key.revoked'))).toHaveLength(1);
	});

	test('after its time, to the moment', async () => {
		const { secret } = await made({ days: 30 });
		house.clock.pass({ days: 29 });
		expect((await ask(secret, listed)).status).toBe(200);
		house.clock.pass({ days: 1 });
		expect((await ask(secret, listed)).body.code).toBe('key-refused');
		expect(await list()).toMatchObject([{ state: 'expired' }]);
	});

	test('while its maker is no owner there, is suspended, or the business is closed', async () => {
		const { queries } = house;
		const { secret } = await made();
		const works = eq(staff.memberId, house.idOf('partner'));
		const code = async () => (await ask(secret, listed)).body.code;
		await queries.update(staff).set({ role: 'manager' }).where(works);
		expect(await code()).toBe('key-refused');
		await queries.update(staff).set({ role: 'owner', leftAt: new Date() }).where(works);
		await employ(queries, { organisationId: own, memberId: house.idOf('other'), role: 'owner' });
		expect(await code()).toBe('key-refused');
		await queries.delete(staff).where(eq(staff.memberId, house.idOf('other')));
		await queries.update(staff).set({ leftAt: null }).where(works);
		expect(await code()).toBeUndefined();
		await queries
			.update(member)
			.set({ status: 'suspended' })
			.where(eq(member.id, house.idOf('partner')));
		expect(await code()).toBe('key-refused');
		await queries
			.update(member)
			.set({ status: 'active' })
			.where(eq(member.id, house.idOf('partner')));
		await queries.update(organisation).set({ status: 'closed' }).where(eq(organisation.id, own));
		expect(await code()).toBe('key-refused');
		await queries.update(organisation).set({ status: 'approved' }).where(eq(organisation.id, own));
		expect(await code()).toBeUndefined();
	});
});

test('its use is noted to the hour, and its pace is its own', async () => {
	const { secret } = await made();
	const used = async () => (await list())[0].lastUsedAt;
	await ask(secret, listed);
	const first = await used();
	expect(first).not.toBeNull();
	house.clock.pass({ minutes: 30 });
	await ask(secret, listed);
	expect(await used()).toBe(first);
	house.clock.pass({ minutes: 30 });
	await ask(secret, listed);
	expect(await used()).not.toBe(first);
	const other = await made();
	for (let count = 0; count < keyPace.most; count += 1) await ask(secret, 'GET /api/members/me');
	const late = await ask(secret, listed);
	expect([late.body.code, Number(late.headers['retry-after']) > 0]).toEqual(['too-many-attempts', true]);
	expect((await ask(other.secret, listed)).status).toBe(200);
	house.clock.pass({ minutes: 1 });
	expect((await ask(secret, listed)).status).toBe(200);
});
