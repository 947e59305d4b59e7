import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { member } from '#server/db/schema/member.ts';
import { calendarFeed } from '#server/db/schema/trip.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { reseal } from '#server/keys/reseal.ts';
import { calendarFeedBinding } from '#server/keys/seal-bindings.ts';
import { eventsIn, instantOf, property, readCalendar, textOf } from '../../../../tests/support/read-calendar.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { deleteFeed } from './calendar.repo.ts';

let house: ReservationHouse;
let id: string;
let code: string;
const on = dayIn(20);
const key = { id: 'k1', secret: randomBytes(32) };

beforeAll(async () => {
	house = await openReservationHouse((services) => ({ ...services, keys: keyringOf([key]) }));
});
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(calendarFeed);
	({ id, code } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } }));
});
afterAll(() => house.close());

const fetchFile = (who: Actor, which = id, language = 'th') =>
	house.call(who, `GET /api/reservations/${encodeURIComponent(which)}/calendar.ics?language=${language}`);

const eventOf = async (which = id, language = 'th') => {
	const calendar = readCalendar((await fetchFile('guest', which, language)).bytes);
	const [event, ...more] = eventsIn(calendar);
	if (!event || more.length > 0) throw new Error('not one event');
	return { calendar, event };
};

describe('GET /api/reservations/:id/calendar.ics', () => {
	test.each(['guest', 'partner', 'operator'] as const)('%s saves it as a file that nothing keeps', async (who) => {
		const { status, headers } = await fetchFile(who);
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			'content-type': 'text/calendar; charset=utf-8',
			'cache-control': 'private, no-store',
			'content-disposition': `attachment; filename="${code}.ics"`,
		});
	});

	test('says when, where, what and how it stands, in the reader’s language', async () => {
		const { calendar, event } = await eventOf();
		const row = await house.rowOf(id);
		expect(instantOf(calendar, event, 'DTSTART')).toEqual(row.startsAt);
		expect(instantOf(calendar, event, 'DTEND')).toEqual(row.endsAt);
		expect(property(event, 'UID').value).toBe(`${id}@reservation.maru`);
		expect(property(event, 'STATUS').value).toBe('CONFIRMED');
		expect(property(event, 'URL').value).toBe(`http://localhost:3000/th/my/reserve/${id}`);
		expect(textOf(event, 'DESCRIPTION')).toContain(`รหัสการจอง: ${code}`);
		expect(textOf((await eventOf(id, 'ru')).event, 'DESCRIPTION')).toContain(`Код бронирования: ${code}`);
		expect(event.components.map((alarm) => property(alarm, 'TRIGGER').value)).toEqual(['-PT1440M', '-PT120M']);
	});

	test('a change keeps its name and counts on; what is cancelled says so and rings nobody', async () => {
		const before = (await eventOf()).event;
		await house.call('guest', `POST /api/reservations/${id}/moves?language=th`, {
			body: { move: 'cancel', percent: 100 },
		});
		const after = (await eventOf()).event;
		expect(property(after, 'UID').value).toBe(property(before, 'UID').value);
		expect(Number(property(after, 'SEQUENCE').value)).toBeGreaterThan(Number(property(before, 'SEQUENCE').value));
		expect(property(after, 'STATUS').value).toBe('CANCELLED');
		expect(after.components).toEqual([]);
	});

	test('what is asked for is tentative; days and stays fill days', async () => {
		const walk = await house.reserved('guest', 'private-walk');
		expect(property((await eventOf(walk.id)).event, 'STATUS').value).toBe('TENTATIVE');
		const hotel = await house.reserved('guest', 'hotel', { order: { on, to: addDays(on, 2) } });
		const { event } = await eventOf(hotel.id);
		expect(property(event, 'DTSTART').value).toBe(on.replaceAll('-', ''));
		expect(property(event, 'DTEND').value).toBe(addDays(on, 3).replaceAll('-', ''));
		// Nobody meets anybody at a hotel.
		expect(property(event, 'DESCRIPTION').value).toContain('ที่พักของคุณ');
		expect(property(event, 'DESCRIPTION').value).not.toContain('จุดนัดพบ');
		const park = await house.reserved('guest', 'park', { order: { on } });
		expect(property((await eventOf(park.id)).event, 'DTEND').value).toBe(addDays(on, 1).replaceAll('-', ''));
	});

	test('a foreign one, one that never was and a malformed id are alike; a visitor is asked to log in', async () => {
		const refusal = async (who: Actor, which: string) => {
			const { status, body } = await fetchFile(who, which);
			return { status, ...body, requestId: '' };
		};
		for (const who of ['other', 'rival', 'applicant'] as const) {
			const foreign = await refusal(who, id);
			expect(foreign).toMatchObject({ status: 404, code: 'not-found' });
			for (const which of [randomUUID(), '1', `${id}0`]) expect(await refusal(who, which)).toEqual(foreign);
		}
		expect(await refusal('visitor', id)).toMatchObject({ status: 401 });
	});
});

