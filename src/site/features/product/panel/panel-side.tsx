import { useTranslations } from '#ui/translations.tsx';
import styles from './panel.module.css';
import { PanelContent, PanelFoot } from './panel-content.tsx';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** From 981 px: stays beside the text while one reads. */
export function PanelSide({ panel }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	return (
		<aside className={styles.side} aria-label={t('title')}>
			<div className={styles.scroll}>
				<PanelContent panel={panel} />
			</div>
			<div className={styles.sideFoot}>
				<PanelFoot panel={panel} />
			</div>
		</aside>
	);
}
