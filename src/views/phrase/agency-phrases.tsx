import type { AgencyPhrase } from '#contract/api/agency-phrase.ts';
import { fold } from '#domain/search/grams.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './phrase-picker.module.css';
import type { AgencyBook } from './use-agency-phrases.ts';

type Search = { query: string; topic: string };

/** Those of a topic that have every word one looks for, as they read in the language of who looks. */
export function foundAgencyPhrases(
	phrases: readonly AgencyPhrase[],
	{ query, topic }: Search,
	locale: Locale,
): AgencyPhrase[] {
	const words = fold(query).split(' ');
	return phrases.filter(
		(one) => (topic === 'all' || one.topic === topic) && words.every((word) => fold(one.texts[locale]).includes(word)),
	);
}

type Props = {
	book: AgencyBook;
	found: readonly AgencyPhrase[];
	reader: Locale;
	onSaid: (sentence: string) => void;
};

/** Sentences of the agency: what is chosen goes into the text, in the reader's language, and may be changed there. */
export function AgencyPhrases({ book, found, reader, onSaid }: Props) {
	const t = useTranslations('phrase.picker');
	const locale = useWordsLocale();
	if (book.isFailed) return <p className={styles.intro}>{t('agencyFailed')}</p>;
	if (found.length === 0) return null;
	const choose = ({ texts }: AgencyPhrase) =>
		onSaid(book.onWords(texts[reader]) ? t('added', { text: texts[locale] }) : t('tooLong'));
	return (
		<section className={styles.topic} aria-labelledby="phrase-topic-agency">
			<h3 id="phrase-topic-agency" className={styles.heading}>
				{t('agency')}
			</h3>
			<p className={styles.intro}>{t('agencyHint')}</p>
			<ul className={styles.list}>
				{found.map((phrase) => (
					<li key={phrase.id}>
						<button type="button" className={styles.choice} onClick={() => choose(phrase)}>
							<span>{phrase.texts[locale]}</span>
							{reader !== locale && (
								<span className={styles.reads} lang={locales[reader].tag}>
									{phrase.texts[reader]}
								</span>
							)}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
