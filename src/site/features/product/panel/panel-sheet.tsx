import { PageSheet } from '#site/shell/over/page-sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PanelContent, PanelFoot } from './panel-content.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

type Props = { panel: ReservationPanel; isOpen: boolean; onClose: () => void };

export function PanelSheet({ panel, isOpen, onClose }: Props) {
	const t = useTranslations('product.panel');
	return (
		<PageSheet
			isOpen={isOpen}
			title={t('seePrices')}
			closeLabel={t('close')}
			onClose={onClose}
			footer={<PanelFoot panel={panel} />}
		>
			<PanelContent panel={panel} />
		</PageSheet>
	);
}
