import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '#server/db/schema/organisation.ts';
import { employ } from '../support/organisations.ts';
import { openReservationHouse, type ReservationHouse } from '../support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const rounds = 6;

/** Two owners, whatever they were before. */
async function twoOwners(): Promise<string> {
	const organisationId = house.organisationOf('partner');
	await house.queries.delete(staff).where(eq(staff.organisationId, organisationId));
	for (const who of ['partner', 'guest'] as const)
		await employ(house.queries, { organisationId, memberId: house.idOf(who), role: 'owner' });
	return organisationId;
}

const ownersOf = (organisationId: string) =>
	house.queries.$count(
		staff,
		and(eq(staff.organisationId, organisationId), eq(staff.role, 'owner'), isNull(staff.leftAt)),
	);

test.each<[string, (id: string) => Promise<{ status: number }>[]]>([
	[
		'two owners who leave at once',
		(id) =>
			(['partner', 'guest'] as const).map((who) =>
				house.call(who, `DELETE /api/organisations/${id}/staff/${house.idOf(who)}`),
			),
	],
	[
		'two owners who let each other go at once',
		(id) => [
			house.call('partner', `DELETE /api/organisations/${id}/staff/${house.idOf('guest')}`),
			house.call('guest', `DELETE /api/organisations/${id}/staff/${house.idOf('partner')}`),
		],
	],
	[
		'two owners of whom one leaves while the other gives up owning',
		(id) => [
			house.call('partner', `DELETE /api/organisations/${id}/staff/${house.idOf('partner')}`),
			house.call('guest', `PUT /api/organisations/${id}/staff/${house.idOf('guest')}`, {
				body: { role: 'guide', seen: 'owner' },
			}),
		],
	],
])('of %s, one stays', async (_, act) => {
	for (let round = 0; round < rounds; round += 1) {
		const id = await twoOwners();
		const answers = await Promise.all(act(id));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await ownersOf(id)).toBe(1);
	}
});
