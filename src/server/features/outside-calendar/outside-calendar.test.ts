import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/availability/schedule.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { event } from '#server/db/schema/event.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { houseFeed, outsideCalendar } from '#server/db/schema/outside-calendar.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { readOutsideCalendars, showAll } from './read-outside-calendars.ts';

let house: ReservationHouse;
beforeAll(async () => {
	house = await openReservationHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
	await house.clear();
	await house.queries.delete(outsideCalendar);
	await house.queries.delete(houseFeed);
	await house.services.transact((work) => showAll(work, ['tour', 'private-walk'], house.clock.now()));
});

const on = dayIn(20);
const stamp = (time: string) => `${on.replaceAll('-', '')}T${time}00`;
const fileOf = (...lines: string[]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const busyAt = (from: string, to: string) => fileOf(`DTSTART:${stamp(from)}`, `DTEND:${stamp(to)}`);

const list = (who: Actor) => house.call(who, 'GET /api/console/calendars?language=ko');
const body = { name: '구글', address: 'https://calendar.example.com/secret/basic.ics', product: 'tour' };
const add = (who: Actor, more = {}) => house.call(who, 'POST /api/console/calendars', { body: { ...body, ...more } });
const readNow = (file: string) =>
	readOutsideCalendars({ queries: house.queries, services: house.services, now: house.clock.now() }, async () =>
		accept(file),
	);
const slotsNow = async () => {
	const { body: plan } = await house.call('partner', `GET /api/console/products/tour/days?first=${on}&last=${on}`);
	return Object.fromEntries(
		plan.days[0].slots.map(({ time, isBusy }: { time: string; isBusy: boolean }) => [time, isBusy]),
	);
};
const isOffered = async (time: string) => {
	const { body: month } = await house.call('guest', `GET /api/products/tour/days?month=${on.slice(0, 7)}`);
	const day = month.days.find((one: { on: string }) => one.on === on);
	return (day?.slots ?? []).some((slot: { time: string; left: number }) => slot.time === time && slot.left > 0);
};

test('a busy time closes a start, for guests too, and opens it again when it is gone or the calendar is', async () => {
	const { body: added } = await add('partner');
	expect(await isOffered('09:00')).toBe(true);
	await readNow(busyAt('0930', '1000'));
	expect((await slotsNow())['09:00']).toBe(true);
	expect(await isOffered('09:00')).toBe(false);
	const refused = await house.reserve('guest', 'tour', { order: { on, time: '09:00' } });
	expect(refused.status).toBe(400);

	house.clock.pass({ hours: 1 });
	await readNow(fileOf('DTSTART:20200101T000000Z', 'DTEND:20200101T010000Z'));
	expect(await isOffered('09:00')).toBe(true);
	house.clock.pass({ hours: 1 });
	await readNow(busyAt('0930', '1000'));
	expect(await isOffered('09:00')).toBe(false);
	expect((await house.call('partner', `DELETE /api/console/calendars/${added.id}`)).status).toBe(200);
	expect(await isOffered('09:00')).toBe(true);
});

test('what is reserved stays, and its house is told of it once', async () => {
	const { id, code } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } });
	await add('partner');
	for (let times = 0; times < 2; times += 1) {
		await readNow(busyAt('0900', '1000'));
		house.clock.pass({ hours: 1 });
	}
	expect((await house.rowOf(id)).status).toBe('confirmed');
	const [calendar] = (await list('partner')).body.calendars;
	expect(calendar).toMatchObject({ times: 1, clashes: [{ reservationId: id, code, on, time: '09:00' }] });
	const told = await house.queries
		.select()
		.from(event)
		.where(and(eq(event.kind, 'reservation.busy-clash'), eq(event.subjectId, id)));
	expect(told).toHaveLength(1);
});

test('one that cannot be read keeps what it said, says why, and is asked for less often', async () => {
	await add('partner');
	await readNow(busyAt('0930', '1000'));
	const failing = () =>
		readOutsideCalendars({ queries: house.queries, services: house.services, now: house.clock.now() }, async () =>
			refuse('unreachable'),
		);
	house.clock.pass({ hours: 1 });
	await failing();
	expect((await list('partner')).body.calendars[0]).toMatchObject({ failure: 'unreachable', times: 1 });
	expect((await slotsNow())['09:00']).toBe(true);
	const [row] = await house.queries.select().from(outsideCalendar);
	const minutes = ((row?.nextAt.getTime() ?? 0) - house.clock.now().getTime()) / 60_000;
	expect(Math.round(minutes)).toBe(60);
	// Before its time nobody asks.
	await readNow(busyAt('1200', '1300'));
	expect((await slotsNow())['09:00']).toBe(true);
	expect((await house.call('partner', `POST /api/console/calendars/${row?.id}/reading`)).status).toBe(200);
	await readNow('<html>');
	expect((await list('partner')).body.calendars[0].failure).toBe('no-calendar');
});

