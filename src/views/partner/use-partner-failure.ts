import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a change of the business failed, in words. */
export const usePartnerFailure = () => useFailureText(useTranslations('partner.form')('unreachable'));
