import type { Editing } from '#contract/api/content.ts';
import type { Locale } from '#i18n/locales.ts';
import { languageOf } from '#ui/form/texts.ts';
import { useContentForm } from '../../content/use-content-form.ts';
import { contentOf, faultsOf, type ProductValues, valuesOf } from './product-values.ts';

/** The editor's tabs, and the field of the form that each path of the server means. */
export const parts = ['texts', 'photographs', 'price', 'times', 'terms'] as const;
export type Part = (typeof parts)[number];

function partOf(field: string): Part {
	if (/^(price|rules|options)/.test(field)) return 'price';
	if (languageOf(field)) return 'texts';
	return /^(schedule|minutes|nights)/.test(field) ? 'times' : 'terms';
}

const fieldOf = (at: string) => at.replace(/^content\.value\./, '').replace(/^place\.name\.(\w+)$/, 'texts.$1.place');

type Given = { editing: Editing; language: Locale; onWrong: (part: Part, language: Locale | undefined) => void };

/** What is being written of a product. */
export const useProductForm = ({ editing, language, onWrong }: Given) =>
	useContentForm<ProductValues>({
		...{ editing, language, valuesOf, contentOf, faultsOf, fieldOf },
		onWrong: (field, wrongLanguage) => onWrong(partOf(field), wrongLanguage),
	});
export type ProductForm = ReturnType<typeof useProductForm>;
