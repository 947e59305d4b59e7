type Props = {
	/** The name of a drawn picture: `<scene>-<palette>-<number>`. */
	name: string;
	/** How wide it stands on the page, for the browser's choice: '(max-width: 980px) 100vw, 480px'. */
	sizes: string;
	alt?: string;
	className?: string | undefined;
	/** The page's main picture: fetched at once. */
	isFirst?: boolean;
};

const folder = '/assets/images/art';
const source = (name: string, type: string) => `${folder}/${name}-480.${type} 480w, ${folder}/${name}-960.${type} 960w`;

/** A drawn picture, 4:3, as AVIF or WebP in the size that fits. */
export function ProductPicture({ name, sizes, alt = '', className, isFirst = false }: Props) {
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
