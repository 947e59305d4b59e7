import { useTranslations } from '#ui/translations.tsx';
import type { ManyFilter } from './list-choices.ts';

const nouns = { regions: 'region', languages: 'language', tags: 'tag', confirmations: 'confirmation' } as const;

/** What an option of a filter is called. */
export function useOptionName(): (filter: ManyFilter, value: string) => string {
	const t = useTranslations('product');
	return (filter, value) => t(`${nouns[filter]}.${value}` as 'region.seoul');
}

/** What a kind of product is called. */
export function useKindName(): (kind: string) => string {
	const t = useTranslations('product.kind');
	return (kind) => t(kind as 'hotel');
}
