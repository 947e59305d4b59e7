import type { VideoRow } from '#contract/api/video.ts';
import { isOpenVideo } from '#domain/video/video-date.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '#views/video/date/date.module.css';
import { VideoOff } from '#views/video/video-off.tsx';
import { VideoRows } from '#views/video/video-rows.tsx';

const shown = 5;

/** What waits for the member, then what is still open; all of them are a page of their own. */
const order = ({ waitsFor, role, state }: VideoRow) => (waitsFor === role ? 0 : isOpenVideo(state) ? 1 : 2);

/** Talks by video on my page. */
export function MyVideos({ rows }: { rows: readonly VideoRow[] }) {
	const t = useTranslations('video.list');
	const first = rows.toSorted((one, other) => order(one) - order(other)).slice(0, shown);
	return (
		<section className={styles.section}>
			<h2>{t('title')}</h2>
			<VideoOff />
			<VideoRows rows={first} />
			{rows.length > shown && (
				<PageLink page="videoConsultation" className={buttonClass({ variant: 'quiet' })}>
					{t('all')}
				</PageLink>
			)}
		</section>
	);
}
