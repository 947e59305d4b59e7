import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PanelContent, PanelFoot } from './panel-content.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

type Props = { panel: ReservationPanel; isOpen: boolean; onClose: () => void };

export function PanelSheet({ panel, isOpen, onClose }: Props) {
	const t = useTranslations('product.panel');
	return (
		<Sheet
			isOpen={isOpen}
			title={t('seePrices')}
			closeLabel={t('close')}
			onClose={onClose}
			footer={<PanelFoot panel={panel} />}
		>
			<PanelContent panel={panel} />
		</Sheet>
	);
}
