import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { member } from '#server/db/schema/member.ts';
import { downloadOf } from '../../../../tests/support/download-of.ts';
import { plain } from '../../../../tests/support/pictures.ts';
import { openRatingHouse, type RatingHouse, words } from '../../../../tests/support/rating-house.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';

let house: RatingHouse;
const password = 'winter-lantern-ferry';
beforeEach(async () => {
	house = await openRatingHouse();
	const passwordHash = await house.services.passwords.hash(password);
	await house.queries.update(member).set({ passwordHash, country: 'TH' });
});
afterEach(() => house.close());

async function ratedWithPicture() {
	const id = await house.written();
	const { body } = await house.addPicture('guest', id, await plain(300, 200).png().toBuffer());
	return { id, pictureId: body.pictures[0].id as string };
}

test('the download holds what a member said of products, and whom they reported', async () => {
	const { id, pictureId } = await ratedWithPicture();
	const other = await house.written('other');
	await house.report('guest', other, 'advertising');
	await house.reply('partner', id, 'Come again.');
	const { bytes } = await downloadOf(house, 'guest');
	const entries = unzipSync(bytes);
	const data = JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()));
	expect(data.ratings).toMatchObject([{ id, text: words, reply: 'Come again.', pictureIds: [pictureId] }]);
	expect(data.ratingReports).toMatchObject([{ ratingId: other, reason: 'advertising' }]);
	expect(entries[`files/${pictureId}/240.webp`]?.length).toBeGreaterThan(0);
});

test('closing leaves the words and the sums, in nobody’s name and without pictures', async () => {
	const { id, pictureId } = await ratedWithPicture();
	await house.written('other');
	const before = await house.countersOf('tour');
	const closed = await house.call('guest', 'POST /api/members/me/closing', { body: { current: password } });
	expect(closed.status).toBe(200);
	expect(await house.ratingOf(id)).toMatchObject({
		memberId: null,
		author: '',
		country: '',
		pictureIds: [],
		text: words,
		status: 'published',
	});
	expect(await house.countersOf('tour')).toEqual(before);
	expect(await house.counterFaults()).toEqual([]);
	expect(await house.queries.$count(file)).toBe(0);
	expect(await isStored(house.services.files, pictureId)).toBe(false);
	const { items } = (await house.call('visitor', 'GET /api/products/tour/ratings')).body;
	expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({ author: '', country: '', pictures: [] });
	// The operator can still hide it; there is nobody to tell.
	expect((await house.decide('operator', id, 'hide')).status).toBe(200);
	expect((await house.mailsTo('guest@maru.example')).map(({ template }) => template)).not.toContain('rating-hidden');
});
