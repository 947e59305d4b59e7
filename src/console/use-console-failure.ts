import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why something of the console failed, in words. */
export function useConsoleFailure(): (error: unknown) => string {
	const refusal = useTranslations('error');
	return (error) => refusal((error instanceof ApiFailure ? error.code : undefined) ?? 'unavailable', waitTime());
}
