import { eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { missingForPublic } from '#domain/provider/publicity.ts';
import { member } from '#server/db/schema/member.ts';
import { licence } from '#server/db/schema/partner.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { facts, inDays, partnerCalls, profile, today } from '../../../../tests/support/partner-calls.ts';
import { openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { insertProducts } from '../../../../tests/support/product-fixtures.ts';
import { findPublicityFacts, providerShown } from './provider.repo.ts';

let house: PartnerHouse;
beforeEach(async () => {
	house = await openPartnerHouse();
	return () => house.close();
});
const { healthPapers, approve, approveChange } = partnerCalls(() => house);

describe('a product of a partner', () => {
	const isListed = async () => {
		// Lists ask who may offer once in five seconds, and at once where a product has changed (decision 0105).
		await house.queries.update(product).set({ ratingCount: 0 }).where(eq(product.id, 'partner-spa'));
		const { body } = await house.call('visitor', 'GET /api/products?area=wellness&language=en');
		const detail = await house.call('visitor', 'GET /api/products/partner-spa?language=en');
		expect(detail.status).toBe(body.total === 1 ? 200 : 404);
		return body.total === 1;
	};
	const rule = async () => {
		const found = await findPublicityFacts(house.queries, house.organisationOf('owner'));
		return found !== undefined && missingForPublic(found, koreanDay(house.now)).length === 0;
	};
	const inSql = async () =>
		(await house.queries.select({ id: provider.id }).from(provider).where(providerShown(house.now))).length === 1;

	test('is shown exactly while the rule calls its provider public', async () => {
		const { body } = await house.call('owner', 'PUT /api/partners/me/profile', { body: profile });
		await insertProducts(house.queries, [{ id: 'partner-spa', kind: 'spa', providerId: body.providerId }]);
		const expectShown = async (isShown: boolean) =>
			expect([await isListed(), await rule(), await inSql()]).toEqual([isShown, isShown, isShown]);
		const owner = eq(member.id, house.idOf('owner'));
		const set = (facts: Partial<typeof member.$inferInsert>) => house.queries.update(member).set(facts).where(owner);

		await expectShown(false);
		await approve();
		await expectShown(true);
		await set({ status: 'suspended' });
		await expectShown(false);
		await set({ status: 'closed' });
		await expectShown(false);
		await set({ status: 'active' });
		await expectShown(true);
		await house.call('owner', 'PUT /api/partners/me', { body: facts });
		await expectShown(true);
		await approveChange();
		await expectShown(false);
		await healthPapers();
		await expectShown(false);
		await approveChange();
		await expectShown(true);
		await house.queries.update(licence).set({ expiresOn: today() });
		await expectShown(true);
		await house.queries
			.update(licence)
			.set({ expiresOn: inDays(2) })
			.where(ne(licence.kind, 'liability-insurance'));
		house.clock.pass({ days: 1 });
		await expectShown(false);
		await house.call('owner', 'PUT /api/partners/me', { body: { ...facts, serviceItems: ['travel.hotel'] } });
		await expectShown(false);
		await approveChange();
		await expectShown(true);
		await house.queries.update(provider).set({ name: { ru: 'Луми' }, trade: { ru: 'Х' }, intro: { ru: 'Х' } });
		await expectShown(false);
	});
});
