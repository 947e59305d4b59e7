import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { blurGrid, blurOf, type PhotographFacts } from '#domain/file/photograph.ts';
import { type Crop, cropArea, widthsFor } from '#domain/file/picture.ts';
import { inTurn } from './in-turn.ts';

/** Only what we take may be read, and only from memory: no drawings, no documents, no addresses. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpegBuffer',
		'VipsForeignLoadPngBuffer',
		'VipsForeignLoadWebpBuffer',
		'VipsForeignLoadHeifBuffer',
	],
});
sharp.cache(false);
sharp.concurrency(1);

/** A telephone's largest picture; what claims to be larger is not unpacked. */
const maxPixels = 50_000_000;

export type Rendering = { width: number; mediaType: 'image/webp' | 'image/avif'; bytes: Uint8Array };

/** Every rendering, how high the widest is, and its colours in a few fields. */
type Rendered = { renderings: Rendering[] } & Pick<PhotographFacts, 'height' | 'blur'>;

type Options = { widths: readonly number[]; formats: readonly ('webp' | 'avif')[]; crop?: Crop | undefined };

/** The picture upright and in its own colours, with everything else about it forgotten: place, camera, thumbnail. */
async function decode(pieces: AsyncIterable<Uint8Array>, { widths, crop }: Options) {
	const picture = sharp({ failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, pages: 1 });
	await pipeline(pieces, picture);
	const { autoOrient: size } = await picture.metadata();
	const area = crop && cropArea(size, crop);
	const largest = widthsFor(widths, area?.width ?? size.width).at(-1) ?? 1;
	const upright = picture.autoOrient();
	return (area ? upright.extract(area) : upright)
		.resize({ width: largest, height: 2 * Math.max(...widths), fit: 'inside', withoutEnlargement: true })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
}

async function render(pieces: AsyncIterable<Uint8Array>, options: Options): Promise<Rendered> {
	const { data, info } = await decode(pieces, options);
	const { width: largest, height, channels } = info;
	const renderings: Rendering[] = [];
	for (const width of widthsFor(options.widths, largest)) {
		const sized = () => sharp(data, { raw: { width: largest, height, channels } }).resize({ width });
		for (const format of options.formats) {
			const encoded = format === 'avif' ? sized().avif({ quality: 55, effort: 2 }) : sized().webp({ quality: 80 });
			renderings.push({ width, mediaType: `image/${format}`, bytes: await encoded.toBuffer() });
		}
	}
	const tiny = sharp(data, { raw: { width: largest, height, channels } })
		.resize({ width: blurGrid.across, height: blurGrid.down, fit: 'fill' })
		.flatten({ background: '#fff' });
	return { renderings, height, blur: blurOf(await tiny.raw().toBuffer()) };
}

/**
 * The renderings of a picture; undefined when it cannot be read to its end. It is opened when its turn comes: only those
 * worked on are in memory, however many wait.
 */
export function renderPicture(
	open: () => AsyncIterable<Uint8Array>,
	{ ownerId, ...options }: Options & { ownerId: string },
): Promise<Rendered | undefined | 'too-busy'> {
	return inTurn(ownerId, () => render(open(), options).catch(() => undefined));
}
