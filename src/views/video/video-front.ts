import { type ComponentType, createContext, useContext } from 'react';
import type { VideoDate } from '#contract/api/video.ts';

/** What a front brings to a talk: who writes, and what few people see of it, loaded as that front loads such. */
export type VideoFront = {
	writer: string | undefined;
	/** First a look at oneself, then the room. */
	Room: ComponentType<{ date: VideoDate; onLeave: () => void }>;
	/** One's own health files, to show one of them to all. */
	ShowSheet: ComponentType<{ onPick: (fileId: string) => void; onClose: () => void }>;
};

export const VideoFrontContext = createContext<VideoFront | undefined>(undefined);

export function useVideoFront(): VideoFront {
	const front = useContext(VideoFrontContext);
	if (!front) throw new Error('a talk needs a VideoFrontContext around it');
	return front;
}
