import type { ApiFailure } from '#contract/client.ts';
import { useTranslations } from '#ui/translations.tsx';
import * as saving from '#views/use-saving.ts';

/** A change of a reservation; `onRefusal` may look at how it stands now and tell it better. */
export function useSaving({ onRefusal }: { onRefusal?: (error: ApiFailure) => Promise<string | undefined> } = {}) {
	const t = useTranslations('reservation.my');
	return saving.useSaving({ unreachable: t('unreachable'), onRefusal });
}

export function useFailureText() {
	return saving.useFailureText(useTranslations('reservation.my')('unreachable'));
}
