import type { ComponentType } from 'react';
import type { AnswerShown } from '#contract/api/matching-fields.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useTranslated } from '#views/translate/use-translated.tsx';
import type { PhrasesProps } from './answer-phrases.tsx';
import styles from './answer-text.module.css';
import { ClippedText } from './clipped-text.tsx';
import { useTranslateAbout } from './translate-context.ts';

type Props = {
	answer: Pick<AnswerShown, 'id' | 'text' | 'phrases'>;
	/** The phrase book is long, and most answers have nothing of it: where few need it, it comes late. */
	Phrases: ComponentType<PhrasesProps>;
	isClipped?: boolean;
};

/** What a provider wrote: phrases in the reader's language, own words as they are, with their language. */
export function AnswerText({ answer: { id, text, phrases }, Phrases, isClipped = false }: Props) {
	const t = useTranslations('matching');
	const locale = useLocale();
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
			{phrases.length > 0 && <Phrases phrases={phrases} isClipped={isClipped} />}
			{text && (
				<>
					<ClippedText text={words} lang={lang} isClipped={isClipped} />
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
