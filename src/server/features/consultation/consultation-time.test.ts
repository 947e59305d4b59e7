import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consultation } from '#server/db/schema/consultation.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { type ConsultationHouse, openConsultationHouse } from '../../../../tests/support/consultation-house.ts';
import { sweepConsultations } from './sweep-consultations.ts';

let house: ConsultationHouse;
beforeAll(async () => {
	house = await openConsultationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const sweep = () => sweepConsultations({ queries: house.queries, services: house.services, now: house.now });
const rowOf = async (id: string) => (await house.queries.select().from(consultation).where(eq(consultation.id, id)))[0];

test('the clinic is reminded after a day and after three; after a week it is over, and both are told', async () => {
	const id = await house.sent();
	await sweep();
	expect(await house.templatesTo('partner')).toEqual(['consultation-sent']);
	house.clock.pass({ hours: 25 });
	await sweep();
	await sweep();
	expect(await house.templatesTo('partner')).toEqual(['consultation-sent', 'consultation-reminder']);
	house.clock.pass({ days: 7 });
	await sweep();
	expect(await rowOf(id)).toMatchObject({ state: 'closed', endReason: 'expired', erasedAt: null });
	expect((await house.templatesTo('partner')).at(-1)).toBe('consultation-expired');
	expect((await house.templatesTo('guest')).at(-1)).toBe('consultation-expired');
});

test('what was told goes a week after the end, and its files with it', async () => {
	const id = await house.answered();
	house.clock.pass({ days: 31 });
	await sweep();
	expect(await rowOf(id)).toMatchObject({ endReason: 'expired' });
	house.clock.pass({ days: 8 });
	await sweep();
	expect(await rowOf(id)).toMatchObject({ sealed: null, dueAt: null });
	expect((await house.read('guest', id)).body).toMatchObject({ told: null, answer: { text: null, lines: [] } });
});

test('what became a reservation is kept as long as that one keeps its own', async () => {
	const id = await house.answered();
	const { body } = await house.reserve(id);
	house.clock.pass({ days: 10 });
	await sweep();
	expect((await rowOf(id))?.sealed).not.toBeNull();
	await house.queries.update(reservation).set({ erasedAt: house.now }).where(eq(reservation.id, body.reservationId));
	house.clock.pass({ days: 2 });
	await sweep();
	expect((await rowOf(id))?.sealed).toBeNull();
});
