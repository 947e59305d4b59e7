import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, type House, type Joined, openMemberHouse } from '../../../../tests/support/members.ts';
import { foundBusinesses } from '../../../../tests/support/organisations.ts';
import { dayIn, formFor, insertReservationProducts } from '../../../../tests/support/reservation-products.ts';

let house: House;
beforeAll(async () => {
	house = await openMemberHouse();
	const owners = [(await house.join()).id, (await house.join()).id];
	const [partner = '', rival = ''] = await foundBusinesses(house.database.drizzle, owners);
	await insertReservationProducts(house.database.drizzle, { partner, rival });
});
afterAll(() => house.close());

const newPassword = 'autumn-harbour-kite';
let days = 10;

/** A member with a reservation, its calendar address and its trip shared by a link. */
async function traveller() {
	const joined = await house.join();
	const { cookie } = joined;
	days += 1;
	const on = dayIn(days);
	await house.call('POST /api/reservations', { cookie, body: formFor('park', { order: { on } }) });
	const feed = await house.call('POST /api/calendar', { cookie });
	const share = await house.call('POST /api/trips/shares', { cookie, body: { from: on, to: on } });
	const links = [new URL(feed.body.address).pathname, `/api/shared-trips/${share.body.secret}`];
	return { joined, links };
}

const statusesOf = ([feed, share]: string[]) =>
	Promise.all([`GET ${feed}`, `GET ${share}?language=en`].map(async (key) => (await house.call(key)).status));

async function reset({ email }: Joined) {
	await house.call('POST /api/password-resets', { body: { email, language: 'en' } });
	await house.runResetJobs();
	const secret = await house.secretFor(email, 'reset-password');
	return house.call(`PUT /api/password-resets/${secret}`, { body: { password: newPassword } });
}

const lastMailTo = async (email: string) => (await house.mailsTo(email))[0];

test('a reset ends the calendar address and shared trips, and the mail says so', async () => {
	const { joined, links } = await traveller();
	expect(await statusesOf(links)).toEqual([200, 200]);
	expect((await reset(joined)).status).toBe(200);
	expect(await statusesOf(links)).toEqual([404, 404]);
	expect(await lastMailTo(joined.email)).toMatchObject({
		template: 'password-changed',
		data: { tripsLink: 'http://localhost:3000/my/reserve' },
	});
});

test('where there were none the mail says nothing of them', async () => {
	const joined = await house.join();
	await reset(joined);
	expect((await lastMailTo(joined.email))?.data).not.toHaveProperty('tripsLink');
});

test.each([
	[false, 200],
	[true, 404],
])('at a change of password the member is asked: %s', async (endsLinks, status) => {
	const { joined, links } = await traveller();
	const body = { current: goodPassword, password: newPassword, endsLinks };
	expect((await house.call('PUT /api/members/me/password', { cookie: joined.cookie, body })).status).toBe(200);
	expect(await statusesOf(links)).toEqual([status, status]);
	expect('tripsLink' in ((await lastMailTo(joined.email))?.data ?? {})).toBe(endsLinks);
});

test.each([
	['keep', 200, 'reservation-confirmed'],
	['end', 404, 'links-ended'],
])('so they are at logging out everywhere: %s', async (choice, status, template) => {
	const { joined, links } = await traveller();
	expect((await house.call(`DELETE /api/sessions?links=${choice}`, { cookie: joined.cookie })).status).toBe(200);
	expect(await statusesOf(links)).toEqual([status, status]);
	expect((await lastMailTo(joined.email))?.template).toBe(template);
});
