import { useCallback } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a form could not be sent, in words: the refusal's own, or that nobody answered. */
export function useFailureText(): (failure: unknown) => string {
	const t = useTranslations('member.form');
	const refusals = useTranslations('error');
	return useCallback(
		(failure) => {
			if (!(failure instanceof ApiFailure) || failure.code === undefined) return t('offline');
			const { code, problem } = failure;
			return refusals(code, waitTime(problem?.retryAfter));
		},
		[t, refusals],
	);
}
