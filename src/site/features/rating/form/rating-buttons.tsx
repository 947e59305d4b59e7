import { PageLink } from '#site/router/page-link.tsx';
import bottom from '#ui/bottom-bar.module.css';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { formId } from './form-id.ts';
import styles from './rating-form.module.css';

type Props = { isNew: boolean; isHealth: boolean; isSending: boolean; author: string };

const labelOf = ({ isNew, isHealth }: Props) => (isNew ? (isHealth ? 'review' : 'publish') : 'save');

/** How one will be shown, and the way on; on phones it stands in the bar below. */
export function RatingButtons(props: Props) {
	const t = useTranslations('rating.form');
	const isLive = useIsLive();
	return (
		<div className={styles.buttons}>
			<p className={styles.shownAs}>
				{t('shownAs')} <b>{props.author}</b> <PageLink page="myInformation">{t('change')}</PageLink>
			</p>
			<span className={styles.onward}>
				<Button type={isLive ? 'submit' : 'button'} variant="primary" size="lg" isBusy={props.isSending}>
					{t(labelOf(props))}
				</Button>
			</span>
		</div>
	);
}

/** Up to 980 px, under the thumb. */
export function RatingBar(props: Props) {
	const t = useTranslations('rating.form');
	const isLive = useIsLive();
	return (
		<div className={`${bottom.bar} ${styles.bar}`} data-bottom-bar>
			<p className={styles.barAuthor}>
				{t('shownAs')}
				<b>{props.author}</b>
			</p>
			<Button type={isLive ? 'submit' : 'button'} form={formId} variant="primary" isBusy={props.isSending}>
				{t(labelOf(props))}
			</Button>
		</div>
	);
}
