import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a form could not be sent, in words: the refusal's own, or that nobody answered. */
export const useMemberFailure = () => useFailureText(useTranslations('member.form')('offline'));
