import type { ReactNode } from 'react';
import { useTranslations } from '#ui/translations.tsx';
import styles from './hero.module.css';

const folder = '/assets/images/art';
const sizes = (name: string, widths: readonly number[], type: string) =>
	widths.map((width) => `${folder}/${name}-${width}.${type} ${width}w`).join(', ');

/** By day or by night: the one that the theme hides is not fetched unless it is the day's. */
function Painting({ name, alt, isNight = false }: { name: string; alt: string; isNight?: boolean }) {
	const source = (type: 'avif' | 'webp') => (
		<>
			<source
				media="(max-width: 980px)"
				type={`image/${type}`}
				srcSet={sizes(`${name}-mobile`, [480, 760], type)}
				sizes="100vw"
				width="760"
				height="760"
			/>
			<source type={`image/${type}`} srcSet={sizes(name, [960, 1920], type)} sizes="100vw" />
		</>
	);
	return (
		<picture className={isNight ? styles.night : styles.day}>
			{source('avif')}
			{source('webp')}
			<img
				className={styles.picture}
				src={`${folder}/${name}-960.webp`}
				width="1920"
				height="823"
				alt={alt}
				{...(isNight ? { loading: 'lazy', decoding: 'async' } : { fetchPriority: 'high' })}
			/>
		</picture>
	);
}

/**
 * The open maru: the site's first word, the search that lies at its edge, and something to be had. Together they fill the
 * window; the picture takes what the words leave.
 */
export function Hero({ children }: { children: ReactNode }) {
	const t = useTranslations('home');
	return (
		<div className={styles.fold}>
			<section className={styles.hero}>
				<Painting name="hero-maru" alt={t('heroPicture')} />
				<Painting name="hero-maru-night" alt={t('heroPicture')} isNight />
				<div className={styles.words}>
					<h1 className={styles.heading}>{t('heading')}</h1>
					<p className={styles.lead}>{t('lead')}</p>
				</div>
			</section>
			{children}
		</div>
	);
}
