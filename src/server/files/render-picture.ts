import sharp from 'sharp';
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

type Options = { widths: readonly number[]; formats: readonly ('webp' | 'avif')[]; crop?: Crop | undefined };

/** The picture upright and in its own colours, with everything else about it forgotten: place, camera, thumbnail. */
async function decode(bytes: Uint8Array, { widths, crop }: Options) {
	const open = () =>
		sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true, pages: 1 }).autoOrient();
	const { autoOrient: size } = await open().metadata();
	const area = crop && cropArea(size, crop);
	const largest = widthsFor(widths, area?.width ?? size.width).at(-1) ?? 1;
	const cut = area ? open().extract(area) : open();
	return cut
		.resize({ width: largest, height: 2 * Math.max(...widths), fit: 'inside', withoutEnlargement: true })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
}

async function render(bytes: Uint8Array, options: Options): Promise<Rendering[]> {
	const { data, info } = await decode(bytes, options);
	const { width: largest, height, channels } = info;
	const renderings: Rendering[] = [];
	for (const width of widthsFor(options.widths, largest)) {
		const sized = () => sharp(data, { raw: { width: largest, height, channels } }).resize({ width });
		for (const format of options.formats) {
			const encoded = format === 'avif' ? sized().avif({ quality: 55, effort: 2 }) : sized().webp({ quality: 80 });
			renderings.push({ width, mediaType: `image/${format}`, bytes: await encoded.toBuffer() });
		}
	}
	return renderings;
}

/** The renderings of a picture; undefined when it cannot be read to its end. */
export function renderPicture(
	bytes: Uint8Array,
	{ ownerId, ...options }: Options & { ownerId: string },
): Promise<Rendering[] | undefined | 'too-busy'> {
	return inTurn(ownerId, () => render(bytes, options).catch(() => undefined));
}
