import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { product } from '#server/db/schema/product.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { tellEvents } from '#server/features/event/tell-events.ts';
import {
	type ConsultationHouse,
	clinicAnswer,
	consultationFor,
	openConsultationHouse,
} from '../../../../tests/support/consultation-house.ts';

let house: ConsultationHouse;
beforeAll(async () => {
	house = await openConsultationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

test('the bell names the clinic, and never the service that was asked about', async () => {
	const id = await house.answered();
	await tellEvents(house.services);
	const [asked] = await house.queries.select().from(product).where(eq(product.id, 'screening'));
	const titles = Object.values(asked?.texts ?? {}).map((text) => text.title);
	for (const who of ['guest', 'partner'] as const) {
		const { items } = (await house.call(who, 'GET /api/notifications?language=en')).body;
		const told = items.filter(({ path }: { path: string }) => path.includes(id));
		expect(told.length).toBeGreaterThan(0);
		for (const { title } of told) {
			expect(title).toBe('Seorae en');
			expect(titles).not.toContain(title);
		}
	}
});

test('a doctor of one’s own gender is kept as a need of the reservation; of any other wish none is made', async () => {
	const flagsWith = async (doctor: 'any' | 'male' | 'female') => {
		const id = await house.sent(consultationFor({ doctor }));
		await house.answer(id, clinicAnswer());
		const { status, body } = await house.reserve(id);
		expect(status, JSON.stringify(body)).toBe(200);
		const [row] = await house.queries.select().from(reservation).where(eq(reservation.id, body.reservationId));
		await house.clear();
		return row?.needs?.flags;
	};
	expect(await flagsWith('male')).toEqual(['same-gender-staff']);
	expect(await flagsWith('female')).toEqual([]);
	expect(await flagsWith('any')).toEqual([]);
});
