import type { LeadFact } from '#domain/reservation/lead-facts.ts';
import { useTranslations } from '#ui/translations.tsx';

/** What each fact of the lead guest is called. */
export function useLeadFactName(): (fact: LeadFact) => string {
	const guest = useTranslations('reservation.guest');
	const my = useTranslations('reservation.my.guest');
	return (fact) => (fact === 'language' ? my('language') : guest(fact));
}
