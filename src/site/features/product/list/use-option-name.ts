import { useTranslations } from '#ui/translations.tsx';
import type { ManyFilter } from './list-choices.ts';

const nouns = { regions: 'region', languages: 'language', tags: 'tag', confirmations: 'confirmation' } as const;

/** What an option of a filter is called. */
export function useOptionName(): (filter: ManyFilter, value: string) => string {
	const t = useTranslations('product');
	return (filter, value) => t(`${nouns[filter]}.${value}` as 'region.seoul');
}