test('a whole house is closed by a calendar of all it offers; another house is not', async () => {
	await add('partner', { product: undefined });
	await readNow(
		fileOf(`DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${addDays(on, 1).replaceAll('-', '')}`),
	);
	expect(Object.values(await slotsNow()).every(Boolean)).toBe(true);
	const { body: plan } = await house.call('rival', `GET /api/console/products/hotel/days?first=${on}&last=${on}`);
	expect(plan.days[0].slots[0].isBusy).toBe(false);
});

test('an address is kept sealed and told by its host alone; what is none is refused beside the field', async () => {
	await add('partner');
	const told = JSON.stringify((await list('partner')).body);
	expect(told).toContain('calendar.example.com');
	expect(told).not.toContain('secret/basic');
	expect(JSON.stringify(await house.queries.select().from(outsideCalendar))).not.toContain('secret/basic');
	for (const address of ['ftp://a.example', 'https://name:word@a.example/x', 'nothing', 'http://localhost/x'])
		expect((await add('partner', { address })).body.faults, address).toEqual([
			{ at: 'address', code: 'invalid-input' },
		]);
});

test('calendars are for who edits what the house offers; who sees reservations sees them', async () => {
	const { body: added } = await add('partner');
	const one = `/api/console/calendars/${added.id}`;
	for (const [who, status] of [
		['visitor', 401],
		['guest', 404],
		['rival', 404],
	] as const) {
		expect((await house.call(who, `DELETE ${one}`)).status, who).toBe(status);
		expect((await house.call(who, `POST ${one}/reading`)).status, who).toBe(status);
	}
	expect((await add('rival')).status).toBe(404);
	expect((await list('rival')).body.calendars).toEqual([]);
	expect((await list('guest')).status).toBe(404);
	expect(
		(
			await house.call(
				'rival',
				`GET /api/console/calendars?language=ko&organisation=${house.organisationOf('partner')}`,
			)
		).status,
	).toBe(404);
	expect(
		(
			await house.call(
				'operator',
				`GET /api/console/calendars?language=ko&organisation=${house.organisationOf('partner')}`,
			)
		).body.calendars,
	).toHaveLength(1);
});

test('the feed of a house has what is reserved and nobody’s name, and ends with a new one, by itself and with the work', async () => {
	const { code } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' } });
	const make = async () =>
		(await house.call('partner', 'POST /api/console/calendar-feed', { body: {} })).body.address as string;
	const pathOf = (address: string) => new URL(address).pathname;
	const first = await make();
	expect((await list('partner')).body.feed).toBe(first);
	const file = await house.call('visitor', `GET ${pathOf(first)}`);
	const text = file.bytes.toString('utf8').replaceAll('\r\n ', '');
	expect(text).toContain(code);
	const { firstName, lastName, email, phone } = await house.rowOf(
		(await house.call('partner', 'GET /api/desk/reservations?language=ko')).body.items[0].id,
	);
	for (const secret of [firstName, lastName, email, phone ?? '-']) expect(text).not.toContain(secret);

	const second = await make();
	expect((await house.call('visitor', `GET ${pathOf(first)}`)).status).toBe(404);
	expect((await house.call('visitor', `GET ${pathOf(second)}`)).status).toBe(200);
	const isTheirs = eq(staff.memberId, house.idOf('partner'));
	await house.queries.update(staff).set({ leftAt: house.clock.now() }).where(isTheirs);
	expect((await house.call('visitor', `GET ${pathOf(second)}`)).status).toBe(404);
	await house.queries.update(staff).set({ leftAt: null }).where(isTheirs);
	await house.call('partner', 'DELETE /api/console/calendar-feed');
	expect((await house.call('visitor', `GET ${pathOf(second)}`)).status).toBe(404);
	expect((await house.call('guest', 'POST /api/console/calendar-feed', { body: {} })).status).toBe(404);
});
