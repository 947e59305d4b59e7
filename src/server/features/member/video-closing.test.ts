import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event } from '#server/db/schema/event.ts';
import { member } from '#server/db/schema/member.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { dumpOf } from '../../../../tests/support/dump-of.ts';
import { canary, openVideoHouse, type VideoHouse } from '../../../../tests/support/video-house.ts';

let video: VideoHouse;
let house: VideoHouse['house'];
const current = 'winter-lantern-ferry';
beforeAll(async () => {
	video = await openVideoHouse();
	house = video.house;
});
afterAll(() => house.close());
beforeEach(() => video.begin());

test('a closed account calls off what was agreed, and the clinic hears of it by bell and mail', async () => {
	const id = await video.scheduled();
	const passwordHash = await house.services.passwords.hash(current);
	await house.queries
		.update(member)
		.set({ passwordHash })
		.where(eq(member.id, house.idOf('guest')));
	const { status, body } = await house.call('guest', 'POST /api/members/me/closing', { body: { current } });
	expect(status, JSON.stringify(body)).toBe(200);
	const [row] = await house.queries.select().from(videoDate).where(eq(videoDate.id, id));
	expect(row).toMatchObject({ state: 'cancelled', sealed: null, dueAt: null });
	expect((await video.mailsTo('partner')).at(-1)).toBe('video-cancelled');
	const told = await house.queries.select().from(event).where(eq(event.kind, 'video.cancel'));
	expect(told).toMatchObject([{ subjectId: id, organisationIds: ['clinic'], memberIds: [] }]);
	expect(await dumpOf(house.queries)).not.toContain(canary);
});
