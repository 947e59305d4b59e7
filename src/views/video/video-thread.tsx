import type { VideoDate } from '#contract/api/video.ts';
import type { PartyRole } from '#domain/thread/thread.ts';
import { useWordsLocale } from '#ui/translations.tsx';
import { PartFailure } from '#views/reservation/part-failure.tsx';
import { Thread } from '#views/thread/thread.tsx';
import { useVideoFront } from './video-front.ts';

const parties = { member: 'guest', house: 'provider', interpreter: 'interpreter' } as const satisfies Record<
	VideoDate['role'],
	PartyRole
>;

type Props = { date: VideoDate; isFilling?: boolean; onSent?: (messageId: string) => void };

/** What the people of a talk write to each other: on its page, and in its room. */
export function VideoThread({ date, ...given }: Props) {
	const language = useWordsLocale();
	const { writer } = useVideoFront();
	const { id, threadId, role } = date;
	const party = { role: parties[role] };
	if (threadId === null) return null;
	return (
		<PartFailure>
			<Thread
				{...{ threadId, writer, language, ...given, ...party }}
				// It came with the request.
				open={() => Promise.resolve(threadId)}
				name={id}
				other={role === 'member' ? date.provider.name : date.member}
				sayLine={() => ''}
			/>
		</PartFailure>
	);
}
