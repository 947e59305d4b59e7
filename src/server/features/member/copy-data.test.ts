import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authenticator, passkey } from '#server/db/schema/factor.ts';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { rating } from '#server/db/schema/rating.ts';
import { session } from '#server/db/schema/session.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { videoBinding } from '#server/keys/seal-bindings.ts';
import { openReservationHouse } from '../../../../tests/support/reservation-house.ts';
import { takenFor } from '../../../../tests/support/reservation-products.ts';
import { trailOf } from '../../../../tests/support/trail.ts';

let house: Awaited<ReturnType<typeof openReservationHouse>>;
let guest: string;
const secret = 'The scar on the left knee';
beforeAll(async () => {
	house = await openReservationHouse();
	guest = house.idOf('guest');
	await prove();
});
afterAll(() => house.close());
beforeEach(() => house.queries.execute('delete from attempt'));

const set = (changes: Partial<typeof member.$inferInsert>, id = guest) =>
	house.queries.update(member).set(changes).where(eq(member.id, id));
const prove = () => set({ emailVerifiedAt: new Date('2026-01-01T00:00:00Z') });
const copy = (id = guest, body: object = { reason: 'asked', check: 'reservation' }) =>
	house.call('operator', `POST /api/members/${id}/data-copy`, { body });
const dataIn = ({ bytes }: { bytes: Buffer }) => {
	const files = unzipSync(new Uint8Array(bytes));
	return { names: Object.keys(files), text: strFromU8(files['data.json'] ?? new Uint8Array()) };
};
const copies = async (id: string) =>
	(await trailOf(house.queries, id)).filter(({ event }) => event === 'member.data-downloaded');
const mails = async () =>
	(await house.mailsTo(house.emailOf('guest'))).filter(({ template }) => template === 'data-copied').length;
const page = async (id = guest) => (await house.call('operator', `GET /api/members/${id}?language=en`)).body;

async function insertTalk(): Promise<void> {
	const id = randomUUID();
	const { providerId } = await house.rowOf((await house.reserved('guest', 'tour')).id);
	await house.queries.insert(videoDate).values({
		...{ id, memberId: guest, key: randomUUID(), providerId, state: 'held', wishes: [], minutes: 15, language: 'th' },
		...{
			wantsInterpreter: false,
			sealed: house.services.keys.seal(JSON.stringify({ topic: secret }), videoBinding(id)),
		},
		...{ createdAt: house.now, changedAt: house.now },
	});
}

test('who can take their data themselves is handed none, and nobody but operators makes a copy', async () => {
	expect((await copy()).body.code).toBe('not-allowed');
	for (const who of ['partner', 'other'] as const)
		expect((await house.call(who, `POST /api/members/${guest}/data-copy`, { body: {} })).status, who).toBe(404);
	expect(await copies(guest)).toEqual([]);
});

test('a guest who reserved by phone has all that is kept in it, and no mail is sent where no address is proved', async () => {
	const { body } = await house.call('operator', 'POST /api/desk/reservations', { body: takenFor('tour') });
	const { memberId, code } = await house.rowOf(body.id);
	const answer = await copy(memberId);
	expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
	const { names, text } = dataIn(answer);
	expect(names).toEqual(['data.json']);
	expect(JSON.parse(text)).toMatchObject({ member: { id: memberId, status: 'guest' }, reservations: [{ code }] });
	expect(text).not.toContain('passwordHash');
	expect(await copies(memberId)).toMatchObject([
		{ actorId: house.idOf('operator'), details: { reason: 'asked', check: 'reservation', as: 'operator' } },
	]);
});

test('a suspended member is told by mail; what was told in confidence is not in the copy, and said to be missing', async () => {
	await insertTalk();
	const kept = { ownerId: guest, mediaType: 'image/png', bytes: 1, variants: [] };
	await house.queries.insert(file).values([
		{ ...kept, use: 'vault-file', name: 'knee.png' },
		{ ...kept, use: 'photo', name: 'me.png' },
	]);
	await set({ status: 'suspended', statusReason: 'Two accounts' });
	const { text } = dataIn(await copy(guest, { reason: 'representative', check: 'in-person' }));
	for (const confided of [secret, 'knee.png']) expect(text).not.toContain(confided);
	const data = JSON.parse(text);
	expect(data.withheld).toContain('videoDates');
	expect(data.videoDates).toMatchObject([{ state: 'held' }]);
	expect(data.files).toMatchObject([{ name: 'me.png' }]);
	expect(await mails()).toBe(1);
	await set({ status: 'active', statusReason: null });
	const own = (await house.call('guest', 'GET /api/members/me/accesses')).body.items;
	expect(own[0]).toMatchObject({ event: 'member.data-downloaded', by: 'operator' });
});

test('an address that nobody proved is no way to take it oneself, nor one to write to', async () => {
	await set({ emailVerifiedAt: null });
	expect((await copy()).status).toBe(200);
	expect(await mails()).toBe(1);
});

test('it needs a reason, how the person was known, and a sign-in of a moment ago', async () => {
	for (const body of [{ check: 'video' }, { reason: 'asked' }, { reason: 'curious', check: 'video' }])
		expect((await copy(guest, body)).body.code).toBe('invalid-input');
	const signedIn = (at: Date) =>
		house.queries
			.update(session)
			.set({ signedInAt: at })
			.where(eq(session.memberId, house.idOf('operator')));
	await signedIn(new Date(house.now.getTime() - 3_600_000));
	expect((await copy()).body.code).toBe('sign-in-again');
	await signedIn(house.now);
	expect((await copy(randomUUID())).status).toBe(404);
	await set({ status: 'closed' }, house.idOf('other'));
	expect((await copy(house.idOf('other'))).status).toBe(404);
	await set({ status: 'active' }, house.idOf('other'));
	await prove();
});

test('the page of a member tells how much there was with them, and whether a second factor is set', async () => {
	expect(await page()).toMatchObject({
		secondFactor: { passkeys: 0, hasAuthenticator: false },
		disputes: { total: 0, items: [] },
	});
	const { id, code } = await house.reserved('guest', 'tour');
	await house.set(id, { status: 'completed', endsAt: house.now });
	const body = { key: randomUUID(), reason: 'late', wish: 'none', words: 'We waited for an hour.' };
	expect((await house.call('guest', `POST /api/reservations/${id}/disputes`, { body })).status).toBe(200);
	await house.queries.insert(rating).values({
		...{ productId: 'tour', memberId: guest, reservationId: id, author: 'S', country: 'TH', locale: 'th' },
		...{ stars: {} as never, text: 'ดี', createdAt: house.now },
	});
	await house.queries.insert(passkey).values({
		...{ memberId: guest, credentialId: 'one', publicKey: 'key', counter: 0, transports: [], host: 'maru.example' },
		...{ label: 'Phone', isSynced: true, createdAt: house.now },
	});
	await house.queries
		.insert(authenticator)
		.values({ memberId: guest, sealed: 'x', lastStep: 0, createdAt: house.now, confirmedAt: null });
	const told = await page();
	expect(told).toMatchObject({
		// An app that has not answered yet counts for nothing.
		secondFactor: { passkeys: 1, hasAuthenticator: false },
		disputes: { total: 1, items: [{ reservationId: id, code, reason: 'late', state: 'open' }] },
		ratings: { total: 1, items: [{ reservationId: id, title: 'tour', status: 'published' }] },
		videos: { total: 1, items: [{ state: 'held' }] },
		consultations: { total: 0, items: [] },
	});
	expect(JSON.stringify(told)).not.toContain(secret);
});
