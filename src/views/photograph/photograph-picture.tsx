import { photographAddress } from '#contract/photograph-address.ts';
import { blurGrid, coloursOf, type Photograph } from '#domain/file/photograph.ts';
import styles from './photograph-picture.module.css';

type Props = {
	photograph: Photograph;
	/** How wide it stands on the page, for the browser's choice. */
	sizes: string;
	alt: string;
	className?: string | undefined;
	/** The page's main picture: fetched at once. */
	isFirst?: boolean | undefined;
	/** What it stands in is positioned and hides what is beyond its edge: its colours are shown there until it has come. */
	isFramed?: boolean | undefined;
};

/** A photograph as AVIF or WebP in the size that fits, cut so that its focal point stays in sight. */
export function PhotographPicture({ photograph, sizes, alt, className, isFirst = false, isFramed = false }: Props) {
	const { id, widths, height, focus, blur } = photograph;
	const addresses = (format: 'webp' | 'avif') =>
		widths.map((width) => `${photographAddress(id, width, format)} ${width}w`).join(', ');
	return (
		<>
			{isFramed && blur !== '' && <Blur blur={blur} />}
			<picture>
				<source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
				<img
					className={[className, styles.photograph].filter(Boolean).join(' ')}
					data-x={focus.x}
					data-y={focus.y}
					src={photographAddress(id, widths[0])}
					srcSet={addresses('webp')}
					sizes={sizes}
					width={height > 0 ? widths.at(-1) : undefined}
					height={height > 0 ? height : undefined}
					alt={alt}
					fetchPriority={isFirst ? 'high' : undefined}
					loading={isFirst ? undefined : 'lazy'}
					decoding={isFirst ? undefined : 'async'}
				/>
			</picture>
		</>
	);
}

/** A few fields of colour, blurred: nothing is fetched for them, and nothing moves when the picture comes. */
function Blur({ blur }: { blur: string }) {
	const { across, down } = blurGrid;
	return (
		<span className={styles.behind}>
			<svg className={styles.blur} viewBox={`0 0 ${across} ${down}`} preserveAspectRatio="none" aria-hidden="true">
				{coloursOf(blur).map((colour, at) => {
					const [x, y] = [at % across, Math.floor(at / across)];
					return <rect key={`${x} ${y}`} x={x} y={y} width="1.02" height="1.02" fill={colour} />;
				})}
			</svg>
		</span>
	);
}
