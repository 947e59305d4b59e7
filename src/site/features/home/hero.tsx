import { useTranslations } from '#ui/translations.tsx';
import styles from './hero.module.css';

/** The open maru: the site's first word. */
export function Hero() {
	const t = useTranslations('home');
	return (
		<section className={styles.hero}>
			<picture>
				<source media="(max-width: 980px)" srcSet="/assets/images/hero-maru-m.webp" width="760" height="760" />
				<img
					className={styles.picture}
					src="/assets/images/hero-maru.webp"
					width="1920"
					height="823"
					alt={t('heroPicture')}
					fetchPriority="high"
				/>
			</picture>
			<div className={styles.words}>
				<h1 className={styles.heading}>{t('heading')}</h1>
				<p className={styles.lead}>{t('lead')}</p>
			</div>
		</section>
	);
}
