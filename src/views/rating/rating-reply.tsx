import type { PublicRating } from '#contract/api/rating.ts';
import { formatDate } from '#i18n/format.ts';
import { writtenLanguage } from '#i18n/written-language.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './rating-parts.module.css';

type Props = { reply: NonNullable<PublicRating['reply']>; provider: string };

/** What the provider said to it. */
export function RatingReply({ reply, provider }: Props) {
	const t = useTranslations('rating.reply');
	return (
		<div className={styles.reply}>
			<p className={styles.replyHead}>
				<b>{t('by', { provider })}</b> <time dateTime={reply.on}>{formatDate(reply.on)}</time>
			</p>
			<p className={styles.asTyped} lang={writtenLanguage(reply.text)}>
				{reply.text}
			</p>
		</div>
	);
}
