import type { Messages } from '#i18n/messages.ts';
import { useTranslations } from '#ui/translations.tsx';

type Noun = keyof Messages['console']['audit']['noun'];
type Act = keyof Messages['console']['audit']['act'];
export const actOf = (kind: string) => kind.split('.')[1] as Act;
export const nounOf = (kind: string) => kind.split('.')[0] as Noun;

/** “Reservation · Cancelled”, as the list of kinds has it. */
export function useKindName(): (kind: string) => string {
	const t = useTranslations('console.audit');
	return (kind) => `${t(`noun.${nounOf(kind)}`)} · ${t(`act.${actOf(kind)}`)}`;
}
