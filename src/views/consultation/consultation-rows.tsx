import type { ReactNode } from 'react';
import type { ConsultationRow } from '#contract/api/consultation.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../video/video-rows.module.css';

type Props = {
	rows: readonly ConsultationRow[];
	/** Each front leads to its own page of it. */
	linkTo: (row: ConsultationRow, className: string, children: ReactNode) => ReactNode;
};

/** Consultations as they are listed: with whom, about what, and who has to do something next. Nothing of what was told. */
export function ConsultationRows({ rows, linkTo }: Props) {
	return (
		<ul className={styles.list}>
			{rows.map((row) => (
				<li key={row.id}>{linkTo(row, styles.row ?? '', <Row row={row} />)}</li>
			))}
		</ul>
	);
}

function Row({ row }: { row: ConsultationRow }) {
	const t = useTranslations('consultation');
	const { role, waitsFor, endReason, unread } = row;
	return (
		<>
			<span className={styles.what}>
				<b>{role === 'house' ? row.member : row.provider.name}</b>
				<small>{row.product.title}</small>
				<small>{t('list.sentOn', { date: formatDate(row.createdAt) })}</small>
			</span>
			<span className={styles.badges}>
				{unread > 0 && <Badge tone="act">{t('list.unread', { count: unread })}</Badge>}
				{waitsFor === role && <Badge tone="act">{t('list.yourTurn')}</Badge>}
				{waitsFor && waitsFor !== role && <Badge>{t(`list.theirTurn.${waitsFor}`)}</Badge>}
				{waitsFor === null && (
					<Badge tone={endReason === 'reserved' ? 'ok' : 'neutral'}>
						{endReason ? t(`end.${endReason}`) : t(`state.${row.state}`)}
					</Badge>
				)}
			</span>
		</>
	);
}
