import type { RatingPicture as Picture } from '#contract/api/rating.ts';

type Props = { picture: Picture; alt: string; sizes: string; className?: string | undefined };

const addresses = ({ id, widths }: Picture, format: string) =>
	widths.map((width) => `/api/files/${id}/${width}.${format} ${width}w`).join(', ');

/** A guest's picture as AVIF or WebP, in the size that fits. */
export function RatingPicture({ picture, alt, sizes, className }: Props) {
	return (
		<picture>
			<source type="image/avif" srcSet={addresses(picture, 'avif')} sizes={sizes} />
			<img
				className={className}
				src={`/api/files/${picture.id}/${picture.widths[0]}.webp`}
				srcSet={addresses(picture, 'webp')}
				sizes={sizes}
				alt={alt}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
