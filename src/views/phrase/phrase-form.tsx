import { type FormEvent, useEffect, useRef } from 'react';
import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import { type PhraseId, slotsOf } from '#domain/phrase/phrases.ts';
import { locales } from '#i18n/locales.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { Button } from '#ui/button.tsx';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './phrase-picker.module.css';
import { SlotField } from './slot-field.tsx';
import { blankSlots, slotFaults, slotsIn, soundSlotsIn } from './slot-values.ts';
import type { ReaderBook } from './use-reader-book.ts';

type Props = {
	phrase: PhraseId;
	readerBook: ReaderBook | undefined;
	onPick: (use: PhraseUse) => void;
	onBack: () => void;
};

const idOf = (field: string) => `phrase-${field}`;

/** The gaps of one phrase, and how it reads on both sides while they are filled. */
export function PhraseForm({ phrase, readerBook, onPick, onBack }: Props) {
	const t = useTranslations('phrase');
	const locale = useWordsLocale();
	const element = useRef<HTMLFormElement>(null);
	const form = useForm({
		blank: blankSlots(phrase),
		faultsOf: (values) => slotFaults(phrase, values),
		textOf: () => '',
		idOf,
		bringUp: (fields: readonly string[]) => {
			focusFirst(fields.map(idOf));
			return [];
		},
	});
	useEffect(() => element.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		// A sheet lies in the page's tree of components, perhaps within another form.
		event.stopPropagation();
		void form.submit({ send: async (values) => onPick({ phrase, slots: slotsIn(phrase, values) }) });
	};
	const draft = { phrase, slots: soundSlotsIn(phrase, form.values) };
	return (
		<form ref={element} className={styles.form} noValidate onSubmit={submit}>
			<div className={styles.sides}>
				<p className={styles.side}>
					<span className={styles.whose}>{t('picker.yours')}</span>
					<span>{sayPhrase(draft, locale, t)}</span>
				</p>
				{readerBook && <ReadersSide draft={draft} readerBook={readerBook} />}
			</div>
			<div className={styles.slots}>
				{Object.entries(slotsOf(phrase)).map(([name, type]) => (
					<SlotField
						key={name}
						name={name}
						type={type}
						field={(options) => form.field(name, options)}
						onChange={(value) => form.set(name, value)}
					/>
				))}
			</div>
			<div className={styles.foot}>
				<Button type="submit" variant="primary">
					{t('picker.add')}
				</Button>
				<Button variant="quiet" onClick={onBack}>
					{t('picker.other')}
				</Button>
			</div>
		</form>
	);
}

function ReadersSide({ draft, readerBook }: { draft: PhraseUse; readerBook: ReaderBook }) {
	const t = useTranslations('phrase');
	if (readerBook === 'loading') return null;
	if (readerBook === 'failed') return <p className={styles.side}>{t('picker.noPreview')}</p>;
	const { locale, book } = readerBook;
	return (
		<p className={styles.side}>
			<span className={styles.whose}>{t('picker.readsAs', { language: t(`language.${locale}`) })}</span>
			<span lang={locales[locale].tag}>{sayPhrase(draft, locale, book)}</span>
		</p>
	);
}
