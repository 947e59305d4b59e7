import { kindNameIn } from '#i18n/kind-name.ts';
import { useTranslations } from '#ui/translations.tsx';

export const useKindName = (): ((kind: string) => string) => kindNameIn(useTranslations);
