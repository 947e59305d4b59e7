import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DateScreen } from '#views/video/date/date-screen.tsx';
import { type VideoFront, VideoFrontContext } from '#views/video/video-front.ts';
import { videoQuery } from '#views/video/video-queries.ts';
import { useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import styles from './video.module.css';

const LateRoom = lazy(async () => ({ default: (await import('#views/video/room/room-part.tsx')).RoomPart }));
const LateSheet = lazy(async () => ({ default: (await import('#views/video/room/show-sheet.tsx')).ShowSheet }));

function Waiting({ children }: { children: ReactNode }) {
	const t = useTranslations('state');
	return <Suspense fallback={<Spinner label={t('loading')} slowLabel={t('stillLoading')} />}>{children}</Suspense>;
}

/** Only who enters a room needs what a room is made of. */
const Room: VideoFront['Room'] = (props) => (
	<Waiting>
		<LateRoom {...props} />
	</Waiting>
);
const ShowSheet: VideoFront['ShowSheet'] = (props) => (
	<Waiting>
		<LateSheet {...props} />
	</Waiting>
);

/** A talk by video for who holds or interprets it: the same as its guest has on the site, in the language one works in. */
export function VideoPage() {
	const language = useConsoleLocale();
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery(videoQuery(useApi(), { id, language }));
	const writer = useViewer().id;
	const front = useMemo(() => ({ writer, Room, ShowSheet }), [writer]);
	return (
		<VideoFrontContext value={front}>
			<div className={styles.talk}>
				<Await query={query}>{(date) => <DateScreen key={id} date={date} />}</Await>
			</div>
		</VideoFrontContext>
	);
}
