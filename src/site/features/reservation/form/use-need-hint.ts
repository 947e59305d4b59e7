import { genders } from '#domain/member/member.ts';
import { isCovered } from '#domain/reservation/need-cover.ts';
import { type NeedId, namedNeeds } from '#domain/reservation/needs.ts';
import { useTranslations } from '#ui/translations.tsx';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What is chosen is offered here, or will be asked; undefined where it is not chosen. */
export function useNeedHint(form: ReservationFormState): (id: NeedId) => string | undefined {
	const t = useTranslations('reservation.form.need');
	const { needs, lead } = form.values;
	const gender = genders.find((one) => one === lead.gender);
	return (id) => {
		const chosen = namedNeeds(needs).find((need) => need.id === id);
		return chosen && t(isCovered(chosen, { ...form.product, gender }) ? 'covered' : 'asked');
	};
}
