import { truncateText } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './answer-text.module.css';

/** As much stands in a table before one asks for the rest. */
const mostClipped = 220;

type Props = { text: string; lang?: string | undefined; isClipped: boolean };

/** A long text opens on a click, also without scripts. */
export function ClippedText({ text, lang, isClipped }: Props) {
	const t = useTranslations('matching.compare');
	if (!isClipped || text.length <= mostClipped)
		return (
			<p className={styles.text} lang={lang}>
				{text}
			</p>
		);
	return (
		<details className={styles.long}>
			<summary>
				<span className={styles.text} lang={lang}>
					{truncateText(text, mostClipped)}
				</span>{' '}
				<span className={styles.more}>{t('readAll')}</span>
			</summary>
			<p className={styles.text} lang={lang}>
				{text}
			</p>
		</details>
	);
}
