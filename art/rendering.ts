import { createHash } from 'node:crypto';
import { type Picture, pictures } from './pictures.ts';
import { scene } from './scene.ts';

const imageTypes = ['webp', 'avif'] as const;
type ImageType = (typeof imageTypes)[number];

/** Qualities at which the grain of the paper is still there and all files together stay small. */
export const qualities: Record<ImageType, number> = { webp: 60, avif: 44 };

export type Rendering = {
	/** The picture's name with its frame's suffix and ratio: what the manifest lists. */
	id: string;
	svg: string;
	/** Changes with the drawing, the widths and the qualities. */
	fingerprint: string;
	files: readonly { name: string; width: number; type: ImageType }[];
};

function renderingsOf({ name, kind, palette, seed, frames, portrait }: Picture): Rendering[] {
	return frames.map(({ suffix = '', ratio, focus, widths }) => {
		const svg = scene(kind, palette, seed, {
			ratio,
			...(focus !== undefined && { focus }),
			...(portrait && { portrait }),
		});
		return {
			id: `${name}${suffix} ${ratio}`,
			svg,
			fingerprint: createHash('sha256')
				.update(JSON.stringify([svg, widths, qualities]))
				.digest('hex')
				.slice(0, 12),
			files: widths.flatMap((width) =>
				imageTypes.map((type) => ({ name: `${name}${suffix}-${width}.${type}`, width, type })),
			),
		};
	});
}

export const allRenderings = (): Rendering[] => pictures.flatMap(renderingsOf);
