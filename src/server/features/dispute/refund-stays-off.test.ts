import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { truthFaults } from '../../../../tests/support/reservation-truth.ts';

let house: ReservationHouse;
let id: string;
const persons = { adult: 3, child: 0, infant: 0 };
const total = 300_000;
const [near, far] = [dayIn(40), dayIn(41)];
const time = '09:00';

beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	id = (await house.reserved('guest', 'private-walk', { order: { persons } })).id;
	await move('partner', { move: 'confirm' });
	await book('payment', total);
});

const move = (who: Actor, body: object) => house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
const seenBy = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const book = async (kind: 'payment' | 'refund', won: number) => {
	const body = { key: randomUUID(), kind, won, method: 'transfer' };
	const { status } = await house.call('operator', `POST /api/reservations/${id}/payments?language=ko`, { body });
	expect(status).toBe(200);
};
/** Nothing is proposed yet. */
const asOpened = { state: 'open', outcome: null, won: 0, answer: '' };

/** A refund that the agency decides in a dispute. */
async function decide(won: number) {
	const opened = await house.call('guest', `POST /api/reservations/${id}/disputes`, {
		body: { key: randomUUID(), reason: 'late', wish: 'refund', words: 'An hour late.' },
	});
	const { id: disputeId } = opened.body.dispute;
	const { status } = await house.call('operator', `POST /api/disputes/${disputeId}/moves`, {
		body: { move: 'decide', outcome: 'refund', won, answer: 'So it is.', seen: asOpened },
	});
	expect(status).toBe(200);
}
const wishFor = async (changes: object, sum: number) => {
	const { order } = await seenBy('guest');
	return move('guest', { move: 'ask-change', order: { ...order, ...changes }, total: sum });
};
const owed = async () =>
	(await house.call('operator', 'GET /api/refunds/owed?language=ko')).body.items.map(({ won }: { won: number }) => won);
/** Guest, house and refund desk say the same. */
async function stands(money: object, due: number) {
	for (const who of ['guest', 'partner', 'operator'] as const)
		expect((await seenBy(who)).money, who).toMatchObject({ ...money, refundDue: due });
	expect(await owed()).toEqual(due > 0 ? [due] : []);
	expect(await truthFaults(house.queries)).toEqual([]);
}

test('another date leaves it owed, and the wish tells the sum beforehand', async () => {
	await decide(100_000);
	await stands({ total: 200_000, takenOff: 100_000 }, 100_000);
	// The sum of a page that was read before the decision is not agreed to.
	expect((await wishFor({ on: near }, total)).body.code).toBe('price-changed');
	expect((await wishFor({ on: near }, 200_000)).body.change).toMatchObject({ total: 200_000, kept: 0 });
	await move('partner', { move: 'agree-change' });
	await stands({ total: 200_000, paid: total, takenOff: 100_000 }, 100_000);
});

test('once it is sent, nobody is asked for it again; more people cost what they cost, and no more', async () => {
	await decide(100_000);
	await book('refund', 100_000);
	await wishFor({ on: near }, 200_000);
	await move('partner', { move: 'agree-change' });
	await stands({ total: 200_000, balanceDue: 0 }, 0);
	await wishFor({ persons: { ...persons, adult: 4 } }, 300_000);
	await move('partner', { move: 'agree-change' });
	await stands({ total: 300_000, balanceDue: 100_000 }, 0);
});

test('fewer people never bring it back, not even where the rest costs less than it, nor do others who come after all', async () => {
	await decide(200_000);
	const fewer = { ...persons, adult: 1 };
	await move('guest', { move: 'reduce', persons: fewer, units: 1, percent: 100 });
	await stands({ total: 0, takenOff: 200_000 }, total);
	await wishFor({ persons }, 100_000);
	await move('partner', { move: 'agree-change' });
	await stands({ total: 100_000, takenOff: 200_000 }, 200_000);
});

