import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFileBytes } from '#domain/file/file.ts';
import { pdf } from '../../../../tests/support/partner-calls.ts';
import { openPartnerHouse, type PartnerHouse } from '../../../../tests/support/partner-house.ts';
import { halves, plain } from '../../../../tests/support/pictures.ts';

let house: PartnerHouse;
beforeAll(async () => {
	house = await openPartnerHouse();
});
afterAll(() => house.close());

const photo = 'PUT /api/members/me/photo';
const text = (words: string) => new TextEncoder().encode(words);

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
