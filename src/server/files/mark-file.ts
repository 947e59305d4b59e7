import sharp from 'sharp';
import { hourMs } from '#domain/kernel/durations.ts';
import { writeText } from '#server/share/write-text.ts';

/** Who looks, and when: in letters and figures that everybody reads. */
export const markOf = (reader: string, at: Date): string =>
	`${reader} · ${new Date(at.getTime() + 9 * hourMs).toISOString().slice(0, 16).replace('T', ' ')} KST`;

const opacity = 0.4;
const turn = -24;

/** A line of dark letters and one of light ones, so that it is read on paper and on an X-ray alike; one field of a pattern. */
async function drawMark(mark: string, size: number) {
	const ink = { face: 'bold' as const, size, width: size * 60 };
	const light = await writeText(mark, { ...ink, colour: '#ffffff' });
	const dark = await writeText(mark, { ...ink, colour: '#000000' });
	const gap = size * 2;
	const width = dark.raw.width + gap;
	const height = 2 * (dark.raw.height + gap);
	const flat = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
		.composite([
			{ ...dark, left: 0, top: 0 },
			{ ...light, left: gap, top: Math.round(height / 2) },
		])
		.raw()
		.toBuffer();
	const { data, info } = await sharp(flat, { raw: { width, height, channels: 4 } })
		.rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
		.linear([1, 1, 1, opacity], [0, 0, 0, 0])
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { input: data, raw: { width: info.width, height: info.height, channels: 4 as const } };
}

/** A picture with the mark across all of it; undefined where it cannot be read. */
export async function markPicture(picture: Buffer, mark: string): Promise<Buffer | undefined> {
	try {
		const { width = 1, height = 1 } = await sharp(picture).metadata();
		const field = await drawMark(mark, Math.max(12, Math.round(Math.max(width, height) / 48)));
		// A pattern is never larger than what it covers.
		const cut = { width: Math.min(width, field.raw.width), height: Math.min(height, field.raw.height) };
		const pattern = await sharp(field.input, { raw: field.raw })
			.extract({ left: 0, top: 0, ...cut })
			.raw()
			.toBuffer();
		return await sharp(picture)
			.composite([{ input: pattern, raw: { ...cut, channels: 4 }, tile: true }])
			.webp({ quality: 82 })
			.toBuffer();
	} catch {
		return undefined;
	}
}
