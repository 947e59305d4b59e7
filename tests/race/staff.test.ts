import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencyId } from '#domain/organisation/organisation.ts';
import { member } from '#server/db/schema/member.ts';
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

test('of two owners of the agency who suspend each other at once, one can still log in', async () => {
	const pair = ['operator', 'other'] as const;
	const isOne = inArray(
		member.id,
		pair.map((who) => house.idOf(who)),
	);
	await employ(house.queries, { organisationId: agencyId, memberId: house.idOf('other'), role: 'owner' });
	for (let round = 0; round < rounds; round += 1) {
		await house.queries.update(member).set({ status: 'active', group: 'GR0100' }).where(isOne);
		house.clock.pass({ minutes: 1 });
		const answers = await Promise.all(
			pair.map((who, at) =>
				house.call(who, `PUT /api/members/${house.idOf(pair[1 - at] ?? who)}/suspension`, {
					body: { reason: 'Away.' },
				}),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(await house.queries.$count(member, and(isOne, eq(member.status, 'active')))).toBe(1);
	}
});
