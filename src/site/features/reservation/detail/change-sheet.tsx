import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { ChangeForm } from './change-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Another date, another time, other persons. */
export function ChangeSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.change');
	const { price } = useReservation().reservation;
	return (
		<Sheet
			isOpen={isOpen}
			title={t(price.basis === 'agreed' ? 'openDate' : 'title')}
			closeLabel={t('keep')}
			onClose={onClose}
		>
			<ChangeForm onClose={onClose} />
		</Sheet>
	);
}
