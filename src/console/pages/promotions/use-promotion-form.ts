import type { Editing } from '#contract/api/content.ts';
import { pagePath } from '#contract/page-address.ts';
import { joinAddress } from '#i18n/address.ts';
import type { Locale } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useContentForm } from '../../content/use-content-form.ts';
import { lastNamed } from '../../content/use-field-name.ts';
import { type Part, partOf } from './promotion-gap.ts';
import { contentOf, faultsOf, type PromotionValues, valuesOf } from './promotion-values.ts';

const named = [
	...(['title', 'lead', 'body', 'audience', 'scope', 'discount', 'amount', 'of', 'productIds', 'kinds'] as const),
	...(['startDay', 'startTime', 'endDay', 'endTime', 'startsAt', 'endsAt', 'serviceFrom', 'serviceTo'] as const),
	...(['how', 'code', 'minPersons', 'memberLimit', 'totalLimit', 'picture', 'area', 'texts'] as const),
] as const;

/** What a field of a promotion is called. */
export function usePromotionFieldName(): (field: string) => string {
	const t = useTranslations('console.promotion.field');
	return (field) => t(lastNamed(named, field) ?? 'other');
}

/** The site's own page of it, with the newest draft; Korean readers are shown the site in English. */
export function previewAddress({ id }: Editing, language: Locale): string {
	const path = `${pagePath('promotionDetail', { id })}?draft=1`;
	return language === 'ko' ? path : joinAddress({ code: language, path });
}

/** The field of the form that a path of the server means. */
function fieldOf(at: string): string {
	const path = at.replace(/^content\.value\./, '');
	if (path.startsWith('discount')) return 'amount';
	return { startsAt: 'startDay', endsAt: 'endDay' }[path] ?? path;
}

type Given = { editing: Editing; language: Locale; onWrong: (part: Part, language: Locale | undefined) => void };

export function usePromotionForm({ editing, language, onWrong }: Given) {
	return useContentForm<PromotionValues>({
		...{ editing, language, valuesOf, contentOf, faultsOf, fieldOf },
		onWrong: (field, wrongLanguage) => onWrong(partOf(field), wrongLanguage),
	});
}
export type PromotionForm = ReturnType<typeof usePromotionForm>;
