import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { agencyId } from '#domain/organisation/organisation.ts';
import { provider } from '#server/db/schema/provider.ts';
import { type ConsultationHouse, canary, openConsultationHouse } from '../../../../tests/support/consultation-house.ts';

let house: ConsultationHouse;
beforeAll(async () => {
	house = await openConsultationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const keepBy = (organisationId: string) =>
	house.queries.update(provider).set({ organisationId }).where(eq(provider.id, 'clinic'));
afterEach(() => keepBy(house.organisationOf('partner')));

const offerOf = async () =>
	(await house.call('guest', 'GET /api/consultation-offer?product=screening&language=en')).body.provider;
const videoOfferOf = async (asked: string) =>
	(await house.call('guest', `GET /api/video-offer?${asked}&language=en`)).body.house.provider;

test('a clinic with a desk of its own is offered as such, and its readers are its own', async () => {
	expect(await offerOf()).toMatchObject({ id: 'clinic', isRunByAgency: false });
	expect(await videoOfferOf('product=screening')).toMatchObject({ id: 'clinic', isRunByAgency: false });
	const id = await house.sent();
	expect((await house.read('operator', id)).status).toBe(404);
	await house.read('partner', id);
	expect((await house.read('guest', id)).body.looks).toMatchObject([{ by: 'owner', isOfAgency: false }]);
});

test('where the agency runs the desk, the offer says so before anything is told, and each look names it', async () => {
	await keepBy(agencyId);
	expect(await offerOf()).toMatchObject({ id: 'clinic', isRunByAgency: true });
	expect(await videoOfferOf('product=screening')).toMatchObject({ id: 'clinic', isRunByAgency: true });
	expect(await videoOfferOf('provider=clinic')).toMatchObject({ id: 'clinic', isRunByAgency: true });
	const id = await house.sent();
	expect((await house.read('partner', id)).status).toBe(404);
	const { status, body } = await house.read('operator', id);
	expect([status, JSON.stringify(body).includes(canary)]).toEqual([200, true]);
	expect((await house.read('guest', id)).body.looks).toMatchObject([{ isOfAgency: true }]);
});
