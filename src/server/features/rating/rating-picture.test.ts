import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { emptyTables } from '../../../../tests/support/empty-tables.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { openRatingHouse, type RatingHouse } from '../../../../tests/support/rating-house.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';

let house: RatingHouse;
let png: Buffer;
beforeAll(async () => {
	house = await openRatingHouse();
	png = await plain(600, 400).png().toBuffer();
});
afterAll(() => house.close());
beforeEach(async () => {
	house.clock.reset();
	await emptyTables(house.database, 'rating', 'rating_report', 'reservation', 'slot', 'mail', 'attempt', 'file');
});

const see = (who: 'visitor' | 'guest' | 'other' | 'operator', id: string, name = '240.webp') =>
	house.call(who, `GET /api/files/${id}/${name}`);
const pictureIdsOf = async (id: string) => (await house.ratingOf(id))?.pictureIds ?? [];

test('a picture has sizes, is everybody’s once published, and is not kept long: it may be hidden again', async () => {
	const id = await house.written();
	const { body } = await house.addPicture('guest', id, png);
	expect(body.pictures).toMatchObject([{ id: expect.any(String), widths: [240, 480, 600], height: 400, alt: null }]);
	const [{ id: pictureId }] = body.pictures;
	const answer = await see('visitor', pictureId, '480.avif');
	expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
	expect((await house.call('visitor', 'GET /api/products/tour/ratings')).body.items[0].pictures).toEqual(body.pictures);
	await house.decide('operator', id, 'hide');
	expect((await see('visitor', pictureId)).status).toBe(404);
	expect((await see('other', pictureId)).status).toBe(404);
	for (const who of ['guest', 'operator'] as const) {
		const own = await see(who, pictureId);
		expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
	}
	expect((await house.addPicture('guest', id, png)).body.code).toBe('not-allowed');
});

test('five and no more, however many come at once', async () => {
	const id = await house.written();
	const answers = await Promise.all(Array.from({ length: 8 }, () => house.addPicture('guest', id, png)));
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
	expect(await pictureIdsOf(id)).toHaveLength(5);
	expect(await house.queries.$count(file)).toBe(5);
});

test('none for health, none after 30 days, nothing but pictures', async () => {
	const health = await house.written('guest', 'screening');
	expect((await house.addPicture('guest', health, png)).body.code).toBe('not-allowed');
	const id = await house.written();
	expect((await house.addPicture('guest', id, Buffer.from('<svg/>'))).body.faults).toEqual([
		{ at: 'file', code: 'file-type' },
	]);
	house.clock.pass({ days: 31 });
	expect((await house.addPicture('guest', id, png)).body.code).toBe('not-allowed');
	expect(await house.queries.$count(file)).toBe(0);
});

test('taken away, a picture is gone from the disk; taken back, a rating takes all of its with it', async () => {
	const id = await house.written();
	await house.addPicture('guest', id, png);
	await house.addPicture('guest', id, png);
	const [first = '', second = ''] = await pictureIdsOf(id);
	const { body } = await house.call('guest', `DELETE /api/ratings/${id}/pictures/${first}?language=en`);
	expect(body.pictures.map((one: { id: string }) => one.id)).toEqual([second]);
	expect(await isStored(house.services.files, first)).toBe(false);
	expect((await house.call('guest', `DELETE /api/ratings/${id}/pictures/${first}?language=en`)).status).toBe(404);
	await house.remove('guest', id);
	expect(await isStored(house.services.files, second)).toBe(false);
	expect(await house.queries.$count(file)).toBe(0);
});

test('nobody takes another’s picture away, nor a file that is no picture of the rating', async () => {
	const id = await house.written();
	const { body } = await house.addPicture('guest', id, png);
	const other = await house.written('other');
	const path = `pictures/${body.pictures[0].id}?language=en`;
	expect((await house.call('other', `DELETE /api/ratings/${id}/${path}`)).status).toBe(404);
	expect((await house.call('other', `DELETE /api/ratings/${other}/${path}`)).status).toBe(404);
	expect(await pictureIdsOf(id)).toHaveLength(1);
});
