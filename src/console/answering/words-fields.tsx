import { useState } from 'react';
import { answerTextLength, mostPhrases } from '#domain/matching/answer.ts';
import { findContacts } from '#domain/matching/contacts.ts';
import { withSentence } from '#domain/phrase/agency-phrase.ts';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { isPhraseId } from '#domain/phrase/phrases.ts';
import { formatThousands } from '#i18n/format.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { PhrasePicker } from '#views/phrase/phrase-picker.tsx';
import { useAgencyPhrases } from '#views/phrase/use-agency-phrases.ts';
import styles from './answer.module.css';
import type { AnswerDesk } from './answer-desk.ts';
import { claimsIn } from './answer-values.ts';
import { loadBook } from './reader-words.tsx';
import type { AnswerFormState } from './use-answer-form.ts';

type Props = { form: AnswerFormState; desk: AnswerDesk };

/** A few words of one's own, and phrases that are read in the reader's language; what must not be said is pointed out. */
export function WordsFields({ form, desk }: Props) {
	const t = useTranslations('matching.builder');
	const claims = [...new Set(claimsIn(form.values, desk.question.area))];
	// To a patient who told one clinic nothing is hidden.
	const contacts = desk.reader === 'patient' ? [] : findContacts(form.values.text);
	return (
		<fieldset className={styles.part}>
			<legend className={styles.legend}>{t('words')}</legend>
			<Phrases form={form} desk={desk} />
			<TextArea
				{...form.field('text')}
				label={t('text')}
				hint={t(`for.${desk.reader}.textHint`)}
				rows={5}
				maxLength={answerTextLength}
				countText={(length, most) => `${formatThousands(length)} / ${formatThousands(most)}`}
			/>
			{claims.length > 0 && (
				<Note tone="bad" isAlert>
					<strong>{t('claims', { words: claims.map((claim) => `“${claim}”`).join(', ') })}</strong> {t('claimsLaw')}
				</Note>
			)}
			{contacts.length > 0 && (
				<Note tone="warn">{t('for.traveller.contacts', { words: contacts.map(({ text }) => text).join(', ') })}</Note>
			)}
		</fieldset>
	);
}

function Phrases({ form, desk }: Props) {
	const t = useTranslations('matching.builder');
	const book = useTranslations('phrase');
	const locale = useWordsLocale();
	const [isOpen, setIsOpen] = useState(false);
	const { phrases } = form.values;
	const said = (use: (typeof phrases)[number]) =>
		isPhraseId(use.phrase) ? sayPhrase(use as PhraseUse, locale, book) : use.phrase;
	const pick = (use: PhraseUse) =>
		form.set('phrases', [...form.valuesNow().phrases, { ...use, slots: { ...use.slots } }]);
	const agency = useAgencyPhrases(isOpen, (sentence) => {
		const text = withSentence(form.valuesNow().text, sentence, answerTextLength);
		if (text !== undefined) form.set('text', text);
		return text !== undefined;
	});
	return (
		<div className={styles.adding}>
			<p className={styles.addTitle}>{t('phrases', { language: desk.readsIn })}</p>
			<ul className={styles.chips}>
				{phrases.map((use, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a phrase may be said twice, and is only ever removed
					<li key={at}>
						<button
							type="button"
							className={chipClass({ isOn: true })}
							aria-label={t('removePhrase', { text: said(use) })}
							onClick={() =>
								form.set(
									'phrases',
									phrases.filter((_, other) => other !== at),
								)
							}
						>
							<Icon name="check" />
							{said(use)}
							<Icon name="close" />
						</button>
					</li>
				))}
			</ul>
			{phrases.length < mostPhrases && (
				<div>
					<Button size="sm" variant="brand" onClick={() => setIsOpen(true)}>
						<Icon name="message" />
						{t('openBook')}
					</Button>
				</div>
			)}
			<Sheet isOpen={isOpen} title={t('book')} closeLabel={t('close')} onClose={() => setIsOpen(false)}>
				<PhrasePicker
					speaker="provider"
					area={desk.question.area}
					kind={desk.question.kind}
					reader={desk.readsIn}
					loadBook={loadBook}
					onPick={pick}
					agency={agency}
				/>
			</Sheet>
		</div>
	);
}
