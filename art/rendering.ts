import { createHash } from 'node:crypto';
import { type Picture, pictures } from './pictures.ts';
import { scene } from './scene.ts';

const imageTypes = ['webp', 'avif'] as const;
type ImageType = (typeof imageTypes)[number];

/**
 * Qualities at which the grain of the paper is still there and all files together stay small. Where a file is wide, its
 * points are so fine on the screen that it may be told with less.
 */
export const qualities = { webp: 60, avif: 44, wideAvif: 34 };

export type Rendering = {
	/** The picture's name with its frame's suffix and ratio: what the manifest lists. */
	id: string;
	svg: string;
	/** Changes with the drawing and the qualities. A width more changes nothing of the files that are there. */
	fingerprint: string;
	files: readonly { name: string; width: number; type: ImageType; isWide: boolean }[];
};

function renderingsOf({ name, kind, palette, seed, frames, portrait }: Picture): Rendering[] {
	return frames.map(({ suffix = '', ratio, focus, widths }) => {
		const svg = scene(kind, palette, seed, {
			ratio,
			...(focus !== undefined && { focus }),
			...(portrait && { portrait }),
		});
		const file = (kept: { width: number; type: ImageType; isWide: boolean }) => ({
			...kept,
			name: `${name}${suffix}-${kept.width}.${kept.type}`,
		});
		return {
			id: `${name}${suffix} ${ratio}`,
			svg,
			fingerprint: createHash('sha256')
				.update(JSON.stringify([svg, qualities]))
				.digest('hex')
				.slice(0, 12),
			files: [
				...widths.usual.flatMap((width) => imageTypes.map((type) => file({ width, type, isWide: false }))),
				...widths.wide.map((width) => file({ width, type: 'avif' as const, isWide: true })),
			],
		};
	});
}

export const allRenderings = (): Rendering[] => pictures.flatMap(renderingsOf);
