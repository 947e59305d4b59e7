import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '#domain/organisation/organisation.ts';
import { type Right, rolesWith } from '#domain/organisation/rights.ts';
import { member } from '#server/db/schema/member.ts';
import { createIdentify } from '#server/identify.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { signIn } from '../../../../tests/support/sign-in.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

/** Actors × rights × own, foreign, missing, malformed: each right at the endpoint that asks for it. */

let house: ReservationHouse;
let app: Awaited<ReturnType<typeof buildTestApp>>;
const cookies = new Map<string, string>();
/** What is the house's own, and what is another's. */
const ids = { own: '', foreign: '' };

/** Everybody who works for the partner's house, and one who works for a rival besides, as its owner. */
beforeAll(async () => {
	house = await openReservationHouse();
	const { queries, services } = house;
	const rows = [...roles, 'stranger'].map((name) => ({
		...{
			email: `${name}@staff.example`,
			passwordHash: 'none',
			firstName: name,
			lastName: 'Kim',
			locale: 'en' as const,
		},
		...{ group: 'GR0300' as const, emailVerifiedAt: new Date() },
	}));
	const made = await queries.insert(member).values(rows).returning({ id: member.id, name: member.firstName });
	for (const { id, name } of made)
		if (name !== 'stranger')
			await employ(queries, { organisationId: house.organisationOf('partner'), memberId: id, role: name as Role });
	const signedIn = await signIn(
		{ queries, services },
		made.map(({ id }) => id),
	);
	made.forEach(({ name }, at) => {
		cookies.set(name, signedIn[at] ?? '');
	});
	for (const who of ['partner', 'rival', 'applicant', 'guest', 'operator'] as const)
		cookies.set(who, house.cookieOf(who));
	app = await buildTestApp({ queries, services, identify: createIdentify({ queries, services }) });
	ids.own = await insertedRow(house, 'private-walk', orderOn(dayIn(9)), { who: 'guest', at: new Date() });
	ids.foreign = await insertedRow(house, 'hotel', orderOn(dayIn(9), { to: dayIn(10), time: null }), {
		who: 'guest',
		at: new Date(),
	});
});
afterAll(async () => {
	await app.close();
	await house.close();
});

type Case = { right: Right; key: (id: string) => string; body?: () => unknown };

const money = () => ({ key: randomUUID(), kind: 'payment', won: 1_000, method: 'on-site', note: '' });

const cases: Case[] = [
	{ right: 'reservation.see', key: (id) => `GET /api/reservations/${id}?language=en` },
	{ right: 'reservation.see', key: (id) => `POST /api/reservations/${id}/thread` },
	{
		right: 'reservation.answer',
		key: (id) => `PUT /api/reservations/${id}/lead?language=en`,
		body: () => ({ facts: { phone: '+66812345678' }, seen: {}, reason: 'Told us by phone' }),
	},
	{ right: 'guest.reveal', key: (id) => `POST /api/reservations/${id}/reveal` },
	{ right: 'guest.reveal', key: (id) => `GET /api/reservations/${id}/guests` },
	{
		right: 'payment.record',
		key: (id) => `POST /api/reservations/${id}/payments?language=en`,
		body: money,
	},
];

async function ask(who: string, key: string, body?: unknown): Promise<{ status: number; code: string | undefined }> {
	const [method = 'GET', url = ''] = key.split(' ');
	const response = await app.inject({
		method: method as 'GET',
		url,
		headers: { 'sec-fetch-site': 'same-origin', ...(cookies.get(who) && { cookie: cookies.get(who) }) },
		...(body !== undefined && { payload: body as object }),
	});
	return { status: response.statusCode, code: (response.json() as { code?: string }).code };
}

const isDenied = ({ status, code }: { status: number; code: string | undefined }) =>
	(status === 404 && code === 'not-found') || code === 'not-allowed';

describe.each(cases)('$right at its endpoint', ({ right, key, body }) => {
	test('opens what is one’s own to the roles that have it, and to nobody else', async () => {
		for (const role of roles) {
			const answer = await ask(role, key(ids.own), body?.());
			expect(isDenied(answer), `${role} ${JSON.stringify(answer)}`).toBe(
				!rolesWith(right, 'reservation.see').includes(role),
			);
		}
		expect(isDenied(await ask('partner', key(ids.own), body?.()))).toBe(false);
		expect(isDenied(await ask('operator', key(ids.own), body?.()))).toBe(false);
		for (const other of ['rival', 'applicant', 'stranger'])
			expect((await ask(other, key(ids.own), body?.())).status, other).toBe(404);
	});

	test('of what is foreign, missing or malformed tells the same nothing', async () => {
		for (const role of roles) {
			expect((await ask(role, key(ids.foreign), body?.())).status, role).toBe(404);
			expect((await ask(role, key(randomUUID()), body?.())).status, role).toBe(404);
			for (const wrong of ['1', 'x%27', `${ids.own}0`]) {
				const { status } = await ask(role, key(wrong), body?.());
				expect([400, 404], `${role} ${wrong}`).toContain(status);
			}
		}
	});
});

