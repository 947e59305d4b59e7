import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './rating-form.module.css';

export function BackLink() {
	const page = useTranslations('page');
	return (
		<PageLink page="myRatings" className={styles.back}>
			<Icon name="arrowLeft" />
			{page('myRatings.title')}
		</PageLink>
	);
}
