import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a rating was not saved, in words. */
export const useRatingFailure = () => useFailureText(useTranslations('rating')('unreachable'));
