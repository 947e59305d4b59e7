import { ApiFailure } from '#contract/client.ts';
import { useTranslations } from '#ui/translations.tsx';

/** In two sentences: a page that shows ratings does not load the words for every refusal there is. */
export function useShortFailure(): (error: unknown) => string {
	const t = useTranslations('rating');
	return (error) => t(error instanceof ApiFailure && error.code !== undefined ? 'refused' : 'unreachable');
}