describe('the private calendar', () => {
	const pathOf = (address: string) => new URL(address).pathname;
	const make = async (who: Actor = 'guest'): Promise<string> =>
		(await house.call(who, 'POST /api/calendar')).body.address;
	/** Without a login, as a calendar asks. */
	const fetchFeed = (address: string) => house.call('visitor', `GET ${pathOf(address)}`);

	test('there is none until one is made; then it is shown again as it was', async () => {
		expect((await house.call('guest', 'GET /api/calendar')).body).toEqual({ address: null });
		const address = await make();
		expect(address).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{43}\.ics$/);
		expect((await house.call('guest', 'GET /api/calendar')).body).toEqual({ address });
		expect((await house.call('other', 'GET /api/calendar')).body).toEqual({ address: null });
	});

	test('whoever has the address sees all of the member’s own reservations, in the member’s language', async () => {
		const cancelled = await house.reserved('guest', 'park', { order: { on } });
		await house.call('guest', `POST /api/reservations/${cancelled.id}/moves?language=th`, {
			body: { move: 'cancel', percent: 100 },
		});
		const others = await house.reserved('other', 'tour', { order: { on: addDays(on, 1), time: '09:00' } });
		const { status, headers, bytes } = await fetchFeed(await make());
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		const calendar = readCalendar(bytes);
		expect(textOf(calendar, 'NAME')).toBe('การจอง Maru');
		const stands = eventsIn(calendar).map((event) => [property(event, 'UID').value, property(event, 'STATUS').value]);
		expect(stands.sort()).toEqual(
			[
				[`${id}@reservation.maru`, 'CONFIRMED'],
				[`${cancelled.id}@reservation.maru`, 'CANCELLED'],
			].sort(),
		);
		expect(bytes.toString()).not.toContain(others.id);
	});

	test('the provider’s calendar does not hold the guests of their products', async () => {
		expect(eventsIn(readCalendar((await fetchFeed(await make('partner'))).bytes))).toEqual([]);
	});

	test('another address ends the one before, and ending it ends it', async () => {
		const first = await make();
		const second = await make();
		expect(second).not.toBe(first);
		expect((await fetchFeed(first)).status).toBe(404);
		expect((await fetchFeed(second)).status).toBe(200);
		expect((await house.call('guest', 'DELETE /api/calendar')).body).toEqual({ address: null });
		expect((await fetchFeed(second)).status).toBe(404);
		expect((await house.call('guest', 'DELETE /api/calendar')).status).toBe(200);
	});

	test('an address that never was, one that ended and a malformed one are alike', async () => {
		const ended = await make();
		await deleteFeed(house.queries, house.idOf('guest'));
		const refusal = async (path: string) => {
			const { status, body } = await house.call('visitor', `GET ${path}`);
			return { status, ...body, requestId: '' };
		};
		const missing = await refusal(pathOf(ended));
		expect(missing).toMatchObject({ status: 404, code: 'not-found' });
		for (const secret of ['x'.repeat(43), 'x', 'x'.repeat(44), '%27%3B--'])
			expect(await refusal(`/api/calendar/${secret}.ics`)).toEqual(missing);
	});

	test('what is kept tells nobody the address', async () => {
		const address = await make();
		const secret = pathOf(address).split('/').at(-1)?.replace('.ics', '') ?? '';
		const [row] = await house.queries.select().from(calendarFeed);
		expect(JSON.stringify(row)).not.toContain(secret);
		expect(row?.sealed).toMatch(/^v1\./);
	});

	test('a rotation of the keys seals it anew, and it stays the same address', async () => {
		const address = await make();
		const rotated = keyringOf([{ id: 'k2', secret: randomBytes(32) }, key]);
		const { counts } = await reseal({ pool: house.queries.$client, keys: rotated, keyId: 'k2' });
		expect(counts['calendarFeed.sealed']).toBe(1);
		const [row] = await house.queries.select().from(calendarFeed);
		expect(row?.sealed).toMatch(/^v1\.k2\./);
		const secret = rotated.open(row?.sealed ?? '', calendarFeedBinding(house.idOf('guest')));
		expect(pathOf(address)).toBe(`/api/calendar/${secret}.ics`);
	});

	test('an account that is not in use has no calendar', async () => {
		const address = await make();
		const set = (status: 'suspended' | 'active') =>
			house.queries
				.update(member)
				.set({ status })
				.where(eq(member.id, house.idOf('guest')));
		await set('suspended');
		expect((await fetchFeed(address)).status).toBe(404);
		await set('active');
		expect((await fetchFeed(address)).status).toBe(200);
	});
});
