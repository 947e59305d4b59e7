import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadOf } from '../../../../tests/support/download-of.ts';
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

const told = {
	company: 'Sao Mai Trading Co.Ltd',
	inCharge: 'Linh, +84 90 123 45 67',
	taxNumber: 'MST 0312345678',
	invoiceAddress: '12 Lê Lợi, Quận 1',
	programme: 'Ten years of the company.\nTwo buses, lunch for 40 without pork.',
};

test('an incentive tour is not taken without its company', async () => {
	const { status, body } = await house.reserve('guest', 'team-day', { details: { taxNumber: 'MST 1' } });
	expect([status, body.faults]).toEqual([400, [{ at: 'details.company', code: 'required' }]]);
});

test('what a company tells reaches the provider, both mails and the download', async () => {
	const { id } = await house.reserved('guest', 'team-day', { details: told });
	for (const who of ['guest', 'partner'] as const)
		expect((await house.call(who, `GET /api/reservations/${id}?language=en`)).body.details).toEqual(told);
	for (const who of ['guest', 'partner'] as const) {
		const [mail] = await house.mailsTo(house.emailOf(who));
		const company = JSON.parse(String(mail?.data.company));
		expect(company.map(({ text }: { text: string }) => text)).toEqual([
			'Sao Mai Trading Co. Ltd',
			told.inCharge,
			told.taxNumber,
			told.invoiceAddress,
		]);
	}
	const { bytes } = await downloadOf(house, 'guest');
	const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()));
	expect(data.reservations).toMatchObject([{ id, details: told }]);
});

const correct = (who: Actor, id: string, body: object) =>
	house.call(who, `PUT /api/reservations/${id}/company`, { body });
const shown = async (who: Actor, id: string) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const toldOf = async (who: 'guest' | 'partner') =>
	(await house.mailsTo(house.emailOf(who))).filter(({ template }) => template === 'provider-company');

test('what a company told is put right while it is open: provider, mail and history follow, once', async () => {
	await house.clear();
	const { id, status } = await house.reserved('guest', 'team-day', { details: told });
	const details = { company: 'Sao Mai Group', taxNumber: '', invoiceAddress: '1 Nguyễn Huệ', programme: 'One bus.' };
	const kept = { company: 'Sao Mai Group', invoiceAddress: '1 Nguyễn Huệ', programme: 'One bus.' };
	for (const _ of [1, 2]) expect((await correct('guest', id, { details, seen: told })).status).toBe(200);
	for (const who of ['guest', 'partner'] as const) {
		const { details: now, history, status: state } = await shown(who, id);
		expect([now, state]).toEqual([kept, status]);
		expect(history.map(({ event }: { event: string }) => event).slice(1)).toEqual(['correct-company']);
		expect(history.at(-1)).toMatchObject({ actor: 'member' });
	}
	const mails = await toldOf('partner');
	expect(mails).toHaveLength(1);
	expect(JSON.parse(String(mails[0]?.data.company))).toEqual([
		{ id: 'company', text: 'Sao Mai Group' },
		{ id: 'invoiceAddress', text: '1 Nguyễn Huệ' },
	]);
	expect(await toldOf('guest')).toEqual([]);
});

test('of two windows the second is told; the needed name stays needed, and nobody else puts it right', async () => {
	await house.clear();
	const { id } = await house.reserved('guest', 'team-day', { details: told });
	expect((await correct('guest', id, { details: { company: 'First' }, seen: told })).status).toBe(200);
	const second = await correct('guest', id, { details: { company: 'Second' }, seen: told });
	expect([second.status, second.body.code]).toEqual([409, 'changed-since']);
	expect((await shown('guest', id)).details).toEqual({ company: 'First' });
	expect((await correct('guest', id, { details: { taxNumber: '1' } })).body.faults).toEqual([
		{ at: 'details.company', code: 'required' },
	]);
	expect((await correct('guest', id, { details: { company: 'x'.repeat(121) } })).body.code).toBe('invalid-input');
	expect((await correct('guest', id, { details: { company: 'A', bags: '2' } })).body.code).toBe('unknown-field');
	for (const who of ['partner', 'operator', 'other'] as const)
		expect((await correct(who, id, { details: { company: 'Theirs' } })).status).toBe(404);
	await house.set(id, { status: 'cancelled' });
	expect((await correct('guest', id, { details: { company: 'Late' } })).body.code).toBe('not-allowed');
	const tour = await house.reserved('guest', 'tour');
	expect((await correct('guest', tour.id, { details: { company: 'None' } })).body.code).toBe('not-allowed');
	expect(await toldOf('partner')).toHaveLength(1);
});

test('corrections, refused or not, keep nobody from coming with fewer people', async () => {
	await house.clear();
	const { id } = await house.reserved('guest', 'team-day', { details: told });
	const unknown = '00000000-0000-4000-8000-0000000000ff';
	for (let at = 0; at < 15; at += 1) {
		const stale = await correct('guest', id, { details: { company: `Group ${at}` }, seen: { company: 'Nobody' } });
		expect([stale.status, stale.body.code]).toEqual([409, 'changed-since']);
	}
	for (let at = 0; at < 12; at += 1)
		expect((await correct('guest', id, { details: { company: `Group ${at}` } })).status).toBe(200);
	expect((await correct('guest', id, { details: { company: 'One more' } })).status).toBe(429);
	for (let at = 0; at < 61; at += 1)
		expect(
			(await house.call('guest', `PUT /api/reservations/${unknown}/guests`, { body: { guests: [] } })).status,
		).toBe(404);
	const { order } = await shown('guest', id);
	const persons = { ...order.persons, adult: order.persons.adult - 1 };
	const body = { move: 'reduce', persons, units: order.units, percent: 100 };
	const fewer = await house.call('guest', `POST /api/reservations/${id}/moves?language=en`, { body });
	expect([fewer.status, fewer.body.order?.persons]).toEqual([200, persons]);
});
