import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const linh = { name: 'Nguyễn Thị Linh', nationality: 'VN', birthOn: '1990-04-13', note: 'no pork' };
const minh = { name: 'Trần Minh', nationality: '', birthOn: null, note: '' };
const put = (who: Actor, id: string, guests: unknown[]) =>
	house.call(who, `PUT /api/reservations/${id}/guests`, { body: { guests } });
const read = (who: Actor, id: string) => house.call(who, `GET /api/reservations/${id}/guests`);
const shown = async (who: Actor, id: string) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;

test('a company names its guests; its provider reads them, which its member can see', async () => {
	const { id } = await house.reserved('guest', 'team-day', { contents: 'We come by two buses.' });
	expect((await shown('guest', id)).guestCount).toBe(0);
	expect((await put('guest', id, [linh, minh])).status).toBe(200);
	const seen = await shown('partner', id);
	expect(seen.guestCount).toBe(2);
	expect(seen).not.toHaveProperty('contents');
	expect((await shown('guest', id)).contents).toBe('We come by two buses.');
	expect((await read('guest', id)).body).toMatchObject({ guests: [linh, minh] });
	expect(await trailOf(house.queries)).toEqual([]);
	expect((await read('partner', id)).body).toMatchObject({ guests: [linh, minh] });
	const [entry] = await trailOf(house.queries);
	expect(entry).toMatchObject({ event: 'reservation.guests-read', subjectId: house.idOf('guest') });
	const { items } = (await house.call('guest', 'GET /api/members/me/accesses')).body;
	expect(items).toMatchObject([{ event: 'reservation.guests-read', by: 'provider' }]);
	for (const who of ['other', 'rival'] as const) expect((await read(who, id)).status).toBe(404);
});

test('an operator who opens its page stands in the access log of its guest, the house does not', async () => {
	const { id, code } = await house.reserved('guest', 'team-day');
	await shown('partner', id);
	await shown('guest', id);
	expect(await trailOf(house.queries)).toEqual([]);
	await shown('operator', id);
	await shown('operator', id);
	const { items } = (await house.call('guest', 'GET /api/members/me/accesses')).body;
	expect(items).toMatchObject([{ event: 'reservation.detail-read', by: 'operator', reservation: code }]);
});

test('it is sealed, goes with the download, and is replaced as a whole', async () => {
	const { id } = await house.reserved('guest', 'team-day');
	await put('guest', id, [linh, minh]);
	expect((await house.rowOf(id)).sealed).not.toContain('Linh');
	const { bytes } = await downloadOf(house, 'guest');
	const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
	expect(data.reservations).toMatchObject([{ ownWords: { guests: [linh, minh] } }]);
	await put('guest', id, []);
	expect((await house.rowOf(id)).sealed).toBeNull();
});

test('what no page would send is refused or made plain', async () => {
	const { id } = await house.reserved('guest', 'team-day');
	const born = (birthOn: string) => put('guest', id, [{ ...minh, birthOn }]);
	for (const day of ['2090-01-01', '0001-01-01', '2533-04-13'])
		expect((await born(day)).body.faults).toEqual([{ at: 'guests.0.birthOn', code: 'date-wrong' }]);
	expect((await put('guest', id, [{ ...minh, name: '\u202ETrần\nMinh' }])).status).toBe(200);
	expect((await read('guest', id)).body).toMatchObject({ guests: [minh] });
	expect((await put('guest', id, [{ ...minh, name: 'Trần\uD83D Minh' }])).status).toBe(400);
	expect((await put('guest', id, [{ ...minh, name: '\u202E' }])).body.faults).toEqual([
		{ at: 'guests.0.name', code: 'required' },
	]);
});

test('only its member writes it, for a large party that is still to come, and no more than come', async () => {
	const { id } = await house.reserved('guest', 'team-day', { order: { persons: { adult: 20, child: 0, infant: 0 } } });
	for (const who of ['partner', 'operator', 'other'] as const) expect((await put(who, id, [minh])).status).toBe(404);
	const many = await put('guest', id, Array(21).fill(minh));
	expect(many.body.faults).toEqual([{ at: 'guests', code: 'too-many-persons' }]);
	const nameless = await put('guest', id, [minh, { ...minh, name: ' ' }]);
	expect(nameless.body.faults).toEqual([{ at: 'guests.1.name', code: 'required' }]);
	await house.set(id, { status: 'cancelled' });
	expect((await put('guest', id, [minh])).body.code).toBe('not-allowed');
	const tour = await house.reserved('guest', 'tour');
	expect((await put('guest', tour.id, [minh])).body.code).toBe('not-allowed');
	expect((await shown('guest', tour.id)).guestCount).toBeNull();
});

test('of two windows the second is told what the first has saved, and loses nothing by it', async () => {
	const { id } = await house.reserved('guest', 'team-day');
	const save = (guests: unknown[], seen: string) =>
		house.call('guest', `PUT /api/reservations/${id}/guests`, { body: { guests, seen } });
	const { version } = (await read('guest', id)).body;
	expect((await save([linh, minh], version)).status).toBe(200);
	const second = await save([minh], version);
	expect([second.status, second.body.code]).toEqual([409, 'changed-since']);
	const emptied = await save([], version);
	expect([emptied.status, emptied.body.code]).toEqual([409, 'changed-since']);
	const now = (await read('guest', id)).body;
	expect(now.guests).toEqual([linh, minh]);
	// The same once more, as after a lost answer, is no conflict; nor is what replaces a list that was seen.
	expect((await save([linh, minh], version)).status).toBe(200);
	expect((await save([minh], now.version)).status).toBe(200);
	expect((await read('guest', id)).body.guests).toEqual([minh]);
});

test('of ten windows at once one saves its list', async () => {
	const { id } = await house.reserved('guest', 'team-day');
	const { version } = (await read('guest', id)).body;
	const lists = Array.from({ length: 10 }, (_, at) => [{ ...minh, name: `Guest ${at}` }]);
	const answers = await Promise.all(
		lists.map((guests) =>
			house.call('guest', `PUT /api/reservations/${id}/guests`, { body: { guests, seen: version } }),
		),
	);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
	const won = answers.findIndex(({ status }) => status === 200);
	expect((await read('guest', id)).body.guests).toEqual(lists[won]);
});
