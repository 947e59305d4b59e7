import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ChangeForm } from './change-form.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Another date, another time, other persons. */
export function ChangeSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.change');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('keep')} onClose={onClose}>
			<ChangeForm onClose={onClose} />
		</Sheet>
	);
}
