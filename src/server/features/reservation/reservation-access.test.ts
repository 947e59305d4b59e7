import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { insertedRow, orderOn } from '../../../../tests/support/reservation-rows.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: ReservationHouse;
let id: string;
const sealed = { passport: 'AA1234567', contents: 'I take blood thinners.', allergy: 'Penicillin' };
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(async () => {
	await house.clear();
	id = await insertedRow(house, 'private-walk', orderOn(dayIn(20)), { at: new Date(), sealed });
});
afterAll(() => house.close());

const endpoints: [string, unknown][] = [
	['GET /api/reservations/:id?language=en', undefined],
	['POST /api/reservations/:id/moves?language=en', { move: 'cancel', percent: 100 }],
	['POST /api/reservations/:id/moves?language=en', { move: 'confirm' }],
	['POST /api/reservations/:id/moves?language=en', { move: 'decline', reason: 'No.' }],
	['POST /api/reservations/:id/reveal', undefined],
];
const strangers: Actor[] = ['other', 'rival', 'applicant'];

async function refusalOf(who: Actor, endpoint: string, which: string, body: unknown) {
	const answer = await house.call(who, endpoint.replace(':id', which), { body });
	const { 'x-request-id': _, date: __, 'content-length': ___, ...headers } = answer.headers;
	const nonces = JSON.stringify(headers).replace(/nonce-[\w+/=-]+/g, '');
	return { status: answer.status, headers: nonces, body: { ...answer.body, requestId: '' } };
}

describe.each(endpoints)('%s %j', (endpoint, body) => {
	test.each(strangers)('to %s a foreign reservation is as missing as one that never was', async (who) => {
		const before = await house.rowOf(id);
		const foreign = await refusalOf(who, endpoint, id, body);
		expect(foreign).toMatchObject({ status: 404, body: { code: 'not-found' } });
		expect(await refusalOf(who, endpoint, randomUUID(), body)).toEqual(foreign);
		expect(await house.rowOf(id)).toEqual(before);
		expect(await house.eventsOf(id)).toHaveLength(1);
		expect(await trailOf(house.queries)).toEqual([]);
	});

	test.each(['guest', 'partner', 'operator', ...strangers])('to %s one that never was is missing too', async (who) => {
		const missing = await refusalOf(who as Actor, endpoint, randomUUID(), body);
		expect(missing).toMatchObject({ status: 404, body: { code: 'not-found' } });
	});

	test('a malformed id is as missing as one that never was, whoever asks', async () => {
		for (const who of ['guest', 'partner', 'operator', ...strangers] as Actor[]) {
			const missing = await refusalOf(who, endpoint, randomUUID(), body);
			for (const malformed of ['1', 'x'.repeat(36), `${id}0`, "'; drop table reservation --"])
				expect(await refusalOf(who, endpoint, encodeURIComponent(malformed), body)).toEqual(missing);
		}
	});

	test('a visitor is asked to log in, whatever the id', async () => {
		const real = await refusalOf('visitor', endpoint, id, body);
		expect(real).toMatchObject({ status: 401, body: { code: 'login-required' } });
		expect(await refusalOf('visitor', endpoint, randomUUID(), body)).toEqual(real);
	});
});

test('who is concerned by it but may not move it is told so, not that it is missing', async () => {
	const move = (who: Actor, body: object) =>
		house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body }).then((answer) => answer.body.code);
	expect(await move('guest', { move: 'confirm' })).toBe('not-allowed');
	expect(await move('partner', { move: 'cancel', percent: 100 })).toBe('not-allowed');
	expect(await move('operator', { move: 'withdraw-change' })).toBe('not-allowed');
});

test('the clock’s moves are nobody’s to ask for', async () => {
	for (const move of ['expire', 'complete', 'expire-change', 'book'])
		for (const who of ['guest', 'partner', 'operator'] as const) {
			const answer = await house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body: { move } });
			expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
		}
});

