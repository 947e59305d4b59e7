import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consultation } from '#server/db/schema/consultation.ts';
import { event } from '#server/db/schema/event.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import {
	type ConsultationHouse,
	clinicAnswer,
	openConsultationHouse,
} from '../../../../tests/support/consultation-house.ts';
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

test('the patient is reminded before the price ends and before the answer does, each once', async () => {
	const id = await house.answered();
	const reminders = async () => (await house.templatesTo('guest')).slice(2);
	await sweep();
	expect(await reminders()).toEqual([]);
	house.clock.pass({ days: 6, hours: 1 });
	await sweep();
	await sweep();
	expect(await reminders()).toEqual(['consultation-price-ending']);
	const told = (await house.mailsTo(house.emailOf('guest'))).at(-1)?.data;
	expect(told).toMatchObject({ other: 'Seorae th', until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
	house.clock.pass({ days: 21 });
	await sweep();
	expect(await reminders()).toEqual(['consultation-price-ending', 'consultation-ending']);
	expect(await rowOf(id)).toMatchObject({ state: 'answered' });
	house.clock.pass({ days: 3 });
	await sweep();
	expect((await reminders()).at(-1)).toBe('consultation-expired');
	const rung = await house.queries.select().from(event).where(eq(event.subjectId, id));
	const toPatient = rung.filter(({ memberIds }) => memberIds.includes(house.idOf('guest'))).map(({ kind }) => kind);
	expect(toPatient).toEqual([
		...['consultation.answer', 'consultation.remind-price', 'consultation.remind-ending', 'consultation.expire'],
	]);
});

test('an answer without a price speaks of none; a price that ended while nobody ran is not reminded of', async () => {
	await house.answered(clinicAnswer({ lines: [], productId: null, dates: [], places: 0 }));
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)?.data).toMatchObject({ isPriced: 'no' });
	await house.clear();
	await house.answered();
	expect((await house.mailsTo(house.emailOf('guest'))).at(-1)?.data).toMatchObject({ isPriced: 'yes' });
	house.clock.pass({ days: 8 });
	await sweep();
	expect((await house.templatesTo('guest')).at(-1)).toBe('consultation-answered');
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
