import { useEffect, useState } from 'react';
import type { RoomInfo, VideoDate } from '#contract/api/video.ts';
import { FailureNote } from '#ui/failure-note.tsx';
import { useFailureText } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { stopAll } from './capture.ts';
import styles from './check.module.css';
import { DeviceCheck } from './device-check.tsx';
import { loadEngine } from './load-engine.ts';
import { type Call, createCall } from './room-call.ts';
import { RoomScreen } from './room-screen.tsx';

/** First a look at oneself, then the room; leaving lets go of camera and microphone. */
export function RoomPart({ date, onLeave }: { date: VideoDate; onLeave: () => void }) {
	const callApi = useApi();
	const textOf = useFailureText(useTranslations('video')('unreachable'));
	const [inside, setInside] = useState<{ call: Call; room: RoomInfo } | undefined>();
	const [failure, setFailure] = useState<string | undefined>();
	useEffect(() => () => inside?.call.leave(), [inside]);
	const readRoom = () => callApi('GET /api/video-dates/:id/room', { params: { id: date.id } });
	const enter = async (stream: MediaStream | undefined, speaker: string) => {
		try {
			const room = await readRoom();
			const createEngine = await loadEngine(room.engine);
			const call = createCall({ dateId: date.id, room, roomAgain: readRoom, stream, createEngine });
			call.listenBy(speaker);
			setInside({ call, room });
		} catch (error) {
			stopAll(stream);
			setFailure(textOf(error));
		}
	};
	if (inside) return <RoomScreen {...inside} date={date} onLeave={onLeave} />;
	return (
		<div className={styles.page}>
			<FailureNote>{failure}</FailureNote>
			<DeviceCheck date={date} onEnter={(stream, speaker) => void enter(stream, speaker)} onBack={onLeave} />
		</div>
	);
}