describe('moves', () => {
	const move = (who: string, id: string, name: string) =>
		ask(who, `POST /api/reservations/${id}/moves?language=en`, { move: name, reason: 'Full' });

	test('are of who answers; a guide’s page offers none, and tries come to nothing', async () => {
		await house.set(ids.own, { travellers: [{ firstName: 'Elena', lastName: 'Sokolova', birthOn: '1990-03-08' }] });
		for (const role of ['guide'] as const) {
			const response = await app.inject({
				url: `/api/reservations/${ids.own}?language=en`,
				headers: { cookie: cookies.get(role) ?? '' },
			});
			expect(response.json()).toMatchObject({ role: 'provider', moves: [], canRecordPayment: false });
			// Birth and address are for who may read what guests told; whom to expect and to call, for all who receive them.
			expect(response.json().lead).toMatchObject({ birthOn: null, gender: null, email: '' });
			expect(response.json().lead.phone).toMatch(/^\+/);
			expect(response.json().travellers).toEqual([{ firstName: 'Elena', lastName: 'Sokolova', birthOn: '' }]);
			const atDesk = await app.inject({
				url: `/api/reservations/${ids.own}?language=en`,
				headers: { cookie: cookies.get('desk') ?? '' },
			});
			expect(atDesk.json().travellers[0].birthOn).toBe('1990-03-08');
			expect((await move(role, ids.own, 'confirm')).code).toBe('not-allowed');
		}
		expect((await move('interpreter', ids.own, 'confirm')).status).toBe(404);
		expect((await move('desk', ids.foreign, 'confirm')).status).toBe(404);
		expect((await move('desk', ids.own, 'confirm')).status).toBe(200);
		const events = await house.eventsOf(ids.own);
		expect(events.at(-1)).toMatchObject({ event: 'confirm', actor: 'provider' });
	});
});

describe('the thread about it', () => {
	test('is written in by who answers for the house; a guide reads it', async () => {
		const opened = await app.inject({
			...{ method: 'POST', url: `/api/reservations/${ids.own}/thread` },
			headers: { 'sec-fetch-site': 'same-origin', cookie: cookies.get('desk') ?? '' },
		});
		const { threadId } = opened.json();
		const write = (who: string) =>
			ask(who, `POST /api/threads/${threadId}/messages`, { key: randomUUID(), text: 'See you at nine.' });
		for (const role of ['owner', 'manager', 'desk']) expect((await write(role)).status, role).toBe(200);
		expect(await write('guide')).toMatchObject({ status: 409, code: 'not-allowed' });
		expect((await ask('guide', `GET /api/threads/${threadId}/messages`)).status).toBe(200);
		for (const role of ['interpreter', 'rival', 'stranger']) expect((await write(role)).status, role).toBe(404);
	});
});

describe('lists', () => {
	test('hold what one may see, and do not exist for who may see none', async () => {
		const list = (who: string) => ask(who, 'GET /api/reservations?language=en&scope=provided&time=upcoming');
		for (const role of ['owner', 'manager', 'desk', 'guide']) expect((await list(role)).status, role).toBe(200);
		for (const role of ['interpreter', 'stranger', 'applicant']) expect((await list(role)).status, role).toBe(404);
	});

	test('are taken along as a file by who may, of the houses where they may, and by nobody else', async () => {
		const file = async (who: string) => {
			const headers = { cookie: cookies.get(who) ?? '' };
			return app.inject({ url: '/api/desk/reservations/export?language=en&queue=all', headers });
		};
		for (const role of ['owner', 'manager', 'desk', 'operator']) {
			const response = await file(role);
			expect([response.statusCode, response.body.includes('MR-')], role).toEqual([200, true]);
		}
		for (const role of ['guide', 'interpreter', 'stranger', 'applicant'])
			expect((await file(role)).statusCode, role).toBe(404);
		for (const path of [`day?day=${dayIn(9)}&`, 'today?', 'reservations?'])
			expect((await ask('guide', `GET /api/desk/${path}language=en`)).status, path).toBe(200);
	});

	test('a business is changed by its owners, a profile by its managers too', async () => {
		const statusOf = async (role: string, path: string) => (await ask(role, `GET /api/partners/me${path}`)).status;
		for (const role of roles) {
			expect(await statusOf(role, ''), role).toBe(role === 'owner' ? 200 : 404);
			expect(await statusOf(role, '/profile'), role).toBe(['owner', 'manager'].includes(role) ? 200 : 404);
			expect(await statusOf(role, `?organisation=${house.organisationOf('rival')}`), role).toBe(404);
			expect(await statusOf(role, `?organisation=${randomUUID()}`), role).toBe(404);
		}
		expect(await statusOf('owner', `?organisation=${house.organisationOf('partner')}`)).toBe(200);
		expect(await statusOf('owner', '?organisation=nonsense')).toBe(400);
	});
});
