import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longestNote } from '#domain/reservation/desk-note.ts';
import { event } from '#server/db/schema/event.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import {
	type Actor,
	openReservationHouse,
	type ReservationHouse,
} from '../../../../tests/support/reservation-house.ts';
import { dayIn } from '../../../../tests/support/reservation-products.ts';
import { sealFacts } from './sealed-facts.ts';

let house: ReservationHouse;
let id: string;
const cake = 'Birthday: a cake at 15:00';
const on = dayIn(20);

beforeAll(async () => {
	house = await openReservationHouse();
});
beforeEach(async () => {
	await house.clear();
	({ id } = await house.reserved('guest', 'tour', { order: { on, time: '09:00' }, contents: 'A window seat' }));
});
afterAll(() => house.close());

const write = (who: Actor, text: string, seen: string | null = null) =>
	house.call(who, `PUT /api/reservations/${id}/desk-note?language=en`, { body: { text, seen } });
const read = async (who: Actor) => (await house.call(who, `GET /api/reservations/${id}?language=en`)).body;
const sheetOf = async (who: Actor) => (await house.call(who, `GET /api/desk/day?language=ko&day=${on}`)).body.comers;
const told = () => house.queries.select().from(event).where(eq(event.kind, 'reservation.write-note'));

test('the house notes something: it and the agency read it with who wrote it, on the page and on the day’s sheet', async () => {
	expect((await read('partner')).deskNote).toBeNull();
	const { body } = await write('partner', `  ${cake} `);
	expect(body.deskNote).toMatchObject({ text: cake, actor: 'provider', by: { isYou: true } });
	expect((await read('operator')).deskNote).toMatchObject({ text: cake, by: { isYou: false, role: 'owner' } });
	for (const who of ['partner', 'operator'] as const) expect(await sheetOf(who)).toMatchObject([{ note: cake }]);
});

test('the guest is shown nothing of it, not even that there is one, and nobody is mailed', async () => {
	const before = await read('guest');
	const mails = (await house.mailsTo(house.emailOf('guest'))).length;
	await write('operator', cake);
	expect(JSON.stringify(await read('guest'))).toBe(JSON.stringify(before));
	expect(await house.mailsTo(house.emailOf('guest'))).toHaveLength(mails);
	const revealed = await house.call('guest', `POST /api/reservations/${id}/reveal`);
	expect(JSON.stringify(revealed.body)).not.toContain('Birthday');
	expect(revealed.status).toBe(200);
});

test('a guest who asks for their data gets it too, without whose it is', async () => {
	await write('partner', cake);
	const { bytes } = await downloadOf(house, 'guest');
	const text = strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array());
	const [mine] = JSON.parse(text).reservations;
	expect(mine).toMatchObject({ deskNote: { text: cake }, ownWords: { contents: 'A window seat' } });
	expect(mine.ownWords).not.toHaveProperty('note');
	expect(text).not.toContain(house.idOf('partner'));
});

test('nobody replaces what they have not seen; the same again, as after a lost answer, changes nothing', async () => {
	const first = (await write('partner', cake)).body.deskNote;
	house.clock.pass({ minutes: 1 });
	expect((await write('operator', 'No cake')).body.code).toBe('changed-since');
	expect((await write('operator', cake)).body.deskNote).toMatchObject({ text: cake, at: first.at });
	expect(await told()).toHaveLength(1);
	const second = (await write('operator', 'No cake', first.at)).body.deskNote;
	expect(second).toMatchObject({ text: 'No cake', actor: 'operator' });
	// A house does not learn who at the agency wrote.
	expect((await read('partner')).deskNote).toMatchObject({ actor: 'operator', by: null });
	expect((await write('partner', '', second.at)).body.deskNote).toBeNull();
	expect(await read('guest')).toMatchObject({ contents: 'A window seat' });
});

test('who may not answer for the house reads it and writes none; to strangers and the guest there is nothing to write', async () => {
	await write('partner', cake);
	const ofPartner = eq(staff.memberId, house.idOf('partner'));
	await house.queries.update(staff).set({ role: 'guide' }).where(ofPartner);
	const asGuide = [await read('partner'), (await write('partner', 'Mine', null)).body.code];
	await house.queries.update(staff).set({ role: 'owner' }).where(ofPartner);
	expect(asGuide).toMatchObject([{ deskNote: { text: cake }, canNote: false }, 'not-allowed']);
	expect((await write('rival', cake)).body.code).toBe('not-found');
	expect((await write('guest', cake)).status).toBe(404);
	expect((await write('visitor', cake)).status).toBe(401);
	expect((await write('partner', 'x'.repeat(longestNote + 1))).body).toMatchObject({
		code: 'invalid-input',
		faults: [{ at: 'text', code: 'too-long' }],
	});
});

test('it lies sealed, is in no event, and goes with what the guest told; then nothing new is noted', async () => {
	await write('partner', cake);
	const row = await house.rowOf(id);
	expect(JSON.stringify(row)).not.toContain('Birthday');
	expect(JSON.stringify(await told())).not.toContain('Birthday');
	await house.set(id, { sealed: null, erasedAt: house.now });
	expect(await read('partner')).toMatchObject({ deskNote: null, canNote: false });
	expect((await write('partner', cake)).body.code).toBe('not-allowed');
});

test('a note alone is nothing that a guest told: there is nothing to reveal', async () => {
	const told = { passport: null, contents: null, allergy: null };
	await house.set(id, { sealed: sealFacts(house.services.keys, id, told) });
	await write('partner', cake);
	expect(await read('partner')).toMatchObject({ hasSealed: false, passportMasked: null, deskNote: { text: cake } });
	expect(await sheetOf('partner')).toMatchObject([{ isAllergic: false }]);
});
