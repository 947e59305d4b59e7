import type { Locale } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';
import { type Look, TextFields } from '../../content/text-fields.tsx';
import { listParts, type TextPart } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const looks: readonly (Look & { part: TextPart })[] = [
	{ part: 'title', max: 120 },
	{ part: 'summary', rows: 3, max: 600 },
	{ part: 'description', rows: 7, max: 5_000 },
	{ part: 'included', rows: 4, max: 5_000 },
	{ part: 'excluded', rows: 3, max: 5_000 },
	{ part: 'steps', rows: 4, max: 5_000 },
	{ part: 'goodToKnow', rows: 4, max: 5_000 },
	{ part: 'place', max: 120 },
	{ part: 'meetingPoint', rows: 2, max: 1_000 },
	{ part: 'alsoCalled', rows: 2, max: 2_000 },
];

/** What a product says; lists are typed one point a line. */
export function ProductTexts({ form, onLanguage }: { form: ProductForm; onLanguage: (locale: Locale) => void }) {
	const t = useTranslations('console.product');
	const hintOf = (part: TextPart) =>
		(listParts as readonly string[]).includes(part)
			? t(part === 'alsoCalled' ? 'alsoCalledHint' : 'linesHint')
			: undefined;
	const hinted = looks.map((look) => ({ ...look, hint: hintOf(look.part) }));
	return <TextFields form={form} looks={hinted} onLanguage={onLanguage} />;
}
