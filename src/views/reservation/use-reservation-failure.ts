import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';

/** Why a change of a reservation failed, in words. */
export const useReservationFailure = () => useFailureText(useTranslations('reservation.my')('unreachable'));
