import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '#ui/translations.tsx';

/** The refusal in the reader's words; without an answer, that nothing is lost. */
export function useFailureText(): (error: unknown) => string {
	const t = useTranslations('rating');
	const refusal = useTranslations('error');
	return (error) => {
		if (!(error instanceof ApiFailure) || error.code === undefined) return t('unreachable');
		return refusal(error.code, waitTime(error.problem?.retryAfter));
	};
}
