import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why something of the console failed, in words. */
export function useConsoleFailure(): (error: unknown) => string {
	const refusal = useTranslations('error');
	const t = useTranslations('console');
	return (error) => {
		if (isUnsent(error)) return t('offline');
		return refusal((error instanceof ApiFailure ? error.code : undefined) ?? 'unavailable', waitTime());
	};
}

/** No answer at all: browsers throw a TypeError where there is no way to the server. */
const isUnsent = (error: unknown): boolean => error instanceof TypeError;
