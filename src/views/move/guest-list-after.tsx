import { countOf, type Persons } from '#domain/product/price.ts';
import { listFit } from '#domain/reservation/guest-list.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';

/** To who writes it, before other persons come: that the guest list will not fit them any more. */
export function GuestListAfter({ persons }: { persons: Persons }) {
	const t = useTranslations('reservation.my.guestList.after');
	const { guestCount, order, role, isErased } = useReservation().reservation;
	const isOther = countOf(persons) !== countOf(order.persons);
	if (!guestCount || role !== 'member' || isErased || !isOther) return null;
	const { over, missing } = listFit(guestCount, countOf(persons));
	if (over > 0) return <Note tone="warn">{t('over', { count: guestCount, over })}</Note>;
	return missing > 0 ? <Note>{t('missing', { count: guestCount, missing })}</Note> : null;
}