test('dates that the house proposes cost less by it, as they tell, also where it is decided while they wait', async () => {
	const dates = [near, far].map((on) => ({ on, time }));
	await move('partner', { move: 'propose-dates', dates, days: 2, seen: null, reason: 'Full.' });
	await decide(100_000);
	const { proposal } = await seenBy('guest');
	expect(proposal.dates).toMatchObject([{ total: 200_000 }, { total: 200_000 }]);
	await move('guest', { move: 'accept-date', date: { on: near, time }, seen: proposal.proposedAt });
	await stands({ total: 200_000 }, 100_000);
});

test('so does a price in lines; its mail and its card say what comes off', async () => {
	await decide(100_000);
	const lines = [{ of: 'guide', name: '', quantity: 1, won: 280_000 }];
	const body = { key: randomUUID(), lines, persons, places: 3, days: 3 };
	await house.call('partner', `POST /api/reservations/${id}/prices?language=en`, { body });
	const mail = (await house.mailsTo(house.emailOf('guest'))).at(-1);
	expect(mail?.data).toMatchObject({ offeredWon: 180_000, takenOffWon: 100_000, beforeWon: 200_000 });
	const { offer } = await seenBy('guest');
	await move('guest', { move: 'accept-price', version: offer.version });
	await stands({ total: 180_000 }, 120_000);
});

test('a second one adds to it; what is called off gives back all but what was sent', async () => {
	await decide(100_000);
	await book('refund', 100_000);
	await decide(50_000);
	await wishFor({ on: near }, 150_000);
	await move('partner', { move: 'agree-change' });
	await stands({ total: 150_000, takenOff: 150_000 }, 50_000);
	await move('partner', { move: 'call-off', reason: 'Storm.' });
	await stands({ total: 0, kept: 0 }, 200_000);
});

test('cancelling late keeps its share of what was still owed', async () => {
	await decide(100_000);
	await wishFor({ on: near }, 200_000);
	await move('partner', { move: 'agree-change' });
	const { startsAt } = await house.rowOf(id);
	house.clock.moveTo(startsAt);
	house.clock.pass({ days: -1 });
	const { percent } = (await seenBy('guest')).refund;
	expect(percent).toBeLessThan(100);
	await move('guest', { move: 'cancel', percent });
	const kept = 2_000 * (100 - percent);
	await stands({ total: 0, kept }, total - kept);
});

test('a reservation of which it was not written down yet tells it by its price', async () => {
	await decide(100_000);
	const { terms } = await house.rowOf(id);
	const { takenOff: _, ...before } = terms;
	await house.set(id, { terms: before });
	await wishFor({ on: near }, 200_000);
	await move('partner', { move: 'agree-change' });
	await stands({ total: 200_000, takenOff: 100_000 }, 100_000);
});

test('a refund that is owed by the end of the service anyway is agreed to by nobody any more, and all read why', async () => {
	const opened = await house.call('guest', `POST /api/reservations/${id}/disputes`, {
		body: { key: randomUUID(), reason: 'late', wish: 'refund', words: 'An hour late.' },
	});
	const said = { outcome: 'refund', won: 50_000, answer: 'So it is.' };
	const answer = async (who: Actor, body: object) =>
		house.call(who, `POST /api/disputes/${opened.body.dispute.id}/moves`, { body });
	const seen = { state: 'proposed', ...said };
	await answer('operator', { move: 'propose', ...said, seen: asOpened });
	expect((await answer('guest', { move: 'accept', seen })).status).toBe(200);
	await move('partner', { move: 'call-off', reason: 'Storm.' });
	expect((await answer('partner', { move: 'accept', seen })).body.code).toBe('changed-since');
	// Who has said yes already had none to say, before and since.
	expect((await answer('guest', { move: 'accept', seen })).body.code).toBe('not-allowed');
	for (const [who, moves] of [
		['guest', ['withdraw']],
		['partner', ['decline']],
		['operator', ['propose', 'decide']],
	] as const) {
		const { body } = await house.call(who, `GET /api/reservations/${id}/dispute`);
		expect([body.dispute.state, body.mostWon, body.dispute.moves], who).toEqual(['proposed', 0, moves]);
	}
	await stands({ total: 0, kept: 0 }, total);
	expect((await answer('partner', { move: 'decline', seen })).body.dispute).toMatchObject({ state: 'open' });
});
