import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { type Focus, type Photograph, parsePhotographName } from '#domain/file/photograph.ts';
import { type ShareCard, shareSize } from '#i18n/share-card.ts';
import { canDraw } from './share-letters.ts';
import { type Written, withBreaks, writeText } from './write-text.ts';

const pictures = fileURLToPath(new URL('../../../public/assets/images/art/', import.meta.url));
const card = readFileSync(new URL('./share-card.png', import.meta.url));

const { width, height } = shareSize;
/** What stands beside the card; the card itself lies over the picture's mirrored edge. */
const pictureWidth = 840;
const left = 104;
const textWidth = 494;
const ink = '#1b2430';
const softInk = '#444d5a';

/** The bytes of a photograph wide enough for a card; undefined where they are not to be had. */
export type OpenPhotograph = (photograph: Photograph) => Promise<Buffer | undefined>;

type Pixels = { input: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** From one step to the next as it is: to pack it as a picture and unpack it again took most of the time. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
const drawOn = ({ input, raw }: Pixels): Sharp => sharp(input, { raw });

const drawn = (name: string) =>
	readFile(`${pictures}${name}-960.webp`).catch(() => readFile(`${pictures}hero-maru-960.webp`));

/** The side of a picture that its focal point lies on. */
function sideOf({ x, y }: Focus): string {
	const side = (at: number, [before, behind]: [string, string]) => (at < 4 ? before : at > 6 ? behind : '');
	return `${side(x, ['left', 'right'])} ${side(y, ['top', 'bottom'])}`.trim() || 'centre';
}

/** The scene on the right; its own left edge, mirrored, goes on under the card. */
async function scene(name: string, openPhotograph: OpenPhotograph): Promise<Pixels> {
	const photograph = parsePhotographName(name);
	const taken = photograph && (await openPhotograph(photograph));
	const file = taken ?? (await drawn(name));
	const position = photograph ? sideOf(photograph.focus) : 'centre';
	const cut = sharp(file).resize({ width: pictureWidth, height, fit: 'cover', position });
	const beside = await pixelsOf(cut.removeAlpha());
	return pixelsOf(drawOn(beside).extend({ left: width - pictureWidth, extendWith: 'mirror' }));
}

const titleTop = 186;
const footBottom = 526;
const titleSizes = [50, 46, 42, 38, 34, 30, 27];

/** As large as it fits above the foot. */
async function writeTitle(title: string, room: number): Promise<Written> {
	let written: Written | undefined;
	for (const size of titleSizes) {
		written = await writeText(title, { face: 'serif', size, colour: ink, width: textWidth });
		if (written.raw.height <= room && written.raw.width <= textWidth) return written;
	}
	return written as Written;
}

const at = (written: Written, position: { left: number; top: number }): OverlayOptions => ({ ...written, ...position });

type Foot = { parts: OverlayOptions[]; top: number };

/** What and where on the left, from which price on the right, both on the card's last line. */
async function writeFoot({ note, from, price }: Omit<ShareCard, 'title' | 'picture'>): Promise<Foot> {
	const written = {
		price: price !== '' && (await writeText(price, { face: 'bold', size: 34, colour: ink, width: 300 })),
		from: from !== '' && (await writeText(from, { face: 'sans', size: 22, colour: softInk, width: 200 })),
	};
	const parts: OverlayOptions[] = [];
	let top = footBottom;
	const right = left + textWidth;
	let room = textWidth;
	if (written.price) {
		top -= written.price.raw.height;
		room -= written.price.raw.width + 28;
		parts.push(at(written.price, { left: right - written.price.raw.width, top }));
	}
	if (written.from) {
		top -= written.from.raw.height + 6;
		parts.push(at(written.from, { left: right - written.from.raw.width, top }));
	}
	if (note === '') return { parts, top };
	const noted = await writeText(note, { face: 'sans', size: 24, colour: softInk, width: room });
	parts.push(at(noted, { left, top: footBottom - noted.raw.height }));
	return { parts, top: Math.min(top, footBottom - noted.raw.height) };
}

/** The card lies a little askew, as a slip of paper does. */
async function writtenCard({ title, note, from, price }: ShareCard, language: string): Promise<Pixels> {
	const brand = await writeText('Maru', { face: 'serif', size: 38, colour: ink, width: 200 });
	const below = await writeFoot({ note: withBreaks(note, language), from, price });
	const heading = await writeTitle(withBreaks(title, language), below.top - titleTop - 18);
	const words = [at(brand, { left: 164, top: 118 }), at(heading, { left, top: titleTop }), ...below.parts];
	const flat = await pixelsOf(sharp(card).composite(words));
	const turned = await pixelsOf(drawOn(flat).rotate(-0.8, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
	return pixelsOf(
		drawOn(turned).extract({
			left: Math.round((turned.raw.width - width) / 2),
			top: Math.round((turned.raw.height - height) / 2),
			width,
			height,
		}),
	);
}

/** Whether the words of a card can be written with the letters we have; else the picture goes without them. */
export const isWritten = ({ title, note, from, price }: ShareCard): boolean => canDraw(title + note + from + price);

/** The picture messengers show beside a shared link: JPEG, which all of them take, well under 300 kB. */
export async function drawSharePicture(
	share: ShareCard,
	language: string,
	openPhotograph: OpenPhotograph = async () => undefined,
): Promise<Buffer> {
	const background = await scene(share.picture, openPhotograph);
	const cards = isWritten(share) ? [await writtenCard(share, language)] : [];
	return drawOn(background)
		.composite(cards)
		.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' })
		.toBuffer();
}
