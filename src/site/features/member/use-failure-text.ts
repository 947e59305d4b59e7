import { useCallback } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a form could not be sent, in words: the refusal's own, or that nobody answered. */
export function useFailureText(): (failure: unknown) => string {
	const t = useTranslations('member.form');
	const refusals = useTranslations('error');
	return useCallback(
		(failure) => {
			if (!(failure instanceof ApiFailure) || failure.code === undefined) return t('offline');
			const { code, problem } = failure;
			const seconds = Math.max(problem?.retryAfter ?? 60, 1);
			if (code === 'too-many-attempts')
				return seconds > 90
					? t('waitMinutes', { count: Math.ceil(seconds / 60) })
					: t('waitSeconds', { count: seconds });
			return refusals(code, { seconds });
		},
		[t, refusals],
	);
}
