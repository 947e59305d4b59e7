import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scanPicture } from '../../tests/support/scan-picture.ts';
import { QrCode } from './qr-code.tsx';

/** As it is drawn on the page, at a width of so many points: painted from its bars, for a server reads no SVG. */
function pictureOf(text: string, width: number): Promise<Buffer> {
	const svg = renderToStaticMarkup(<QrCode text={text} label="code" />);
	const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
	const dark = new Set(
		[...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, x, y, length]) =>
			Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at} ${y}`),
		),
	);
	const moduleAt = (point: number) => Math.floor((point * size) / width);
	const pixels = Buffer.alloc(width * width, 255);
	for (let y = 0; y < width; y += 1)
		for (let x = 0; x < width; x += 1) if (dark.has(`${moduleAt(x)} ${moduleAt(y)}`)) pixels[y * width + x] = 0;
	return sharp(pixels, { raw: { width, height: width, channels: 1 } })
		.png()
		.toBuffer();
}

test.each([
	'https://maru.example/my/reserve?c=abc',
	`https://a-rather-long-name.maru.example/my/reserve?c=${'x0Z-_'.repeat(40)}`,
	'예약 ทดสอบ',
])('a camera reads what was written: %s', async (text) => {
	for (const width of [260, 390, 512]) expect(await scanPicture(await pictureOf(text, width))).toBe(text);
});

test('a picture without one is told from one that is read', async () => {
	const blank = sharp(Buffer.alloc(200 * 200, 255), { raw: { width: 200, height: 200, channels: 1 } }).png();
	await expect(scanPicture(await blank.toBuffer())).rejects.toThrow('no QR code');
});
