import type { ReactNode } from 'react';
import styles from './banner.module.css';

const folder = '/assets/images/art';
const source = (name: string, type: string) =>
	`${folder}/${name}-760.${type} 760w, ${folder}/${name}-1440.${type} 1440w`;

type Props = { picture: string; title: string; children: ReactNode };

/** A wide painting, and a sheet of paper laid over its edge with the page's first words. */
export function Banner({ picture, title, children }: Props) {
	return (
		<>
			<picture>
				<source type="image/avif" srcSet={source(picture, 'avif')} sizes="100vw" />
				<img
					className={styles.picture}
					src={`${folder}/${picture}-1440.webp`}
					srcSet={source(picture, 'webp')}
					sizes="100vw"
					width="1440"
					height="617"
					alt=""
					fetchPriority="high"
				/>
			</picture>
			<div className={styles.frame}>
				<div className={styles.sheet}>
					<h1>{title}</h1>
					<p className={styles.lead}>{children}</p>
				</div>
			</div>
		</>
	);
}
