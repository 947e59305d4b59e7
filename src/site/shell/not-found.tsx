import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './not-found.module.css';

export function NotFound() {
	const t = useTranslations('state');
	const page = useTranslations('page');
	return (
		<>
			<picture>
				<source media="(max-width: 980px)" srcSet="/assets/images/kite.webp" width={600} height={450} />
				<img className={styles.scene} src="/assets/images/wide-kite.webp" width={1300} height={557} alt="" />
			</picture>
			<div className={styles.words}>
				<h1>{t('notFoundTitle')}</h1>
				<p className={styles.text}>{t('notFoundText')}</p>
				<div className={styles.actions}>
					<PageLink page="home" className={buttonClass({ variant: 'primary', size: 'lg' })}>
						{t('goHome')}
					</PageLink>
					<PageLink page="myReservations" className={buttonClass({ size: 'lg' })}>
						{page('myReservations.title')}
					</PageLink>
				</div>
			</div>
		</>
	);
}
