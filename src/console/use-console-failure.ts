import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useNumbered } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why something of the console failed, in words, with its number where the server keeps it. */
export function useConsoleFailure(): (error: unknown) => string {
	const refusal = useTranslations('error');
	const t = useTranslations('console');
	const numbered = useNumbered();
	return (error) => {
		if (isUnsent(error)) return t('offline');
		return numbered(
			refusal((error instanceof ApiFailure ? error.code : undefined) ?? 'unavailable', waitTime()),
			error,
		);
	};
}

/** No answer at all: browsers throw a TypeError where there is no way to the server. */
const isUnsent = (error: unknown): boolean => error instanceof TypeError;
