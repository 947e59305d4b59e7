import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { organisation } from '#server/db/schema/organisation.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import { sweepWaiting } from '#server/features/waiting/sweep-waiting.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn, formFor } from '../../../../tests/support/reservation-products.ts';
import { waitingCalls } from '../../../../tests/support/waiting-calls.ts';

let house: ReservationHouse;
let own: string;
const { joined, read, cancel, takeUp, rowOf, runOfferJobs, offersMailed } = waitingCalls(() => house);
beforeAll(async () => {
	house = await openReservationHouse();
	own = house.organisationOf('partner');
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.execute('delete from graphile_worker._private_jobs');
	await house.queries.update(organisation).set({ status: 'approved' }).where(eq(organisation.id, own));
});

const decide = (what: 'suspension' | 'restoration') => async () => {
	const answer = await house.call('operator', `POST /api/houses/${own}/${what}`, { body: { reason: 'Complaints.' } });
	expect(answer.status).toBe(200);
};
const suspend = decide('suspension');
const restore = decide('restoration');

test('a suspended house sells no more of what is reserved: no larger change, no price for more; another date for as many is agreed to', async () => {
	const move = (who: Actor, id: string, body: object) =>
		house.call(who, `POST /api/reservations/${id}/moves?language=en`, { body });
	const confirmed = async () => {
		const { id } = await house.reserved('guest', 'private-walk');
		expect((await move('partner', id, { move: 'confirm' })).status).toBe(200);
		return id;
	};
	const wish = async (id: string, order: object) => {
		const form = formFor('private-walk', { order });
		const { status, body } = await move('guest', id, { move: 'ask-change', order: form.order, total: form.total });
		expect([status, body.change]).not.toEqual([200, null]);
	};
	const price = (who: Actor, id: string, adult: number, places: number) =>
		house.call(who, `POST /api/reservations/${id}/prices?language=en`, {
			body: {
				...{ key: randomUUID(), lines: [{ of: 'guide', name: '', quantity: 1, won: 90_000 }], days: 3 },
				...{ persons: { adult, child: 0, infant: 0 }, places },
			},
		});
	const [larger, later, priced] = [await confirmed(), await confirmed(), await confirmed()];
	await wish(larger, { persons: { adult: 2, child: 0, infant: 0 } });
	await wish(later, { on: dayIn(22) });
	const { body: offered } = await price('partner', priced, 2, 2);
	expect(offered.offer.version).toBe(1);
	await suspend();
	for (const who of ['partner', 'operator'] as const) {
		expect((await move(who, larger, { move: 'agree-change' })).body.code, who).toBe('house-suspended');
		for (const [adult, places] of [
			[2, 1],
			[1, 2],
		] as const)
			expect((await price(who, priced, adult, places)).body.code, who).toBe('house-suspended');
	}
	expect((await move('guest', priced, { move: 'accept-price', version: 1 })).body.code).toBe('not-on-sale');
	expect((await move('partner', later, { move: 'agree-change' })).status).toBe(200);
	expect((await price('partner', priced, 1, 1)).status).toBe(200);
	expect((await move('guest', priced, { move: 'accept-price', version: 2 })).status).toBe(200);
	await restore();
	expect((await move('partner', larger, { move: 'agree-change' })).status).toBe(200);
});

test('places that became free meanwhile go to who waits, once it is restored', async () => {
	const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
	const { id } = await house.reserved('other', 'tour', { order: adults(10) });
	const { id: entry } = await joined('guest', 'tour', adults(2));
	await suspend();
	await cancel('other', id);
	await runOfferJobs();
	expect((await rowOf(entry)).status).toBe('waiting');
	await restore();
	expect(await runOfferJobs()).toContain('tour');
	expect((await rowOf(entry)).status).toBe('offered');
});

test('who was offered places keeps their turn: the offer goes back into the line, and is made again in order', async () => {
	const adults = (adult: number) => ({ persons: { adult, child: 0, infant: 0 } });
	const taken = () => house.takenOf('tour', dayIn(20), '09:00');
	const { id } = await house.reserved('other', 'tour', { order: adults(10) });
	const { id: first } = await joined('guest', 'tour', adults(6));
	const { id: second } = await joined('rival', 'tour', adults(4));
	const { id: third } = await joined('partner', 'tour', adults(5));
	await cancel('other', id);
	await runOfferJobs();
	const statuses = async () => Promise.all([first, second, third].map(async (one) => (await rowOf(one)).status));
	expect([await statuses(), await taken()]).toEqual([['offered', 'offered', 'waiting'], 10]);
	await suspend();
	expect([await statuses(), await taken()]).toEqual([['waiting', 'waiting', 'waiting'], 0]);
	expect((await read('guest', first)).body).toMatchObject({ status: 'waiting', offerUntil: null, ahead: 0 });
	expect((await takeUp('guest', first, { order: adults(6) })).status).toBe(404);
	// Who was offered places hears that they are held no longer; who waited anyhow hears nothing.
	await tellEvents(house.services);
	const toldOf = async (who: Actor) =>
		(await house.call(who, 'GET /api/notifications?language=en')).body.items.filter(
			({ kind }: { kind: string }) => kind === 'waiting.offer-taken-back',
		);
	expect(await toldOf('guest')).toMatchObject([{ path: '/my/reserve', side: 'own', on: dayIn(20) }]);
	expect([(await toldOf('rival')).length, (await toldOf('partner')).length]).toEqual([1, 0]);
	const mailsOf = async (address: string) =>
		(await house.mailsTo(address)).filter(({ template }) => template === 'waiting-taken-back');
	expect(await mailsOf('guest@maru.example')).toMatchObject([
		{ locale: 'th', memberId: house.idOf('guest'), data: { adults: 6, link: expect.stringContaining('/my/reserve') } },
	]);
	expect([(await mailsOf(house.emailOf('rival'))).length, (await mailsOf(house.emailOf('partner'))).length]).toEqual([
		1, 0,
	]);
	await runOfferJobs();
	await sweepWaiting({ ...house, now: new Date(house.now.getTime() + 13 * 3_600_000) });
	expect([await statuses(), await offersMailed()]).toEqual([['waiting', 'waiting', 'waiting'], 2]);
	await restore();
	await runOfferJobs();
	expect([await statuses(), await taken()]).toEqual([['offered', 'offered', 'waiting'], 10]);
	expect((await takeUp('guest', first, { order: adults(6) })).status).toBe(200);
});
