import type { AnswerShown } from '#contract/api/matching-fields.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { truncateText } from '#i18n/format.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useTranslated } from '#views/translate/use-translated.tsx';
import styles from './answer-text.module.css';
import { useTranslateAbout } from './translate-context.ts';

/** As much stands in a table before one asks for the rest. */
const mostClipped = 220;

type Props = { answer: Pick<AnswerShown, 'id' | 'text' | 'phrases'>; isClipped?: boolean };

/** What a provider wrote: phrases in the reader's language, own words as they are, with their language. */
export function AnswerText({ answer: { id, text, phrases }, isClipped = false }: Props) {
	const t = useTranslations('matching');
	const book = useTranslations('phrase');
	const locale = useLocale();
	const known = phrases.filter((use): use is PhraseUse => isPhraseId(use.phrase));
	const { isHealth, isMember, provider } = useTranslateAbout();
	const {
		texts: [words = ''],
		lang,
		tools,
	} = useTranslated({
		of: { kind: 'answer', id, ...(provider && { provider }) },
		...{ locale: text?.locale ?? null, texts: text ? [text.text] : [], isHealth, isMember },
	});
	return (
		<div className={styles.answer}>
			{known.length > 0 && (
				<>
					<Clipped text={known.map((use) => sayPhrase(use, locale, book)).join(' ')} isClipped={isClipped} />
					<p className={styles.note}>{t('compare.phrases')}</p>
				</>
			)}
			{text && (
				<>
					<Clipped text={words} lang={lang} isClipped={isClipped} />
					{text.locale !== locale && (
						<p className={styles.note}>
							{lang && <span>{t('writtenIn', { language: text.locale })} </span>}
							{tools}
						</p>
					)}
					{text.isMasked && <p className={styles.note}>{t('detail.masked')}</p>}
				</>
			)}
		</div>
	);
}

/** A long text opens on a click, also without scripts. */
function Clipped({ text, lang, isClipped }: { text: string; lang?: string | undefined; isClipped: boolean }) {
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
