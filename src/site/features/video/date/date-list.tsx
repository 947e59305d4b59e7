import { useSuspenseQuery } from '@tanstack/react-query';
import type { VideoRow } from '#contract/api/video.ts';
import { usePage } from '#site/use-page.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/video/date/date.module.css';
import { useIsVideoOn } from '#views/video/use-is-video-on.ts';
import { VideoOff } from '#views/video/video-off.tsx';
import { videosQuery } from '#views/video/video-queries.ts';
import { VideoRows } from '#views/video/video-rows.tsx';
import { NoVideo, VideoSteps } from '../nothing.tsx';

export const listedRoles = ['house', 'interpreter', 'member'] as const;

/** All that somebody asked for, answers for or interprets. */
export function DateLists() {
	const t = useTranslations('video.list');
	const asking = useTranslations('video.request');
	const isVideoOn = useIsVideoOn();
	const { callApi, locale: language } = usePage();
	const house = useSuspenseQuery(videosQuery(callApi, { as: 'house', language })).data.items;
	const interpreter = useSuspenseQuery(videosQuery(callApi, { as: 'interpreter', language })).data.items;
	const member = useSuspenseQuery(videosQuery(callApi, { as: 'member', language })).data.items;
	const isEmpty = house.length + interpreter.length + member.length === 0;
	return (
		<div className={styles.page}>
			<h1>{t('title')}</h1>
			{!isEmpty && <VideoOff />}
			<Section title={t('house')} rows={house} />
			<Section title={t('interpreter')} rows={interpreter} />
			<Section title={t('member')} rows={member} />
			{isEmpty && !isVideoOn && <NoVideo level={2} title={asking('offTitle')} text={asking('offText')} />}
			{isEmpty && isVideoOn && (
				<NoVideo level={2} title={t('none')} text={t('noneText')}>
					<VideoSteps />
				</NoVideo>
			)}
		</div>
	);
}

function Section({ title, rows }: { title: string; rows: readonly VideoRow[] }) {
	if (rows.length === 0) return null;
	return (
		<section className={styles.section}>
			<h2>{title}</h2>
			<VideoRows rows={rows} />
		</section>
	);
}
