import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './phrase-lines.module.css';

/** As it comes from the server: a phrase that this page does not know yet is left out. */
export type WrittenUse = { phrase: string; slots: PhraseUse['slots'] };

const isKnown = (use: WrittenUse): use is PhraseUse => isPhraseId(use.phrase);

/** What somebody said with the phrase book, in the reader's language and marked as that. Needs `phrase` and `phrase-book` of the words. */
export function PhraseLines({ uses }: { uses: readonly WrittenUse[] }) {
	const t = useTranslations('phrase');
	const locale = useWordsLocale();
	if (uses.length === 0) return null;
	return (
		<div className={styles.lines}>
			{uses.filter(isKnown).map((use, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes its order, and may be said twice
				<p key={at}>{sayPhrase(use, locale, t)}</p>
			))}
			<p className={styles.mark}>{t('lines.mark')}</p>
		</div>
	);
}
