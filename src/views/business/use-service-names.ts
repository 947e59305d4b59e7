import { useTranslations } from '#ui/translations.tsx';

/** What a business offers, in the reader's language: `medical.dermatology` → “Dermatology”. */
export function useServiceNames(): (items: readonly string[]) => string[] {
	const product = useTranslations('product');
	return (items) => items.map((item) => product(`kind.${item.split('.')[1]}` as 'kind.spa'));
}
