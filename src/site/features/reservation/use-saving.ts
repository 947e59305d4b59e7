import type { ApiFailure } from '#contract/client.ts';
import * as saving from '#site/data/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** A change of a reservation; `onRefusal` may look at how it stands now and tell it better. */
export function useSaving({ onRefusal }: { onRefusal?: (error: ApiFailure) => Promise<string | undefined> } = {}) {
	const t = useTranslations('reservation.my');
	return saving.useSaving({ unreachable: t('unreachable'), onRefusal });
}

export function useFailureText() {
	return saving.useFailureText(useTranslations('reservation.my')('unreachable'));
}
