import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { languageOf, type Texts } from '#ui/form/texts.ts';
import { Note } from '#ui/note.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useConsoleAddress } from '../address.tsx';
import { PageHead } from '../page-head.tsx';
import { Completeness } from './completeness.tsx';
import { ConflictSheet } from './conflict-sheet.tsx';
import styles from './content.module.css';
import { ContentActions } from './content-actions.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import { StandingCard } from './standing-card.tsx';
import { type Look, TextFields } from './text-fields.tsx';
import type { TextForm } from './text-form.ts';
import { useFieldName } from './use-field-name.ts';

type Told = { onTold: (message: string) => void };
type Props = {
	form: TextForm;
	/** Where such things are edited, without what follows the id. */
	path: string;
	above: ReactNode;
	looks: readonly Look[];
	/** Where its words are in another file than the title. */
	tabs?: ReactNode;
	children?: ReactNode;
	more?: (told: Told) => ReactNode;
	/** Above its text, as readers see it. */
	previewFacts?: ReactNode;
	/** Which of its parts are its heading and its text, where they have other names. */
	headings?: { title: string; body: string };
	onLanguage: (locale: Locale) => void;
};

/** The first part that a language lacks. */
function gapField({ completeness }: Editing, languages: readonly Locale[]): string | undefined {
	for (const locale of languages) {
		const missing = completeness.fields.find(({ cells }) => cells[locale] === 'missing');
		if (missing) return `texts.${locale}.${missing.field}`;
	}
	return undefined;
}

const ofCheck: Partial<Record<string, string>> = { 'effective-day': 'effectiveOn', period: 'endsOn' };

/** The way to a field is an address, so that a list of what is missing elsewhere can lead there too. */
function useFieldInAddress(form: TextForm, onLanguage: (locale: Locale) => void) {
	const field = useConsoleAddress().query.get('field');
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another place to go to matters
	useEffect(() => {
		if (!field) return;
		const of = languageOf(field);
		if (of) onLanguage(of);
		// Its language is on screen in the next frame.
		const waiting = requestAnimationFrame(() => document.getElementById(form.idOf(field))?.focus());
		return () => cancelAnimationFrame(waiting);
	}, [field]);
}

const usual = { title: 'title', body: 'body' };

const headed = (texts: Texts<string>, { title, body }: typeof usual): Texts<'title' | 'body'> =>
	Object.fromEntries(
		Object.entries(texts).map(([locale, text]) => [locale, { title: text[title] ?? '', body: text[body] ?? '' }]),
	) as Texts<'title' | 'body'>;

/** Something that is a title, a text and some facts: written in six languages, looked at, put out. */
export function ContentEditor({ form, path, looks, children, more, headings = usual, ...props }: Props) {
	const { above, tabs, previewFacts, onLanguage } = props;
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const [message, setMessage] = useState<string>();
	const [isPreviewing, setIsPreviewing] = useState(false);
	useFieldInAddress(form, onLanguage);
	const { editing, language } = form;
	const texts = headed(form.values.texts, headings);
	const title = texts[language].title || texts.ko.title || texts.en.title || editing.id;
	const gapAddress = (check: string, { id }: Editing) => {
		const field = ofCheck[check] ?? gapField(editing, check === 'texts' ? ['ko', 'en'] : allOf);
		return `${path}/${id}${field ? `?field=${field}` : ''}`;
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.save().then((saved) => saved && setMessage(t('saved')));
	};
	const labelOf = (field: string) => {
		const of = languageOf(field);
		return of ? `${locales[of].ownName}, ${nameOf(field)}` : nameOf(field);
	};
	return (
		<>
			<PageHead
				title={title}
				above={above}
				aside={<ContentActions {...{ form, gapAddress }} onTold={setMessage} onPreview={() => setIsPreviewing(true)} />}
			/>
			{tabs}
			<div className={styles.columns}>
				<form className={styles.form} noValidate onSubmit={submit}>
					<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={labelOf} />
					{form.failure && (
						<Note tone="bad" isAlert>
							{form.failure}
						</Note>
					)}
					{children}
					<TextFields form={form} looks={looks} onLanguage={onLanguage} />
				</form>
				<div className={styles.side}>
					<StandingCard {...{ form, gapAddress }} onTold={setMessage} more={more?.({ onTold: setMessage })} />
					<Completeness editing={editing} />
				</div>
			</div>
			<ConflictSheet form={form} onTold={setMessage} />
			<PreviewSheet
				{...{ texts, language, onLanguage }}
				facts={previewFacts}
				isOpen={isPreviewing}
				onClose={() => setIsPreviewing(false)}
			/>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

const allOf: readonly Locale[] = ['ko', 'en', 'ru', 'th', 'vn', 'id'];
