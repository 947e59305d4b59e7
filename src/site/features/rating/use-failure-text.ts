import { ApiFailure } from '#contract/client.ts';
import { useTranslations } from '#ui/translations.tsx';

/** The refusal in the reader's words; without an answer, that nothing is lost. */
export function useFailureText(): (error: unknown) => string {
	const t = useTranslations('rating');
	const refusal = useTranslations('error');
	return (error) => {
		if (!(error instanceof ApiFailure) || error.code === undefined) return t('unreachable');
		return refusal(error.code, { seconds: Math.max(error.problem?.retryAfter ?? 60, 1) });
	};
}
