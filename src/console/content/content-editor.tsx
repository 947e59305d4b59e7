import { type ReactNode, useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Texts } from '#ui/form/texts.ts';
import { EditorFrame } from './editor-frame.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import { type Look, TextFields } from './text-fields.tsx';
import type { TextForm } from './text-form.ts';
import { useFieldInAddress } from './use-field-in-address.ts';

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

const usual = { title: 'title', body: 'body' };

const headed = (texts: Texts<string>, { title, body }: typeof usual): Texts<'title' | 'body'> =>
	Object.fromEntries(
		Object.entries(texts).map(([locale, text]) => [locale, { title: text[title] ?? '', body: text[body] ?? '' }]),
	) as Texts<'title' | 'body'>;

/** Something that is a title, a text and some facts: written in six languages, looked at, put out. */
export function ContentEditor({ form, path, looks, children, more, headings = usual, ...props }: Props) {
	const { above, tabs, previewFacts, onLanguage } = props;
	const [isPreviewing, setIsPreviewing] = useState(false);
	useFieldInAddress(form.idOf, onLanguage);
	const { editing, language } = form;
	const texts = headed(form.values.texts, headings);
	const title = texts[language].title || texts.ko.title || texts.en.title || editing.id;
	const gapAddress = (check: string, { id }: Editing) => {
		const field = ofCheck[check] ?? gapField(editing, check === 'texts' ? ['ko', 'en'] : allOf);
		return `${path}/${id}${field ? `?field=${field}` : ''}`;
	};
	const cellAddress = (field: string, locale: Locale) => `${path}/${editing.id}?field=texts.${locale}.${field}`;
	return (
		<>
			<EditorFrame
				{...{ form, title, above, tabs, gapAddress, cellAddress, more }}
				onPreview={() => setIsPreviewing(true)}
			>
				{children}
				<TextFields form={form} looks={looks} onLanguage={onLanguage} />
			</EditorFrame>
			<PreviewSheet
				{...{ texts, language, onLanguage }}
				facts={previewFacts}
				isOpen={isPreviewing}
				onClose={() => setIsPreviewing(false)}
			/>
		</>
	);
}

const allOf: readonly Locale[] = ['ko', 'en', 'ru', 'th', 'vn', 'id'];
