import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

const folder = fileURLToPath(new URL('./fonts/', import.meta.url));

/** As the files name themselves; Thai letters are taken from the second. */
const faces = {
	serif: 'Source Serif 4, Noto Serif Thai Medium',
	sans: 'Source Sans 3 ExtraLight, Noto Sans Thai',
	bold: 'Source Sans 3 ExtraLight, Semi-Bold',
} as const;

let opened: Promise<void> | undefined;

/** A font file named once is known from then on: all of them before the first text, whichever it needs. */
async function openFonts(): Promise<void> {
	for (const file of readdirSync(folder).sort())
		await sharp({ text: { text: '.', fontfile: folder + file, dpi: 72 } })
			.raw()
			.toBuffer();
}

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Thai writes no spaces between words: where its lines may break is told, and nowhere else. */
export function withBreaks(text: string, language: string): string {
	const parts = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
	const isThai = (part: string | undefined) => /\p{Script=Thai}/u.test(part ?? '');
	return parts
		.map((part, at) => (isThai(part) && isThai(parts[at + 1]) ? `${part}\u200b` : part))
		.join('')
		.replace(/\u200b?\u2060\u200b?/g, '');
}

export type Written = { input: Buffer; raw: NonNullable<OverlayOptions['raw']> };

type Ink = { face: keyof typeof faces; size: number; colour: string; width: number; lineHeight?: number };

/** A text as a transparent picture, its lines shaped and broken as its script asks. */
export async function writeText(text: string, { face, size, colour, width, lineHeight = 1.06 }: Ink): Promise<Written> {
	opened ??= openFonts();
	await opened;
	const markup = `<span foreground="${colour}" line_height="${lineHeight}">${escapeMarkup(text)}</span>`;
	const { data, info } = await sharp({
		text: { text: markup, font: `${faces[face]} ${size}`, width, rgba: true, dpi: 72, wrap: 'word' },
	})
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}
