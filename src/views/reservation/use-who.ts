import type { ReservationDetail } from '#contract/api/reservation.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from './reservation-context.ts';

type Act = Pick<ReservationDetail['history'][number], 'actor' | 'by'>;

/** Who did something, in a line: “you” only to the one who did it; a colleague by name and role, where the reader is told that. */
export function useWho(): (act: Act) => string {
	const t = useTranslations('reservation.my.history');
	const shell = useTranslations('shell');
	const { provider, role } = useReservation().reservation;
	return ({ actor, by }) => {
		if (by?.isYou || (actor === 'member' && role === 'member')) return t('who.you');
		if (actor === 'member' || actor === 'clock') return t(`who.${actor}`);
		const side = actor === 'provider' ? provider : shell('brand');
		if (!by) return side;
		const person = t('who.person', { name: by.name, role: t(`role.${by.role}`) });
		// Among colleagues it is plain which house is meant.
		return role === actor ? person : `${side} · ${person}`;
	};
}
