import { drawnWidths } from '#domain/file/drawn-picture.ts';
import { parsePhotographName } from '#domain/file/photograph.ts';
import { PhotographPicture } from '#views/photograph/photograph-picture.tsx';
import { drawnSources } from './drawn-sources.ts';

type Props = {
	/** The name of a drawn picture (`<scene>-<palette>-<number>`) or of a photograph. */
	name: string;
	/**
	 * How wide it is drawn, for the browser's choice, with what a frame that is too narrow for it cuts off. One rem is 16 px
	 * here however large the page's letters: where they grow with the window (above 1920 px) say it in vw.
	 */
	sizes: string;
	alt?: string;
	className?: string | undefined;
	/** The page's main picture: fetched at once. */
	isFirst?: boolean;
	/** What it stands in is positioned and hides what is beyond its edge. */
	isFramed?: boolean;
};

const folder = '/assets/images/art';
const source = (name: string, format: 'avif' | 'webp') => drawnSources(name, drawnWidths.product, format);

/** A product's picture as AVIF or WebP in the size that fits: its partner's photograph, or a drawn one, 4:3. */
export function ProductPicture({ name, sizes, alt = '', className, isFirst = false, isFramed }: Props) {
	const photograph = parsePhotographName(name);
	if (photograph) return <PhotographPicture {...{ photograph, sizes, alt, className, isFirst, isFramed }} />;
	return (
		<picture>
			<source type="image/avif" srcSet={source(name, 'avif')} sizes={sizes} />
			<img
				className={className}
				src={`${folder}/${name}-480.webp`}
				srcSet={source(name, 'webp')}
				sizes={sizes}
				width="960"
				height="720"
				alt={alt}
				fetchPriority={isFirst ? 'high' : undefined}
				loading={isFirst ? undefined : 'lazy'}
				decoding={isFirst ? undefined : 'async'}
			/>
		</picture>
	);
}
