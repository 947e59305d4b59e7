import type { ApiFailure } from '#contract/client.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Of a decision that was refused because it was about something else by now: what is there is shown, and told in words. */
export function useStale(onStale: () => Promise<unknown>): (error: ApiFailure) => Promise<string | undefined> {
	const t = useTranslations('console.reported');
	return async ({ code }) => {
		if (code !== 'changed-since') return undefined;
		await onStale();
		return t('stale');
	};
}
