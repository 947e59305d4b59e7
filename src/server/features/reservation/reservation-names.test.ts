import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

/* Where every traveller is named, tickets are made out to those names: they follow the people through every move. */

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const anong = { firstName: 'Anong', lastName: 'Wongsakul', birthOn: '2018-01-02' };
const boon = { firstName: 'Boon', lastName: 'Wongsakul', birthOn: '1988-05-06' };
const chai = { firstName: 'Chai', lastName: 'Srisuk', birthOn: '1991-07-08' };
const persons = (adult: number, child = 0) => ({ adult, child, infant: 0 });
const choices = { route: 'seoul-busan', class: 'standard' } as const;

/** Three people on a train that is confirmed at once. */
const train = () =>
	house.reserved('guest', 'train', { order: { persons: persons(2, 1), choices }, travellers: [anong, boon] });
/** Two at a clinic that has agreed to it. */
async function screening(): Promise<string> {
	const { id } = await house.reserved('guest', 'screening', { order: { persons: persons(2) }, travellers: [boon] });
	await move(id, { move: 'confirm' }, 'operator');
	return id;
}

const move = (id: string, body: unknown, who: 'guest' | 'operator' = 'guest') =>
	house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
const fewer = (more: object) => ({ move: 'reduce', units: 1, percent: 100, ...more });
const change = (total: number, more: { persons?: object; on?: string; travellers?: unknown }) => {
	const { travellers, ...order } = more;
	const whole = { on: dayIn(21), to: null, time: '08:00', persons: persons(2, 1), units: 1, choices, ...order };
	return { move: 'ask-change', total, order: whole, ...(travellers !== undefined && { travellers }) };
};
const faultsIn = ({ body }: { body: { faults?: { at: string; code: string }[] } }) =>
	body.faults?.map(({ at, code }) => `${at}: ${code}`);

describe('when some of the people stay at home', () => {
	test('those who still come are the names on the tickets', async () => {
		const { id } = await train();
		const { status, body } = await move(id, fewer({ persons: persons(1, 1), travellers: [anong] }));
		expect([status, body.travellers]).toEqual([200, [anong]]);
		expect((await house.rowOf(id)).travellers).toEqual([anong]);
		expect((await move(id, fewer({ persons: persons(1) }))).body.travellers).toEqual([]);
	});

	test.each([
		['who stays is not said', { persons: persons(1, 1) }, ['travellers: required']],
		['too many are named', { persons: persons(1, 1), travellers: [anong, boon] }, ['travellers: invalid-input']],
		['too few are named', { persons: persons(1, 1), travellers: [] }, ['travellers.0.firstName: required']],
		[
			'somebody else is named',
			{ persons: persons(1, 1), travellers: [chai] },
			['travellers.0.firstName: invalid-input'],
		],
		[
			'somebody is not born yet',
			{ persons: persons(1, 1), travellers: [{ ...anong, birthOn: '2999-01-01' }] },
			['travellers.0.birthOn: date-wrong'],
		],
		['it is not fewer', { persons: persons(3, 1) }, ['persons: not-fewer']],
	])('it is refused where %s', async (_, more, faults) => {
		const { id } = await train();
		const answer = await move(id, fewer(more));
		expect([answer.status, faultsIn(answer)]).toEqual([400, faults]);
		expect(await house.rowOf(id)).toMatchObject({ persons: persons(2, 1), travellers: [anong, boon] });
	});

	test('nobody is named where the kind does not ask for it', async () => {
		const { id } = await house.reserved('guest', 'tour', { order: { persons: persons(3) } });
		expect((await move(id, fewer({ persons: persons(2) }))).status).toBe(200);
		expect(faultsIn(await move(id, fewer({ persons: persons(1), travellers: [anong] })))).toEqual([
			'travellers: invalid-input',
		]);
	});
});

describe('when others come along', () => {
	test('a change that holds at once writes their names at once', async () => {
		const { id } = await train();
		const wish = change(3 * 59_800 + 29_900, { persons: persons(3, 1), travellers: [anong, boon, chai] });
		expect((await move(id, wish)).body).toMatchObject({ change: null, travellers: [anong, boon, chai] });
		expect((await house.rowOf(id)).travellers).toEqual([anong, boon, chai]);
		const others = change(59_800 * 3, { persons: persons(3), travellers: [boon, chai] });
		expect((await move(id, others)).body.travellers).toEqual([boon, chai]);
	});

	test('another day leaves the names as they are', async () => {
		const { id } = await train();
		const { body } = await move(id, change(2 * 59_800 + 29_900, { on: dayIn(25) }));
		expect([body.order.on, body.travellers]).toEqual([dayIn(25), [anong, boon]]);
	});

	test.each([
		['only the number is said', { persons: persons(4, 1) }, ['travellers.2.firstName', 'travellers.3.firstName']],
		['a name is missing', { persons: persons(3, 1), travellers: [anong, boon] }, ['travellers.2.firstName']],
		['fewer come and nobody says who', { persons: persons(2) }, ['travellers']],
	])('it is refused where %s', async (_, more, fields) => {
		const { id } = await train();
		const { adult, child } = more.persons;
		const answer = await move(id, change(adult * 59_800 + child * 29_900, more));
		expect([answer.status, faultsIn(answer)]).toEqual([400, fields.map((at) => `${at}: required`)]);
		expect((await house.rowOf(id)).travellers).toEqual([anong, boon]);
	});

	test('a change that is asked for keeps them until it is agreed to', async () => {
		const id = await screening();
		const order = { time: '08:30', persons: persons(3), choices: {} };
		const asked = await move(id, change(300_000, { ...order, travellers: [boon, chai] }));
		expect(asked.body).toMatchObject({ travellers: [boon], change: { travellers: [boon, chai] } });
		const { body } = await move(id, { move: 'agree-change' }, 'operator');
		expect(body).toMatchObject({ travellers: [boon, chai], change: null });
	});

	test('a change that is refused or withdrawn leaves the names as they were', async () => {
		const id = await screening();
		const wish = change(300_000, {
			time: '08:30',
			persons: persons(3),
			choices: {},
			travellers: [boon, chai],
		} as never);
		await move(id, wish);
		expect((await move(id, { move: 'refuse-change', reason: 'Full.' }, 'operator')).body.travellers).toEqual([boon]);
		await move(id, wish);
		expect((await move(id, { move: 'withdraw-change' })).body).toMatchObject({ travellers: [boon], change: null });
	});
});

test('the page is told what was agreed at booking: the price list, and how it is confirmed', async () => {
	const { id } = await train();
	const { body } = await house.call('guest', `GET /api/reservations/${id}?language=en`);
	expect(body.terms).toEqual({ price: (await house.rowOf(id)).terms.price, confirmation: 'instant' });
	expect(body.terms.price).toMatchObject({ won: 59_800, childWon: 29_900 });
});
