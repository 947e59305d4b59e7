import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scanPicture } from '../../tests/support/scan-picture.ts';
import { QrCode } from './qr-code.tsx';

/** As it is drawn on the page, at a width of so many points. */
const pictureOf = (text: string, width: number) => {
	const svg = renderToStaticMarkup(<QrCode text={text} label="code" />)
		// What the style sheet gives.
		.replace(/<rect /, '<rect fill="#fff" ')
		.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" `);
	return Buffer.from(svg);
};

test.each([
	'https://maru.example/my/reserve?c=abc',
	`https://a-rather-long-name.maru.example/my/reserve?c=${'x0Z-_'.repeat(40)}`,
	'예약 ทดสอบ',
])('a camera reads what was written: %s', async (text) => {
	for (const width of [180, 260, 512]) expect(await scanPicture(pictureOf(text, width))).toBe(text);
});

test('a picture without one is told from one that is read', async () => {
	const blank = pictureOf('x', 200)
		.toString()
		.replace(/<path[^>]*><\/path>/, '');
	await expect(scanPicture(Buffer.from(blank))).rejects.toThrow('no QR code');
});
