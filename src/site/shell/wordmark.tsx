import { PageLink } from '#site/router/page-link.tsx';
import { KoreanName, Mark } from '#ui/logo.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './wordmark.module.css';

export function Wordmark() {
	const t = useTranslations('shell');
	return (
		<PageLink page="home" className={styles.wordmark}>
			<Mark />
			<span className={styles.name}>{t('brand')}</span>
			<span className={styles.korean}>
				<KoreanName />
			</span>
		</PageLink>
	);
}
