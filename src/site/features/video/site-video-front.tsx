import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Late } from '#site/late-part.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type VideoFront, VideoFrontContext } from '#views/video/video-front.ts';
import { lateRoom } from './late-room.ts';
import { lateShowSheet } from './late-show-sheet.ts';

function Room(props: ComponentProps<VideoFront['Room']>) {
	const state = useTranslations('state');
	return (
		<Late
			part={lateRoom}
			props={props}
			waiting={<Spinner label={state('loading')} slowLabel={state('stillLoading')} />}
		/>
	);
}

function ShowSheet(props: ComponentProps<VideoFront['ShowSheet']>) {
	return <Late part={lateShowSheet} props={props} />;
}

/** A talk on the site: its room and its files come with their words when somebody wants them. */
export function SiteVideoFront({ children }: { children: ReactNode }) {
	const writer = useViewer()?.id;
	const front = useMemo(() => ({ writer, Room, ShowSheet }), [writer]);
	return <VideoFrontContext value={front}>{children}</VideoFrontContext>;
}
