import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Trips } from '#contract/api/trip.ts';
import type { ProductPlace } from '#domain/product/meeting-place.ts';
import { product } from '#server/db/schema/product.ts';
import { eventsIn, property, readCalendar, textOf } from '../../../../tests/support/read-calendar.ts';
import { openReservationHouse, type ReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';

const island = { name: { en: 'Island', ko: '섬' }, hangul: '춘천시 남이섬길 1', latitude: 37.79, longitude: 127.53 };
const station = {
	name: { en: 'Station', ko: '역' },
	hangul: '중구 퇴계로 지하 126',
	latitude: 37.561,
	longitude: 126.986,
};
const met: ProductPlace = { ...island, meeting: { ...station, region: 'seoul' } };

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const placed = (id: string, place: ProductPlace) =>
	house.queries.update(product).set({ place, region: 'gangwon' }).where(eq(product.id, id));

/** Everything that tells a guest where to be. */
async function toldOf(id: string, productId: string) {
	const get = async (path: string) => (await house.call('guest', `GET /api/${path}`)).body;
	const calendar = await house.call('guest', `GET /api/reservations/${id}/calendar.ics?language=en`);
	const [event] = eventsIn(readCalendar(calendar.bytes));
	if (!event) throw new Error('no event');
	return {
		product: await get(`products/${productId}?language=en`),
		reservation: await get(`reservations/${id}?language=en`),
		voucher: await get(`reservations/${id}/voucher?language=en`),
		location: textOf(event, 'LOCATION'),
		geo: event.properties.some(({ name }) => name === 'GEO') ? property(event, 'GEO').value : null,
	};
}

const { name: _, ...islandAddress } = island;
const { name: __, ...stationAddress } = station;

test('where guests meet at the place itself, all of it leads there, with its picture', async () => {
	await placed('tour', island);
	const { id } = await house.reserved('guest', 'tour');
	expect(await toldOf(id, 'tour')).toMatchObject({
		product: { place: 'Island', address: islandAddress, meeting: { place: 'Island', ...islandAddress }, fetched: null },
		reservation: { place: 'Island', address: islandAddress },
		voucher: { own: { place: 'Island' }, address: island.hangul, fetched: null, meetingPicture: 'palace-dawn-1' },
		location: 'Island, 춘천시 남이섬길 1',
		geo: '37.79;127.53',
	});
});

test('where they meet elsewhere, all of it leads there; only the product tells where it goes', async () => {
	await placed('tour', { ...met, fetched: 'sometimes' });
	const { id } = await house.reserved('guest', 'tour');
	expect(await toldOf(id, 'tour')).toMatchObject({
		product: {
			place: 'Island',
			address: islandAddress,
			meeting: { place: 'Station', ...stationAddress },
			fetched: 'sometimes',
		},
		reservation: { place: 'Station', address: stationAddress },
		voucher: {
			own: { place: 'Station' },
			korean: { place: '역' },
			address: station.hangul,
			fetched: 'sometimes',
			picture: 'palace-dawn-1',
			meetingPicture: null,
		},
		location: 'Station, 중구 퇴계로 지하 126',
		geo: '37.561;126.986',
	});
});

test('who is fetched is sent nowhere: no address for a driver, and no position in the calendar', async () => {
	await placed('tour', { ...island, fetched: 'always' });
	const { id } = await house.reserved('guest', 'tour');
	expect(await toldOf(id, 'tour')).toMatchObject({
		product: { address: islandAddress, meeting: null, fetched: 'always' },
		reservation: { address: null },
		voucher: { address: null, fetched: 'always', meetingPicture: null },
		location: 'The gate',
		geo: null,
	});
});

test('who takes the train back is sent to the other station', async () => {
	await placed('train', { ...island, meetingBy: { 'busan-seoul': station } });
	const on = dayIn(20);
	for (const [route, address] of [
		['seoul-busan', island.hangul],
		['busan-seoul', station.hangul],
	] as const) {
		const choices = { route, class: 'standard' };
		const { id } = await house.reserved('guest', 'train', { order: { on, time: '08:00', choices } });
		await house.set(id, { status: 'confirmed' });
		expect((await toldOf(id, 'train')).voucher.address, route).toBe(address);
	}
});

test('the trip goes to the place, but the way to the day is the way to the station', async () => {
	const on = dayIn(20);
	const park = await house.reserved('guest', 'park', { order: { on } });
	const tour = await house.reserved('guest', 'tour', { order: { on, time: '14:00' } });
	const { startsAt } = await house.rowOf(tour.id);
	const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
	await house.set(park.id, { time: '10:00', startsAt: before(180), endsAt: before(45) });
	const rulesAt = async (place: ProductPlace) => {
		await placed('tour', place);
		const { body } = await house.call('guest', 'GET /api/trips?language=en');
		const [trip] = (body as Trips).trips;
		expect(trip?.regions).toContain('gangwon');
		return trip?.clashes.filter(({ rule, first }) => rule === 'way' && first === park.id).length;
	};
	expect([await rulesAt(island), await rulesAt(met)]).toEqual([1, 0]);
});
