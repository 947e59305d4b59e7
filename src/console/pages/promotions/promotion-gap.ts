import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { Locale } from '#i18n/locales.ts';

type Check = Editing['checks'][number]['check'];

export const parts = ['rule', 'texts'] as const;
export type Part = (typeof parts)[number];

/** The first part that a language lacks. */
function textGap({ completeness }: Editing, languages: readonly Locale[]): string {
	for (const locale of languages) {
		const missing = completeness.fields.find(({ cells }) => cells[locale] === 'missing');
		if (missing) return `texts.${locale}.${missing.field}`;
	}
	return 'texts.ko.title';
}

/** Where something that is missing is filled in. What the law wants said stands in the texts, but for the products. */
function fieldOf(check: Check, editing: Editing): string {
	const { percent } = editing.completeness;
	const isUnnamed = editing.content.kind === 'promotion' && editing.content.value.productIds.length === 0;
	switch (check) {
		case 'texts':
			return textGap(editing, percent.en > percent.ko ? ['en'] : ['ko']);
		case 'statement':
			return isUnnamed ? 'of' : textGap(editing, ['ko', 'en', 'ru', 'th', 'vn', 'id']);
		case 'period':
			return 'endDay';
		case 'price':
			return 'amount';
		case 'products':
			return 'of';
		case 'code':
			return 'code';
		default:
			return textGap(editing, ['ko', 'en', 'ru', 'th', 'vn', 'id']);
	}
}

export const partOf = (field: string): Part => (field.startsWith('texts.') ? 'texts' : 'rule');

export const promotionAddress = (id: string, part: Part = 'rule'): string =>
	`${consolePages.promotions.path}/${id}${part === 'rule' ? '' : `?part=${part}`}`;

export function gapAddress(check: Check, editing: Editing): string {
	const field = fieldOf(check, editing);
	const part = partOf(field);
	const query = new URLSearchParams({ ...(part !== 'rule' && { part }), field });
	return `${consolePages.promotions.path}/${editing.id}?${query}`;
}

/** Where a part of its texts is written in a language. */
export const cellAddress = (id: string, field: string, locale: Locale): string =>
	`${promotionAddress(id, 'texts')}&field=texts.${locale}.${field}`;
