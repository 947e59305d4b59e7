import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';

/** A house that asks for another date lets its guest go free of charge: told to both, while it is so. */
export function WaivedNote() {
	const t = useTranslations('reservation.dates');
	const clocks = useBothClocks();
	const { waivedUntil, role } = useReservation().reservation;
	if (waivedUntil === null) return null;
	return <Note>{t(role === 'member' ? 'free' : 'freeHost', { until: clocks(waivedUntil).both })}</Note>;
}
