import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFileBytes } from '#domain/file/file.ts';
import { file } from '#server/db/schema/file.ts';
import { type Actor, openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';

let house: PartnerHouse;
beforeAll(async () => {
	house = await openPartnerHouse();
});
afterAll(() => house.close());

const actors: Actor[] = ['visitor', 'owner', 'other', 'general', 'operator'];
const photo = 'PUT /api/members/me/photo';
const licences = 'POST /api/partners/me/licences?kind=other';
const text = (words: string) => new TextEncoder().encode(words);
const pdf = text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 90 } } });

/** Left half red, right half blue. */
async function halves(width: number, height: number): Promise<Buffer> {
	const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
		.png()
		.toBuffer();
	return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
		.composite([{ input: blue, left: width / 2, top: 0 }])
		.png()
		.toBuffer();
}

async function meanOf(bytes: Buffer): Promise<string> {
	const { channels } = await sharp(bytes).stats();
	const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
	return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'mixed';
}

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
		expect(await house.services.files.read(`${first.id}/96.webp`)).toBeUndefined();
		expect(await statusOf('other', `/api/files/${second.id}/96.webp`)).toBe(200);
		expect((await house.call('other', 'DELETE /api/members/me/photo')).body.photo).toBeNull();
		expect((await house.call('other', 'DELETE /api/members/me/photo')).status).toBe(200);
		expect(await statusOf('other', `/api/files/${second.id}/96.webp`)).toBe(404);
		expect(await house.services.files.read(`${second.id}/96.webp`)).toBeUndefined();
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

describe('an upload that is not what it says', () => {
	test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
		[
			'SVG as PNG',
			() => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
			'image/png',
			'file-type',
		],
		['HTML as JPEG', () => text('<!doctype html><script>alert(1)</script>'), 'image/jpeg', 'file-type'],
		['a GIF as PNG', () => plain(9, 9).gif().toBuffer(), 'image/png', 'file-type'],
		['a PDF as photo', () => pdf, 'image/png', 'file-type'],
		['nothing', () => new Uint8Array(), 'image/png', 'file-type'],
		['a head without a body', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg', 'file-unreadable'],
		[
			'a truncated JPEG',
			async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, 2_000),
			'image/jpeg',
			'file-unreadable',
		],
		[
			'a truncated PNG',
			async () =>
				(
					await sharp(await halves(800, 800))
						.png({ compressionLevel: 0 })
						.toBuffer()
				).subarray(0, 100_000),
			'image/png',
			'file-unreadable',
		],
		['HTML behind the first bytes of a JPEG', () => text('\u00ff\u00d8\u00ff<script>'), 'image/jpeg', 'file-type'],
		[
			'a bomb: few bytes that unpack to 100 million pixels',
			() =>
				sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
					.png()
					.toBuffer(),
			'image/png',
			'file-unreadable',
		],
	])('is refused: %s', async (_, make, type, code) => {
		const bytes = await make();
		expect(bytes.length).toBeLessThanOrEqual(maxFileBytes);
		const { status, body } = await house.call('general', photo, { file: bytes, type });
		expect([status, body.code, body.faults]).toEqual([400, 'invalid-input', [{ at: 'file', code }]]);
	});

	test('is a picture if its bytes are, whatever its header says', async () => {
		const { status } = await house.call('general', photo, { file: await plain(50, 50).webp().toBuffer() });
		expect(status).toBe(200);
	});

	test('with a header of another kind is refused before anybody looks', async () => {
		const file = text('<svg/>');
		expect((await house.call('general', photo, { file, type: 'image/svg+xml' })).status).toBe(415);
		expect((await house.call('general', photo, { file, type: 'text/html' })).status).toBe(415);
	});

	test('of more than 10 MB is refused', async () => {
		const { status, body } = await house.call('general', photo, { file: new Uint8Array(maxFileBytes + 1) });
		expect([status, body.code]).toEqual([413, 'payload-too-large']);
	});

	test('hidden behind a picture does not survive: what is kept is made anew', async () => {
		const bytes = Buffer.concat([
			await plain(90, 90).jpeg().toBuffer(),
			text('<script>alert(1)</script>PK\u0005\u0006'),
		]);
		const { status, body } = await house.call('general', photo, { file: bytes, type: 'image/jpeg' });
		expect(status).toBe(200);
		const shown = await house.call('general', `GET /api/files/${body.photo.id}/90.webp`);
		expect(shown.bytes.toString('latin1')).not.toContain('script');
	});
});

