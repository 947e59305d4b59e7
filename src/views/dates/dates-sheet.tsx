import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { DatesForm } from './dates-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function DatesSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.dates.form');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('leave')} onClose={onClose}>
			<DatesForm onClose={onClose} />
		</Sheet>
	);
}
