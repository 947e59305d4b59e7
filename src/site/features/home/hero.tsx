import type { ReactNode } from 'react';
import { drawnWidths } from '#domain/file/drawn-picture.ts';
import { useTranslations } from '#ui/translations.tsx';
import { drawnSources } from '#views/product/drawn-sources.ts';
import styles from './hero.module.css';

const folder = '/assets/images/art';
/** As wide as the window, or where that is upright so high that more of it is cut off; never higher than hero.module.css lets it be. */
const sizes = '(min-width: 1921px) 100vw, max(100vw, min(832px, 100vh - 340px) * 2.33)';

/** By day or by night: the one that the theme hides is not fetched unless it is the day's. */
function Painting({ name, alt, isNight = false }: { name: string; alt: string; isNight?: boolean }) {
	const source = (type: 'avif' | 'webp') => (
		<>
			<source
				media="(max-width: 980px)"
				type={`image/${type}`}
				srcSet={drawnSources(`${name}-mobile`, drawnWidths.heroOnPhones, type)}
				sizes="100vw"
				width="760"
				height="760"
			/>
			<source type={`image/${type}`} srcSet={drawnSources(name, drawnWidths.hero, type)} sizes={sizes} />
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
