import { Badge } from '#ui/badge.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../primitives.module.css';
import { Specimen } from '../specimen.tsx';

export function Signs() {
	const t = useTranslations();
	return (
		<>
			<Specimen name="accents, of which an area has one: indigo, celadon, plum">
				<div className={styles.row}>
					{['indigo', 'celadon', 'plum'].map((tone) => (
						<Badge key={tone} tone={tone}>
							{tone}
						</Badge>
					))}
				</div>
			</Specimen>
			<Specimen name="neutral, brand, ok, warn, bad, act">
				<div className={styles.row}>
					<Badge>{t('notice.pinned')}</Badge>
					<Badge tone="brand">{t('product.tag.interpreter')}</Badge>
					<Badge tone="ok">{t('product.confirmation.instant')}</Badge>
					<Badge tone="warn">{t('product.panel.left', { left: 2 })}</Badge>
					<Badge tone="bad">{t('product.panel.unavailable')}</Badge>
					<Badge tone="act">{t('product.panel.lowest')}</Badge>
				</div>
			</Specimen>
			<Specimen name="note, info">
				<Note>{t('product.detail.medicalNote')}</Note>
			</Specimen>
			<Specimen name="note, warn">
				<Note tone="warn">{t('product.panel.approximateMedical')}</Note>
			</Specimen>
			<Specimen name="note, bad">
				<Note tone="bad">{t('state.failureText')}</Note>
			</Specimen>
		</>
	);
}
