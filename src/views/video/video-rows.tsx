import type { VideoRow } from '#contract/api/video.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageLink } from '../page-link.tsx';
import { useIsVideoOn } from './use-is-video-on.ts';
import { useMomentText } from './use-moment-text.ts';
import styles from './video-rows.module.css';

/** Talks by video as they are listed: with whom, when, and who has to do something next. */
export function VideoRows({ rows }: { rows: readonly VideoRow[] }) {
	return (
		<ul className={styles.list}>
			{rows.map((row) => (
				<li key={row.id}>
					<PageLink page="videoConsultation" query={{ date: row.id }} className={styles.row}>
						<Row row={row} />
					</PageLink>
				</li>
			))}
		</ul>
	);
}

function Row({ row }: { row: VideoRow }) {
	const t = useTranslations('video.list');
	const states = useTranslations('video.state');
	const say = useMomentText();
	const { korean, own } = say(row.scheduledAt ?? row.proposals[0] ?? row.wishes[0] ?? row.createdAt);
	const isVideoOn = useIsVideoOn();
	const isOpen = isVideoOn && row.room.standing === 'open' && row.room.isSeated;
	return (
		<>
			<span className={styles.what}>
				<b>{row.role === 'house' ? row.member : row.provider.name}</b>
				<small>{[korean, own].filter(Boolean).join(' · ')}</small>
				{row.product && <small>{row.product.title}</small>}
			</span>
			<span className={styles.badges}>
				{row.waitsFor === row.role && <Badge tone="act">{t('yourTurn')}</Badge>}
				{row.waitsFor && row.waitsFor !== row.role && <Badge>{t(`theirTurn.${row.waitsFor}`)}</Badge>}
				{row.waitsFor === null && (
					<Badge tone={isOpen || row.state === 'scheduled' ? 'ok' : 'neutral'}>
						{isOpen ? t('open') : states(row.state)}
					</Badge>
				)}
			</span>
		</>
	);
}
