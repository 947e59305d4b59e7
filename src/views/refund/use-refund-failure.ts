import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why something about a refund failed, in words. */
export const useRefundFailure = () => useFailureText(useTranslations('refund')('unreachable'));
