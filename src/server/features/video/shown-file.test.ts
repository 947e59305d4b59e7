import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { roomSeat, roomSignal, videoDate } from '#server/db/schema/video.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { openVideoHouse, type VideoHouse, videoTimes } from '../../../../tests/support/video-house.ts';
import { leaveSeat, takeSeat } from './room.repo.ts';

let video: VideoHouse;
let house: VideoHouse['house'];
let id: string;
let fileId: string;
const first = new Date(videoTimes[0]);

beforeAll(async () => {
	video = await openVideoHouse();
	house = video.house;
});
afterAll(() => house.close());
beforeEach(async () => {
	await video.begin();
	await house.queries.delete(event);
	id = await video.scheduled();
	// Who interprets is of another house here: what counts is that they said yes.
	await house.queries
		.update(videoDate)
		.set({ interpreterId: house.idOf('other'), interpreterState: 'accepted' })
		.where(eq(videoDate.id, id));
	const file = await plain(300, 200).png().toBuffer();
	const kept = await house.call('guest', 'POST /api/vault/files?language=en&agreement=2026-11-01', { file });
	fileId = kept.body.id;
	house.clock.moveTo(first);
});

type Who = 'guest' | 'partner' | 'other' | 'rival' | 'operator';
const seats = { guest: 'member', partner: 'house', other: 'interpreter' } as const;
const instances = { guest: randomUUID(), partner: randomUUID(), other: randomUUID() };

async function sit(...people: (keyof typeof seats)[]): Promise<void> {
	for (const who of people)
		await takeSeat(house.queries, {
			...{ dateId: id, seat: seats[who], memberId: house.idOf(who), instance: instances[who], locale: 'th' },
			now: house.clock.now(),
		});
}
const show = (who: Who, page = 1) => house.call(who, `PUT /api/video-dates/${id}/shown`, { body: { fileId, page } });
const shownTo = async (who: Who) => (await house.call(who, `GET /api/video-dates/${id}/shown`)).body.shown;
const open = (who: Who) => house.call(who, `POST /api/vault/files/${fileId}/openings`);
const statuses = async (answers: Promise<{ status: number }>[]) =>
	(await Promise.all(answers)).map(({ status }) => status);

test('whose talk it is shows a file to those who sit there, marked, and each look is written down', async () => {
	await sit('guest', 'partner', 'other');
	expect(await statuses([open('partner'), open('other')])).toEqual([404, 404]);
	expect((await show('guest')).status).toBe(200);
	const told = await house.queries.select().from(roomSignal);
	expect(told.filter(({ body }) => body.kind === 'shown').map(({ toSeat }) => toSeat)).toEqual([
		'house',
		'interpreter',
	]);
	expect(await shownTo('guest')).toEqual({ fileId, page: 1, pages: 1, isOwn: true });
	for (const who of ['partner', 'other'] as const) {
		expect(await shownTo(who)).toEqual({ fileId, page: 1, pages: 1, isOwn: false });
		const { body } = await open(who);
		expect(body.mark).toMatch(/\d/);
		expect((await house.call(who, `GET ${body.path}`)).headers['content-type']).toMatch(/^image\//);
	}
	const looks = (await house.call('guest', 'GET /api/vault/looks?language=en')).body;
	expect(looks.total).toBe(2);
	const [look] = await house.queries.select().from(event).where(eq(event.kind, 'vault.file-read'));
	expect(look?.facts).toMatchObject({ subjectKind: 'video', subjectId: id });
	// Who has no seat, or has one and is not there, sees nothing of it.
	expect(await statuses([open('rival'), open('operator'), show('rival'), show('partner')])).toEqual([
		...[404, 404, 404, 404],
	]);
});

test('it ends when it is put away, when its owner goes, when its looker goes, and when it is erased', async () => {
	await sit('guest', 'partner');
	await show('guest');
	const { path } = (await open('partner')).body;
	const look = () => house.call('partner', `GET ${path}`);
	expect((await look()).status).toBe(200);
	expect((await house.call('guest', `DELETE /api/video-dates/${id}/shown`)).status).toBe(200);
	expect([await shownTo('partner'), (await look()).status]).toEqual([null, 404]);
	const leave = (who: 'guest' | 'partner') =>
		leaveSeat(house.queries, { dateId: id, seat: seats[who], instance: instances[who] });
	await show('guest');
	await leave('guest');
	expect([await shownTo('partner'), (await look()).status]).toEqual([null, 404]);
	expect((await show('guest')).status).toBe(409);
	await sit('guest');
	await show('guest');
	await leave('partner');
	expect((await look()).status).toBe(404);
	await sit('partner');
	expect((await look()).status).toBe(200);
	await house.call('guest', `DELETE /api/vault/files/${fileId}`);
	expect([await shownTo('partner'), (await look()).status]).toEqual([null, 404]);
});

test('a seat that moves to another window, or whose server is gone, shows nothing; one that comes back does', async () => {
	await sit('guest', 'partner');
	await show('guest');
	await sit('guest');
	expect(await shownTo('partner')).not.toBeNull();
	const instance = randomUUID();
	const moved = { dateId: id, seat: 'member' as const, memberId: house.idOf('guest'), instance, locale: 'th' };
	await takeSeat(house.queries, { ...moved, now: house.clock.now() });
	expect(await shownTo('partner')).toBeNull();
	await show('guest');
	await house.queries
		.update(roomSeat)
		.set({ seenAt: new Date(first.getTime() - 60_000) })
		.where(eq(roomSeat.seat, 'member'));
	expect(await shownTo('partner')).toBeNull();
	expect((await open('partner')).status).toBe(404);
});

test('only a page that there is, of a file of one’s own, while the room is open', async () => {
	await sit('guest', 'partner');
	expect((await show('guest', 2)).status).toBe(404);
	const other = await house.call('guest', `PUT /api/video-dates/${id}/shown`, {
		body: { fileId: randomUUID(), page: 1 },
	});
	expect(other.status).toBe(404);
	house.clock.moveTo(new Date(first.getTime() + 91 * 60_000));
	expect((await show('guest')).body.code).toBe('room-closed');
});