describe('a paper', () => {
	test('is seen by its owner and by operators, whose reading is written down', async () => {
		const { body } = await house.call('owner', licences, { file: pdf, type: 'application/pdf' });
		const url = `/api/files/${body.licences[0].fileId}/paper`;
		expect(await seenBy(url)).toEqual(['owner', 'operator']);
		expect(await house.auditOf('owner')).toEqual([['partner.licence-read', 'operator']]);
	});

	test('as PDF is kept as it is and handed out to be saved, never as a page', async () => {
		const { body } = await house.call('owner', `${licences}&name=..%2F..%2Fetc%2Fpass"wd.pdf`, {
			file: pdf,
			type: 'application/pdf',
		});
		const licence = body.licences.at(-1);
		expect(licence.fileName).toBe('pass"wd.pdf');
		const { bytes, headers } = await house.call('owner', `GET /api/files/${licence.fileId}/paper`);
		expect(Buffer.from(pdf).equals(bytes)).toBe(true);
		expect(headers).toMatchObject({
			'content-type': 'application/pdf',
			'x-content-type-options': 'nosniff',
			'cache-control': 'private, no-store',
			'content-security-policy': "default-src 'none'; sandbox",
		});
		expect(headers['content-disposition']).toMatch(/^attachment; filename="licence-[0-9a-f]{8}\.pdf"$/);
	});

	test('as a picture is made anew', async () => {
		const bytes = await plain(3000, 2000).png().toBuffer();
		const { body } = await house.call('owner', `${licences}&name=scan.png`, { file: bytes });
		const shown = await house.call('owner', `GET /api/files/${body.licences.at(-1).fileId}/paper`);
		const { width, height, format } = await sharp(shown.bytes).metadata();
		expect([width, height, format]).toEqual([2400, 1600, 'webp']);
		expect(shown.headers['content-disposition']).toBeUndefined();
	});

	test.each([
		['a PDF with a page in it', text('%PDF-1.7\n<script>alert(1)</script>\n%%EOF')],
		['a PDF with an archive behind', Buffer.concat([pdf, text('PK\u0005\u0006')])],
		['a PDF without an end', text('%PDF-1.7\n1 0 obj')],
		['a page', text('<html></html>')],
	])('that is %s is refused', async (_, bytes) => {
		const { status, body } = await house.call('owner', licences, { file: bytes, type: 'application/pdf' });
		expect([status, body.faults]).toEqual([400, [{ at: 'file', code: 'file-type' }]]);
	});
});

test('what does not exist and what is not one’s own look the same', async () => {
	const own = (await house.call('owner', 'GET /api/partners/me')).body.licences[0].fileId;
	const answers = await Promise.all(
		[`/api/files/${randomUUID()}/paper`, `/api/files/${own}/paper`, `/api/files/${own}/nothing`].map((url) =>
			house.call('general', `GET ${url}`),
		),
	);
	for (const { status, body, headers } of answers) {
		expect([status, body.code, headers['cache-control']]).toEqual([404, 'not-found', 'no-store']);
		expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
	}
});

test('no name leads out of the storage', async () => {
	const own = (await house.call('owner', 'GET /api/partners/me')).body.licences[0].fileId;
	for (const name of [
		'..',
		'%2e%2e',
		'..%2F..%2Fetc%2Fpasswd',
		'%2Fetc%2Fpasswd',
		'paper%00',
		'paper/',
		'.',
		'PAPER',
	]) {
		const { status } = await house.call('owner', `GET /api/files/${own}/${name}`);
		expect([400, 404], name).toContain(status);
	}
	expect(await statusOf('owner', '/api/files/not-an-id/paper')).toBe(400);
});
