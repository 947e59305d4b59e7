import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markOf, markPicture } from './mark-file.ts';

const of = (background: string, width = 900, height = 700) =>
	sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();

test('a mark says who and when, by the Korean clock', () => {
	expect(markOf('Minji Kim', new Date('2026-05-04T16:05:00Z'))).toBe('Minji Kim · 2026-05-05 01:05 KST');
});

test.each(['#ffffff', '#000000', '#777777'])('on %s it is seen in every quarter of a picture', async (background) => {
	const marked = await markPicture(await of(background), 'Minji Kim · 2026-05-05 01:05 KST');
	for (const left of [0, 450])
		for (const top of [0, 350]) {
			const quarter = await sharp(marked).extract({ left, top, width: 450, height: 350 }).toBuffer();
			const { channels } = await sharp(quarter).stats();
			expect(channels[0]?.stdev).toBeGreaterThan(3);
		}
});

test('a picture smaller than the mark is marked too, and what is no picture is not handed out', async () => {
	const { width, height } = await sharp(await markPicture(await of('#fff', 20, 10), 'Minji Kim')).metadata();
	expect([width, height]).toEqual([20, 10]);
	expect(await markPicture(Buffer.from('nothing'), 'Minji Kim')).toBeUndefined();
});