test('the guest reads their own words; others see only that there are some', async () => {
	const read = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
	expect(await read('guest')).toMatchObject({
		role: 'member',
		passportMasked: 'AA1••••••',
		contents: sealed.contents,
		allergy: sealed.allergy,
	});
	for (const who of ['partner', 'operator'] as const) {
		const shown = await read(who);
		expect(shown).toMatchObject({ passportMasked: '••••••', hasSealed: true });
		expect(JSON.stringify(shown)).not.toMatch(/AA1234567|thinners|Penicillin/);
	}
});

test('each view has the fields of its role and no other', async () => {
	const fieldsOf = async (who: Actor) =>
		Object.keys((await house.call(who, `GET /api/reservations/${id}?language=en`)).body);
	const [guest, partner, operator] = [await fieldsOf('guest'), await fieldsOf('partner'), await fieldsOf('operator')];
	const without = (some: string[], others: string[]) => some.filter((field) => !others.includes(field)).sort();
	expect(without(guest, partner)).toEqual([
		'again',
		'allergy',
		'contents',
		'isUnseen',
		'mayRate',
		'others',
		'transfer',
	]);
	expect(without(partner, guest)).toEqual([
		...['canNote', 'canRecordPayment', 'canTellAgain', 'canWrite', 'deskNote', 'hasSealed', 'isGuest'],
	]);
	expect(without(operator, partner)).toEqual(['guestReservesFreely']);
	expect(without(partner, operator)).toEqual([]);
});

