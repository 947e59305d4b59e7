import type { ApiFailure } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { focusAfterMove } from '../after-move.ts';
import { useRenew } from '../use-renew.ts';

/** For what is sent of a question: where it was refused, the page is asked for anew, as it is not what was read. */
export function useMatchingSending(better: Partial<Record<ErrorCode, string>> = {}) {
	const t = useTranslations('matching.asker');
	const renew = useRenew();
	return {
		textOf: useFailureText(t('unreachable')),
		onRefusal: async (error: ApiFailure): Promise<string | undefined> => {
			if (error.status >= 400 && error.status < 500 && error.code !== 'invalid-input') await renew();
			return error.code === undefined ? undefined : better[error.code as ErrorCode];
		},
		/** With the focus on what the page says now, where what was clicked is gone. */
		renew: async ({ isToState = false } = {}) => {
			await renew();
			focusAfterMove(isToState);
		},
	};
}

/** Something done to a question at a click. */
export function useMatchingSaving(better?: Partial<Record<ErrorCode, string>>) {
	const { renew, ...sending } = useMatchingSending(better);
	return { ...useSaving(sending), renew };
}
