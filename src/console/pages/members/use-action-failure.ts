import { ApiFailure } from '#contract/client.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

/** What the sentence of My page tells the member themselves: here an operator reads it, who erases for them. */
const erasingRefusals = ['reservations-open', 'slip-in-check', 'refund-owed', 'last-owner'] as const;

/** Why what an operator does to an account failed, said of the member. */
export function useActionFailure(): (error: unknown) => string {
	const t = useTranslations('console.member.action.erase.refused');
	const failure = useConsoleFailure();
	return (error) => {
		const code = erasingRefusals.find((one) => error instanceof ApiFailure && error.code === one);
		return code === undefined ? failure(error) : t(code);
	};
}