test('what the page shows is what the viewer may do, in the language they read', async () => {
	const read = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=th`)).body;
	const guest = await read('guest');
	expect(guest.moves).toEqual(['cancel', 'reduce', 'ask-change']);
	expect((await read('partner')).moves).toEqual(['confirm', 'decline', 'offer-price', 'propose-dates']);
	// Their own, and what a guest says on the telephone.
	const said = ['cancel', 'reduce', 'ask-change'];
	expect((await read('operator')).moves).toEqual(['confirm', 'decline', ...said, 'offer-price', 'propose-dates']);
	expect(guest).toMatchObject({
		status: 'requested',
		payment: 'unpaid',
		title: 'private-walk',
		provider: 'Bukchon Walks',
		meetingPoint: 'The gate',
		refund: { percent: 100, won: 0 },
		plan: { deposit: 20_000, balance: 80_000 },
		bounds: { minPersons: 1, maxPersons: 6 },
		history: [{ event: 'request', actor: 'member', reason: null, percent: null, order: null }],
	});
	expect(guest.refund.steps).toHaveLength(4);
});

test('what was chosen has its name in the reader’s language; a closed account leaves no guest behind', async () => {
	const choices = { route: 'busan-seoul', class: 'first' };
	const order = orderOn(dayIn(20), { time: '08:00', choices });
	const ticket = await insertedRow(house, 'train', order, { at: new Date() });
	const options = JSON.stringify({ 'busan-seoul': 'Busan → Seoul', first: 'First class' });
	await house.queries.execute(
		sql`update product set texts = jsonb_set(texts, '{en,options}', ${options}::jsonb) where id = 'train'`,
	);
	const read = async () => (await house.call('operator', `GET /api/reservations/${ticket}?language=ru`)).body;
	expect(await read()).toMatchObject({
		choices: [
			{ group: 'route', label: 'Busan → Seoul' },
			{ group: 'class', label: 'First class' },
		],
		lead: { firstName: 'Siriporn', country: 'TH' },
	});
	await house.set(ticket, { firstName: '', lastName: '', birthOn: null, gender: null, country: null, phone: null });
	expect((await read()).lead).toBeNull();
});

test('where to transfer to is told to the member, while something is due', async () => {
	const transferOf = async (who: Actor) =>
		(await house.call(who, `GET /api/reservations/${id}?language=en`)).body.transfer?.account === '000';
	await house.queries.execute(
		`update site_profile set transfer = '{"bank":{"en":"Shinhan Bank"},"account":"000","holder":"Maru"}'`,
	);
	expect(await transferOf('guest')).toBe(false);
	await house.call('partner', `POST /api/reservations/${id}/moves?language=en`, { body: { move: 'confirm' } });
	expect([await transferOf('guest'), await transferOf('partner')]).toEqual([true, false]);
	await house.set(id, { paidWon: 100_000 });
	expect(await transferOf('guest')).toBe(false);
});

test('every look at what is sealed is a line in the log of the member it is about', async () => {
	const reveal = (who: Actor) => house.call(who, `POST /api/reservations/${id}/reveal`);
	expect((await reveal('partner')).body).toEqual(sealed);
	expect((await reveal('operator')).body).toEqual(sealed);
	expect((await reveal('guest')).body).toEqual(sealed);
	const lines = await trailOf(house.queries, house.idOf('guest'));
	expect(lines.map(({ event, actorId }) => [event, actorId])).toEqual([
		['reservation.passport-revealed', house.idOf('partner')],
		['reservation.contents-read', house.idOf('partner')],
		['reservation.passport-revealed', house.idOf('operator')],
		['reservation.contents-read', house.idOf('operator')],
		['reservation.passport-revealed', house.idOf('guest')],
	]);
	expect(JSON.stringify(lines)).not.toMatch(/AA1234567|thinners|Penicillin/);
});

test('a passport number is shown to whom signed in a moment ago, whoever it is; to strangers there is none', async () => {
	const who = ['guest', 'partner', 'operator', 'rival'] as const;
	const cookies = who.map((one) => house.cookieOf(one));
	house.clock.pass({ minutes: 11 });
	const reveal = async (url: string) => {
		const ask = (cookie: string) =>
			house.app.inject({ method: 'POST', url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
		const answers = await Promise.all(cookies.map(ask));
		return answers.map((answer) => (answer.statusCode === 200 ? 200 : answer.json().code));
	};
	const again = 'sign-in-again';
	expect(await reveal(`/api/reservations/${id}/reveal`)).toEqual([again, again, again, 'not-found']);
	expect(await trailOf(house.queries)).toEqual([]);
	// What a guest writes is read at the desk all day.
	const words = { passport: null, contents: sealed.contents, allergy: null };
	const other = await insertedRow(house, 'private-walk', orderOn(dayIn(21)), { at: new Date(), sealed: words });
	expect(await reveal(`/api/reservations/${other}/reveal`)).toEqual([200, 200, 200, 'not-found']);
});

test('the member reads in my information who saw what of a reservation: oneself, the provider or an operator', async () => {
	for (const who of ['guest', 'partner', 'operator'] satisfies Actor[])
		await house.call(who, `POST /api/reservations/${id}/reveal`);
	await recordAudit(house.queries, {
		event: 'reservation.proof-read',
		actorId: house.idOf('partner'),
		subjectId: house.idOf('guest'),
	});
	const accesses = async (who: Actor) => {
		const { body } = await house.call(who, 'GET /api/members/me/accesses');
		return { total: body.total, items: body.items.map((one: Access) => [one.event, one.by, one.reservation]) };
	};
	const { code } = await house.rowOf(id);
	expect(await accesses('guest')).toEqual({
		total: 6,
		items: [
			['reservation.proof-read', 'provider', null],
			['reservation.contents-read', 'operator', code],
			['reservation.passport-revealed', 'operator', code],
			['reservation.contents-read', 'provider', code],
			['reservation.passport-revealed', 'provider', code],
			['reservation.passport-revealed', 'me', code],
		],
	});
	expect(await accesses('partner')).toEqual({ total: 0, items: [] });
});
type Access = { event: string; by: string; reservation: string | null };

test('looks are counted: after so many an hour one has to wait', async () => {
	const reveal = () => house.call('partner', `POST /api/reservations/${id}/reveal`);
	for (let look = 0; look < attemptRules['reveal-member'].limit; look += 1) expect((await reveal()).status).toBe(200);
	const { status, body } = await reveal();
	expect([status, body.code]).toEqual([429, 'too-many-attempts']);
	expect((await house.call('operator', `POST /api/reservations/${id}/reveal`)).status).toBe(200);
});
