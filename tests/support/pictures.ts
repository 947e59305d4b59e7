import sharp from 'sharp';

/** One colour all over. */
export const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 90 } } });

/** Left half red, right half blue. */
export async function halves(width: number, height: number): Promise<Buffer> {
	const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
		.png()
		.toBuffer();
	return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
		.composite([{ input: blue, left: width / 2, top: 0 }])
		.png()
		.toBuffer();
}

/** What the halves of a piece of it look like together. */
export async function meanOf(bytes: Buffer): Promise<'red' | 'blue' | 'mixed'> {
	const { channels } = await sharp(bytes).stats();
	const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
	if (red > 200 && blue < 60) return 'red';
	return blue > 200 && red < 60 ? 'blue' : 'mixed';
}
