import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consent } from '#server/db/schema/consent.ts';
import { member } from '#server/db/schema/member.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { forgetGuests } from '#server/features/member/forget-guests.ts';
import { takeAddress } from '#server/features/member/take-address.ts';
import { lockAddress } from '#server/features/member/take-over.repo.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import {
	dayIn,
	type ProductName,
	type TakenChanges,
	takenFor,
} from '../../../../tests/support/reservation-products.ts';
import { sweepReservations } from './sweep-reservations.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(member).where(eq(member.status, 'guest'));
});

const take = (who: Actor, product: ProductName = 'tour', changes: TakenChanges = {}) =>
	house.call(who, 'POST /api/desk/reservations', { body: takenFor(product, changes) });
async function taken(who: Actor, product: ProductName = 'tour', changes: TakenChanges = {}): Promise<string> {
	const { status, body } = await take(who, product, changes);
	if (status !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`);
	return body.id;
}
const guestOf = async (id: string) => {
	const { memberId } = await house.rowOf(id);
	const [row] = await house.queries.select().from(member).where(eq(member.id, memberId));
	return row;
};
const read = async (who: Actor, id: string) => (await house.call(who, `GET /api/reservations/${id}?language=ko`)).body;
const move = (who: Actor, id: string, body: object) =>
	house.call(who, `POST /api/reservations/${id}/moves?language=ko`, { body });

test('to who has no account no price is put in a mail: nobody could say yes to it', async () => {
	const id = await taken('partner', 'private-walk');
	expect((await read('partner', id)).moves).not.toContain('offer-price');
	const { persons, places } = await house.rowOf(id);
	const lines = [{ of: 'procedure', name: '', quantity: 1, won: 900_000 }];
	const body = { key: randomUUID(), lines, persons, places, days: 3 };
	const { status, body: answer } = await house.call('partner', `POST /api/reservations/${id}/prices?language=ko`, {
		body,
	});
	expect([status, answer.code]).toEqual([409, 'not-allowed']);
});

describe('taking one', () => {
	test('a house takes it for a guest: confirmed, places taken, all to pay on site, the guest told in their language', async () => {
		const { status, body } = await take('partner', 'private-walk', {
			order: { persons: { adult: 2, child: 0, infant: 0 } },
		});
		expect([status, body.status]).toEqual([200, 'confirmed']);
		expect(await house.takenOf('private-walk', dayIn(20), '09:00')).toBe(2);
		const row = await house.rowOf(body.id);
		expect([row.takenBy, row.totalWon, row.terms.depositPercent]).toEqual([house.idOf('partner'), 200_000, 0]);
		expect((await house.eventsOf(body.id)).map(({ event, actor, actorId }) => [event, actor, actorId])).toEqual([
			['book', 'provider', house.idOf('partner')],
		]);
		const mails = await house.mailsTo('siriporn@mail.example');
		expect(mails.map(({ template, locale }) => [template, locale])).toEqual([['reservation-confirmed', 'th']]);
		expect(mails[0]?.data).toMatchObject({ isGuest: 1 });
		expect(String(mails[0]?.data.link)).toContain(`/join?next=${encodeURIComponent(`/my/reserve/${body.id}`)}`);
		expect(await house.mailsTo(house.emailOf('partner'))).toEqual([]);
		const [given] = await house.queries.select().from(consent).where(eq(consent.reservationId, body.id));
		expect(given).toMatchObject({ kind: 'provider', memberId: row.memberId });
		expect(await read('partner', body.id)).toMatchObject({
			...{ role: 'provider', isTaken: true, isGuest: true, pay: { state: 'on-site' } },
			lead: { firstName: 'Siriporn', email: 'siriporn@mail.example' },
		});
	});

	test('without an address nobody is mailed, and birth and gender need not be known', async () => {
		const id = await taken('partner', 'tour', { lead: { email: undefined, birthOn: undefined, gender: undefined } });
		expect(await guestOf(id)).toMatchObject({ status: 'guest', email: '', firstName: 'Siriporn', locale: 'th' });
		expect(await house.traces()).not.toHaveProperty('mails');
		expect((await read('partner', id)).lead).toMatchObject({ birthOn: null, gender: null, email: '' });
		const list = await house.call('partner', 'GET /api/desk/reservations?language=ko');
		expect(list.body.items).toMatchObject([{ id, guest: 'Siriporn Wongsakul', isTaken: true }]);
		const day = await house.call('partner', `GET /api/desk/day?language=ko&day=${dayIn(20)}`);
		expect(day.body.comers).toMatchObject([{ guest: 'Siriporn Wongsakul', phone: '+66812345678' }]);
		const voucher = await house.call('partner', `GET /api/reservations/${id}/voucher?language=th`);
		expect(voucher.status).toBe(200);
		const checked = await house.call('partner', 'POST /api/voucher-checks?language=ko', {
			body: { text: (await house.rowOf(id)).code },
		});
		expect(checked.body.reservation).toMatchObject({ id, guest: 'Siriporn Wongsakul' });
	});

	test('the agency takes it for a house, which is asked where its guests ask, and told', async () => {
		const { body } = await take('operator', 'private-walk');
		expect(body.status).toBe('requested');
		expect((await house.mailsTo(house.emailOf('partner'))).map(({ template }) => template)).toEqual([
			'provider-requested',
		]);
		expect((await take('operator', 'tour')).body.status).toBe('confirmed');
	});

	test('what a house says it can do for a guest is not asked of it again', async () => {
		const needs = { halal: null, flags: ['wheelchair' as const], childSeats: 0 };
		const own = await house.rowOf(await taken('partner', 'tour', { needs }));
		expect([own.questions?.list[0]?.answer, own.askingBy]).toEqual(['yes', null]);
		const agencys = await house.rowOf(await taken('operator', 'tour', { needs }));
		expect(agencys.askingBy).not.toBeNull();
	});

	test('a usual deposit is asked for by mail only where there is an address', async () => {
		const without = await take('partner', 'tour', { pays: 'usual', lead: { email: undefined } });
		expect(without.body.faults).toEqual([{ at: 'lead.email', code: 'required' }]);
		const row = await house.rowOf(await taken('operator', 'train', { pays: 'usual' }));
		expect(row.terms.depositPercent).toBe(100);
	});

	test('tickets and ages ask for a birth, health for its own consent', async () => {
		const train = await take('operator', 'train', { lead: { birthOn: undefined } });
		expect(train.body.faults).toEqual([{ at: 'lead.birthOn', code: 'required' }]);
		const clinic = await take('operator', 'screening', { agreements: { provider: '2026-11-01' } });
		expect(clinic.body.faults).toEqual([{ at: 'agreements.health', code: 'must-agree' }]);
	});

	test('the same key again is the same reservation, another body under it is refused', async () => {
		const form = takenFor('tour');
		const send = (body: object) => house.call('partner', 'POST /api/desk/reservations', { body });
		const answers = await Promise.all([send(form), send(form), send(form)]);
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(1);
		expect(await house.queries.select().from(member).where(eq(member.status, 'guest'))).toHaveLength(1);
		expect((await send({ ...form, contents: 'More' })).body.code).toBe('key-reused');
	});

	test('two desks and the site at once never sell a place twice', async () => {
		const persons = { adult: 4, child: 0, infant: 0 };
		const answers = await Promise.all([
			...['partner', 'operator', 'partner'].map((who) => take(who as Actor, 'tour', { order: { persons } })),
			...['guest', 'other'].map((who) => house.reserve(who as Actor, 'tour', { order: { persons } })),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(8);
		const guests = await house.queries.select().from(member).where(eq(member.status, 'guest'));
		const desks = answers.slice(0, 3).filter(({ status }) => status === 200);
		expect(guests).toHaveLength(desks.length);
	});

	test('another price or a wrong telephone is told and takes nothing', async () => {
		expect((await take('partner', 'tour', { total: 1 })).body.code).toBe('price-changed');
		const phone = await take('partner', 'tour', { lead: { phone: '+6612' } });
		expect([phone.status, phone.body.faults[0].at]).toEqual([400, 'lead.phone']);
		expect(await house.traces()).toEqual({});
	});
});

describe('a guest who stands there now', () => {
	/** An hour before the tour begins; guests themselves would have had to ask twelve hours before. */
	const hourBefore = () => house.clock.moveTo(new Date(`${dayIn(20)}T08:00:00+09:00`));
	const daysFor = async (who: Actor, desk = '&desk=1') => {
		const address = `GET /api/products/tour/days?month=${dayIn(20).slice(0, 7)}${desk}`;
		const { body } = await house.call(who, address);
		const day = body.days.find(({ on }: { on: string }) => on === dayIn(20));
		return (day?.slots ?? []).map(({ time }: { time: string }) => time);
	};

	test('is taken by the house until it begins; the guests’ own way and the agency keep the notice', async () => {
		hourBefore();
		expect((await take('partner')).body.status).toBe('confirmed');
		for (const refused of [await house.reserve('guest', 'tour'), await take('operator')])
			expect(refused.body.faults).toEqual([{ at: 'order.time', code: 'not-offered' }]);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(1);
	});

	test('is not taken for what has begun, and the desk is told so', async () => {
		house.clock.moveTo(new Date(`${dayIn(20)}T09:00:30+09:00`));
		expect((await take('partner')).body.faults).toEqual([{ at: 'order.time', code: 'already-begun' }]);
		expect((await take('partner', 'tour', { order: { time: '14:00' } })).status).toBe(200);
	});

	test('sees the starts that are left, which nobody else is shown', async () => {
		hourBefore();
		expect(await daysFor('partner')).toEqual(['09:00', '14:00']);
		for (const who of ['visitor', 'guest', 'rival', 'operator'] as const) expect(await daysFor(who)).toEqual([]);
		expect(await daysFor('partner', '')).toEqual([]);
	});

	test('comes at another hour today, when they phone and say so', async () => {
		const id = await taken('partner');
		hourBefore();
		const { order, money, refund } = await read('partner', id);
		const wish = { order: { ...order, time: '14:00' }, total: money.total, percent: refund.percent };
		const { status, body } = await move('partner', id, { move: 'ask-change', ...wish });
		expect([status, body.change?.order.time ?? body.order.time]).toEqual([200, '14:00']);
	});
});

describe('who may', () => {
	test.each([
		['visitor', 401],
		['guest', 404],
		['applicant', 404],
		['rival', 404],
		['partner', 200],
		['operator', 200],
	] as const)('%s gets %i', async (who, status) => {
		expect((await take(who)).status).toBe(status);
	});

	test('a guide sees guests and takes none; who sits at the desk takes them', async () => {
		const work = { organisationId: house.organisationOf('partner'), memberId: house.idOf('other') };
		const isIt = eq(staff.memberId, work.memberId);
		await employ(house.queries, { ...work, role: 'guide' });
		expect((await take('other')).status).toBe(404);
		await house.queries.update(staff).set({ role: 'desk' }).where(isIt);
		expect((await take('other')).status).toBe(200);
		await house.queries.delete(staff).where(isIt);
	});
});

describe('whose it is', () => {
	test('a member who has proved the address has it at once, in their language and with the bell', async () => {
		const id = await taken('partner', 'tour', { lead: { email: house.emailOf('other') } });
		expect((await house.rowOf(id)).memberId).toBe(house.idOf('other'));
		expect(await read('other', id)).toMatchObject({ role: 'member', isTaken: true });
		const [mail] = await house.mailsTo(house.emailOf('other'));
		expect([mail?.locale, mail?.data.isGuest]).toEqual(['ru', undefined]);
		expect(await read('partner', id)).toMatchObject({ isGuest: false });
	});

	test('who joins with the address and proves it finds it there; nobody else does', async () => {
		const id = await taken('partner');
		const guest = await guestOf(id);
		const [joined] = await house.queries
			.insert(member)
			.values({
				...{ email: 'siriporn@mail.example', passwordHash: 'none', group: 'GR0300', locale: 'th' },
				...{ firstName: 'Siriporn', lastName: 'Wongsakul' },
			})
			.returning();
		if (!joined || !guest) throw new Error('nobody joined');
		await house.services.transact(async (work) => {
			const signUps = await lockAddress(work, joined.email);
			await takeAddress(work, { memberId: joined.id, email: joined.email, signUps, joinsOthers: true });
		});
		expect((await house.rowOf(id)).memberId).toBe(joined.id);
		const [left] = await house.queries.select().from(member).where(eq(member.id, guest.id));
		expect(left).toMatchObject({ status: 'closed', firstName: '—', phone: null });
		expect(await read('partner', id)).toMatchObject({ isGuest: false });
		await house.clear();
		await house.queries.delete(member).where(eq(member.id, joined.id));
	});

	test('nobody logs in as a guest, nor gets a link for another password', async () => {
		await taken('partner');
		const login = await house.call('visitor', 'POST /api/sessions', {
			body: { email: 'siriporn@mail.example', password: 'guest', isKept: false },
		});
		expect(login.body.code).toBe('login-failed');
	});
});

describe('at the guest’s word', () => {
	test('a house cancels by the policy, comes with fewer, and is not mailed what it did itself', async () => {
		const id = await taken('partner', 'tour', { order: { persons: { adult: 3, child: 0, infant: 0 } } });
		const { moves, refund } = await read('partner', id);
		expect(moves).toEqual(expect.arrayContaining(['cancel', 'reduce', 'ask-change', 'call-off']));
		const persons = { adult: 2, child: 0, infant: 0 };
		expect((await move('partner', id, { move: 'reduce', persons, units: 1, percent: refund.percent })).status).toBe(
			200,
		);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(2);
		expect((await move('partner', id, { move: 'cancel', percent: refund.percent })).body.status).toBe('cancelled');
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(0);
		expect((await house.eventsOf(id)).map(({ event, actor }) => `${event} ${actor}`)).toEqual([
			...['book provider', 'reduce provider', 'cancel provider'],
		]);
		expect(await house.mailsTo(house.emailOf('partner'))).toEqual([]);
		expect((await house.mailsTo('siriporn@mail.example')).map(({ template }) => template)).toEqual([
			...['reservation-confirmed', 'reservation-changed', 'reservation-cancelled'],
		]);
	});

	test('what a member reserved or can do themselves, no house does for them', async () => {
		const own = await house.reserved('guest', 'tour');
		expect((await read('partner', own.id)).moves).not.toContain('cancel');
		expect((await move('partner', own.id, { move: 'cancel', percent: 100 })).body.code).toBe('not-allowed');
		const id = await taken('partner', 'tour', { lead: { email: house.emailOf('other') } });
		expect((await move('partner', id, { move: 'cancel', percent: 100 })).body.code).toBe('not-allowed');
		expect((await move('rival', id, { move: 'cancel', percent: 100 })).status).toBe(404);
	});
});

describe('who has an account and phones the agency', () => {
	test('is cancelled for by the policy, and told; so is the house, and the history says who did it', async () => {
		const { id } = await house.reserved('guest', 'tour');
		// Two days before, a tenth is kept.
		house.clock.moveTo(new Date(`${dayIn(18)}T12:00:00+09:00`));
		const { moves, refund } = await read('operator', id);
		expect(moves).toEqual(expect.arrayContaining(['cancel', 'reduce', 'ask-change', 'call-off']));
		expect(refund.percent).toBeLessThan(100);
		expect((await move('operator', id, { move: 'cancel', percent: 100 })).body.code).toBe('price-changed');
		const before = (await house.mailsTo(house.emailOf('partner'))).length;
		const { status, body } = await move('operator', id, { move: 'cancel', percent: refund.percent, reason: 'Ill' });
		expect([status, body.status]).toEqual([200, 'cancelled']);
		expect(await house.takenOf('tour', dayIn(20), '09:00')).toBe(0);
		expect((await house.eventsOf(id)).at(-1)).toMatchObject({
			...{ event: 'cancel', actor: 'operator', actorId: house.idOf('operator'), reason: 'Ill' },
			details: { percent: refund.percent },
		});
		expect((await house.mailsTo(house.emailOf('guest'))).at(-1)?.template).toBe('reservation-cancelled');
		const [told] = (await house.mailsTo(house.emailOf('partner'))).slice(before);
		expect(told?.template).toBe('provider-cancelled');
		expect((await move('operator', id, { move: 'cancel', percent: refund.percent })).body.code).toBe('not-allowed');
	});

	test('comes on another day and with more; of two desks at once one changes it', async () => {
		const { id } = await house.reserved('guest', 'tour');
		const { order, money, refund } = await read('operator', id);
		const persons = { adult: 2, child: 0, infant: 0 };
		const wish = { order: { ...order, on: dayIn(21), persons }, total: money.total * 2, percent: refund.percent };
		const ask = () => move('operator', id, { move: 'ask-change', ...wish });
		const answers = await Promise.all([ask(), ask()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
		expect(await house.rowOf(id)).toMatchObject({ on: dayIn(21), persons, totalWon: money.total * 2 });
		expect([await house.takenOf('tour', dayIn(20), '09:00'), await house.takenOf('tour', dayIn(21), '09:00')]).toEqual([
			0, 2,
		]);
	});

	test('a house still does neither for them: a fee would be its own', async () => {
		const { id } = await house.reserved('guest', 'tour');
		const { order, money, moves } = await read('partner', id);
		for (const said of ['cancel', 'reduce', 'ask-change']) expect(moves).not.toContain(said);
		const wish = { move: 'ask-change', order: { ...order, on: dayIn(21) }, total: money.total };
		expect((await move('partner', id, wish)).body.code).toBe('not-allowed');
	});
});

describe('afterwards', () => {
	test('who they were is forgotten ninety days after, unless money is owed; the books stay', async () => {
		const id = await taken('partner', 'tour');
		const guest = await guestOf(id);
		house.clock.pass({ days: 40 });
		await sweepReservations(house);
		await forgetGuests(house);
		expect(await guestOf(id)).toMatchObject({ firstName: 'Siriporn' });
		house.clock.pass({ days: 75 });
		await house.set(id, { paidWon: 300_000 });
		await forgetGuests(house);
		expect(await guestOf(id)).toMatchObject({ status: 'guest' });
		await house.set(id, { paidWon: 100_000 });
		await forgetGuests(house);
		expect(await guestOf(id)).toMatchObject({ status: 'closed', phone: null, email: `closed-${guest?.id}@invalid` });
		expect(await house.rowOf(id)).toMatchObject({ firstName: '—', phone: null, email: '', totalWon: 100_000 });
		expect(await house.mailsTo('siriporn@mail.example')).toEqual([]);
	});

	test('nobody without an account is asked for a rating', async () => {
		const id = await taken('partner', 'tour');
		await house.set(id, { arrivedAt: new Date() });
		house.clock.pass({ days: 25 });
		await sweepReservations(house);
		expect((await house.rowOf(id)).status).toBe('completed');
		const templates = (await house.mailsTo('siriporn@mail.example')).map(({ template }) => template);
		expect(templates).not.toContain('reservation-completed');
	});
});
