import type { AnswerShown } from '#contract/api/matching-fields.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './answer-text.module.css';
import { ClippedText } from './clipped-text.tsx';

export type PhrasesProps = { phrases: AnswerShown['phrases']; isClipped: boolean };

/** What a provider chose from the phrase book, in the reader's language. */
export function AnswerPhrases({ phrases, isClipped }: PhrasesProps) {
	const t = useTranslations('matching');
	const book = useTranslations('phrase');
	const locale = useLocale();
	const known = phrases.filter((use): use is PhraseUse => isPhraseId(use.phrase));
	if (known.length === 0) return null;
	return (
		<>
			<ClippedText text={known.map((use) => sayPhrase(use, locale, book)).join(' ')} isClipped={isClipped} />
			<p className={styles.note}>{t('compare.phrases')}</p>
		</>
	);
}
