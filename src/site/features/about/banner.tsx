import type { ReactNode } from 'react';
import { drawnWidths } from '#domain/file/drawn-picture.ts';
import { drawnSources } from '#views/product/drawn-sources.ts';
import styles from './banner.module.css';

const folder = '/assets/images/art';
/** On a narrow phone it is higher than its width asks for, and cut at its sides. */
const sizes = 'max(100vw, 26rem)';

type Props = { picture: string; title: string; lang: string | undefined; children: ReactNode };

/** A wide painting, and a sheet of paper laid over its edge with the page's first words. */
export function Banner({ picture, title, lang, children }: Props) {
	return (
		<>
			<picture>
				<source type="image/avif" srcSet={drawnSources(picture, drawnWidths.banner, 'avif')} sizes={sizes} />
				<img
					className={styles.picture}
					src={`${folder}/${picture}-1440.webp`}
					srcSet={drawnSources(picture, drawnWidths.banner, 'webp')}
					sizes={sizes}
					width="1440"
					height="617"
					alt=""
					fetchPriority="high"
				/>
			</picture>
			<div className={styles.frame}>
				<div className={styles.sheet} lang={lang}>
					<h1>{title}</h1>
					{children && <div className={styles.lead}>{children}</div>}
				</div>
			</div>
		</>
	);
}
