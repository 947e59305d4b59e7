import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a change of my information failed, in words. */
export const useMyFailure = () => useFailureText(useTranslations('my')('unreachable'));
