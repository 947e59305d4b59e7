import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { file } from '#server/db/schema/file.ts';
import { type Actor, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { halves, meanOf, plain } from '../../../../tests/support/pictures.ts';
import { isStored } from '../../../../tests/support/stored-bytes.ts';

let house: PartnerHouse;
beforeAll(async () => {
	house = await openPartnerHouse();
});
afterAll(() => house.close());

const photo = 'PUT /api/members/me/photo';
const actors: Actor[] = ['visitor', 'owner', 'other', 'general', 'operator'];
const statusOf = async (actor: Actor, url: string) => (await house.call(actor, `GET ${url}`)).status;
const seenBy = async (url: string) => {
	const statuses = await Promise.all(actors.map((actor) => statusOf(actor, url)));
	return actors.filter((_, at) => statuses[at] === 200);
};

describe('a photo', () => {
	test('comes back in three sizes as WebP and AVIF, and is seen by its owner and by operators alone', async () => {
		const bytes = await plain(1200, 800).jpeg().toBuffer();
		const { status, body } = await house.call('general', photo, { file: bytes, type: 'image/jpeg' });
		expect(status).toBe(200);
		expect(body.photo.widths).toEqual([96, 192, 512]);
		for (const width of [96, 192, 512]) {
			const webp = await house.call('general', `GET /api/files/${body.photo.id}/${width}.webp`);
			expect(webp.headers['content-type']).toBe('image/webp');
			expect(webp.headers['cache-control']).toBe('private, no-store');
			const { width: real, height, format } = await sharp(webp.bytes).metadata();
			expect([real, height, format]).toEqual([width, width, 'webp']);
			const avif = await house.call('operator', `GET /api/files/${body.photo.id}/${width}.avif`);
			expect([avif.status, avif.headers['content-type']]).toEqual([200, 'image/avif']);
		}
		expect(await seenBy(`/api/files/${body.photo.id}/96.webp`)).toEqual(['general', 'operator']);
	});

	test('is cut where the square was drawn', async () => {
		const bytes = await halves(1000, 500);
		const shown = async (query: string) => {
			const { body } = await house.call('general', `${photo}?${query}`, { file: bytes });
			return meanOf((await house.call('general', `GET /api/files/${body.photo.id}/96.webp`)).bytes);
		};
		expect(await shown('x=0&y=0&size=1')).toBe('red');
		expect(await shown('x=0.5&y=0&size=1')).toBe('blue');
		expect(await shown('x=0.25&y=0&size=1')).toBe('mixed');
		expect(await shown('x=1&y=1&size=0.2')).toBe('blue');
	});

	test('is turned as its camera says, before it is cut', async () => {
		// Orientation 6: the left half is shown above.
		const bytes = await sharp(await halves(600, 300))
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const { body } = await house.call('general', `${photo}?x=0&y=0&size=1`, { file: bytes, type: 'image/jpeg' });
		expect(await meanOf((await house.call('general', `GET /api/files/${body.photo.id}/96.webp`)).bytes)).toBe('red');
	});

	test('loses everything else its camera wrote: place, time, names', async () => {
		const bytes = await plain(300, 300)
			.withExif({ IFD0: { Copyright: 'SECRET-NAME' }, IFD3: { GPSLatitude: '37/1 33/1 0/1', GPSLatitudeRef: 'N' } })
			.jpeg()
			.toBuffer();
		expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('SECRET-NAME');
		const { body } = await house.call('general', photo, { file: bytes, type: 'image/jpeg' });
		for (const name of ['96.webp', '300.avif']) {
			const shown = await house.call('general', `GET /api/files/${body.photo.id}/${name}`);
			const { exif, xmp, icc, iptc } = await sharp(shown.bytes).metadata();
			expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
			expect(shown.bytes.toString('latin1')).not.toContain('SECRET-NAME');
		}
	});

	test('is never shown larger than it is', async () => {
		const { body } = await house.call('general', photo, { file: await plain(120, 90).png().toBuffer() });
		expect(body.photo.widths).toEqual([90]);
	});

	test('of a moving picture is its first moment', async () => {
		const frames = await Promise.all(
			['#ff0000', '#0000ff'].map((background) =>
				sharp({ create: { width: 100, height: 100, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		const moving = await sharp(frames, { join: { animated: true } })
			.webp({ lossless: true })
			.toBuffer();
		expect((await sharp(moving).metadata()).pages).toBe(2);
		const { status, body } = await house.call('general', photo, { file: moving, type: 'image/webp' });
		expect(status).toBe(200);
		const shown = await house.call('general', `GET /api/files/${body.photo.id}/100.webp`);
		expect(await meanOf(shown.bytes)).toBe('red');
		expect((await sharp(shown.bytes).metadata()).pages).toBeUndefined();
	});

	test('replaces the one before, whose bytes go; deleted it is gone', async () => {
		const bytes = await plain(100, 100).png().toBuffer();
		const first = (await house.call('other', photo, { file: bytes })).body.photo;
		const second = (await house.call('other', photo, { file: bytes })).body.photo;
		expect(await statusOf('other', `/api/files/${first.id}/96.webp`)).toBe(404);
		expect(await isStored(house.services.files, first.id)).toBe(false);
		expect(await statusOf('other', `/api/files/${second.id}/96.webp`)).toBe(200);
		expect((await house.call('other', 'DELETE /api/members/me/photo')).body.photo).toBeNull();
		expect((await house.call('other', 'DELETE /api/members/me/photo')).status).toBe(200);
		expect(await statusOf('other', `/api/files/${second.id}/96.webp`)).toBe(404);
		expect(await isStored(house.services.files, second.id)).toBe(false);
	});

	test('changed many times at once leaves one, and no row of another', async () => {
		const bytes = await plain(60, 60).png().toBuffer();
		const answers = await Promise.all(Array.from({ length: 6 }, () => house.call('operator', photo, { file: bytes })));
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
		const own = (await house.queries.select().from(file)).filter(({ ownerId }) => ownerId === house.idOf('operator'));
		expect(own).toHaveLength(1);
		const { body } = await house.call('operator', 'GET /api/members/me');
		expect(body.photo.id).toBe(own[0]?.id);
	});

	test('needs a login', async () => {
		expect((await house.call('visitor', photo, { file: await plain(9, 9).png().toBuffer() })).status).toBe(401);
	});
});
