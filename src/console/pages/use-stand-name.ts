import { useCallback } from 'react';
import type { ApplicationQueue } from '#contract/api/partner.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Where an application stands, in an operator's words. */
export function useStandName(): (queue: ApplicationQueue) => string {
	const t = useTranslations('partner.desk');
	const names = useTranslations('partner.application');
	return useCallback(
		(queue) => {
			if (queue === 'CHANGE_REQ') return t('changes');
			return queue === 'MORE_ASKED' ? t('waitsForApplicant') : names('status', { status: queue });
		},
		[t, names],
	);
}
