import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptRules } from '#domain/member/attempt-rules.ts';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { bankAccountBinding } from '#server/keys/seal-bindings.ts';
import { employ } from '../../../../tests/support/organisations.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());

const revealAt = (organisationId: string) => `/api/partners/${organisationId}/bank-account/reveal`;
const reveal = (who: Actor, reason = 'payout', of = house.organisationOf('partner')) =>
	house.call(who, `POST ${revealAt(of)}`, { body: { reason } });
const looks = () => house.queries.select().from(event).where(eq(event.kind, 'partner.bank-revealed')).orderBy(event.id);
const accessesOf = async (who: 'partner' | 'rival' | 'other') =>
	(await house.call(who, 'GET /api/members/me/accesses')).body.items.filter(
		(one: { event: string }) => one.event === 'partner.bank-revealed',
	);
const maskedIn = async (of: string) => {
	const { body } = await house.call('operator', 'GET /api/partners?status=COOPERATIVE_MEMBER');
	return body.items.find((one: { organisationId: string }) => one.organisationId === of).bankAccountMasked;
};

test('operators alone see where a house is paid, for a reason from the list, and it is written down by that', async () => {
	for (const who of ['guest', 'partner', 'rival', 'applicant'] as const)
		expect((await reveal(who)).status, who).toBe(404);
	expect((await reveal('visitor')).status).toBe(401);
	for (const reason of ['', 'curious']) expect((await reveal('operator', reason)).status, reason).toBe(400);
	expect(await looks()).toEqual([]);
	const { status, body } = await reveal('operator');
	expect(status).toBe(200);
	const [entry] = await looks();
	const organisation = house.organisationOf('partner');
	expect(entry).toMatchObject({
		...{ subjectKind: 'organisation', subjectId: organisation, aboutId: house.idOf('partner') },
		...{ actorKind: 'operator', actorId: house.idOf('operator') },
		facts: { organisation, reason: 'payout', as: 'operator' },
	});
	expect(JSON.stringify(entry)).not.toContain(body.bankAccount);
	// What lists show of it is masked.
	const masked: string = await maskedIn(organisation);
	expect(masked).toContain('•');
	expect(masked.slice(-2)).toBe(body.bankAccount.slice(-2));
});

test('every owner of the house finds it in their access log, and nobody else', async () => {
	await employ(house.queries, {
		...{ organisationId: house.organisationOf('partner'), memberId: house.idOf('other'), role: 'owner' },
	});
	expect((await reveal('operator', 'asked')).status).toBe(200);
	expect((await accessesOf('partner'))[0]).toMatchObject({ by: 'operator' });
	expect(await accessesOf('other')).toMatchObject([{ by: 'operator' }]);
	expect(await accessesOf('rival')).toEqual([]);
});

test('it is also there to be paid out to while its owner is suspended', async () => {
	const suspended = eq(member.id, house.idOf('rival'));
	await house.queries.update(member).set({ status: 'suspended' }).where(suspended);
	expect((await reveal('operator', 'payout', house.organisationOf('rival'))).status).toBe(200);
	expect((await looks()).at(-1)).toMatchObject({ aboutId: house.idOf('rival') });
	await house.queries.update(member).set({ status: 'active' }).where(suspended);
});

test('a house without an account is said to have none: there is nothing to show, and nothing to write down', async () => {
	const organisationId = house.organisationOf('rival');
	const bankAccount = house.services.keys.seal('', bankAccountBinding(organisationId));
	await house.queries.update(partner).set({ bankAccount }).where(eq(partner.organisationId, organisationId));
	const before = (await looks()).length;
	expect((await reveal('operator', 'payout', organisationId)).status).toBe(404);
	expect((await reveal('operator', 'payout', randomUUID())).status).toBe(404);
	expect(await looks()).toHaveLength(before);
	expect(await maskedIn(organisationId)).toBeNull();
});

test('an operator who signed in long ago signs in again first; nobody looks at hundreds', async () => {
	const before = (await looks()).length;
	const headers = { cookie: house.cookieOf('operator'), 'sec-fetch-site': 'same-origin' };
	house.clock.pass({ minutes: 20 });
	const url = revealAt(house.organisationOf('partner'));
	const late = await house.app.inject({ method: 'POST', url, headers, payload: { reason: 'payout' } });
	expect([late.statusCode, late.json().code]).toEqual([403, 'sign-in-again']);
	expect(await looks()).toHaveLength(before);
	const statuses = new Set<number>();
	for (let look = 0; look <= attemptRules['reveal-desk'].limit; look += 1)
		statuses.add((await reveal('operator')).status);
	expect([...statuses]).toEqual([200, 429]);
});
