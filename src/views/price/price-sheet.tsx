import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PriceForm } from './price-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

export function PriceSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.agreed.form');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('leave')} onClose={onClose}>
			<PriceForm onClose={onClose} />
		</Sheet>
	);
}
