import { dutyNamesIn } from '#i18n/duty-names.ts';
import { useTranslations } from '#ui/translations.tsx';

export const useDutyNames = () => dutyNamesIn(useTranslations);
