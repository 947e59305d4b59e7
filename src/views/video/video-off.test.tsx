import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { VideoDate } from '#contract/api/video.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { DateScreen } from './date/date-screen.tsx';
import { type VideoFront, VideoFrontContext } from './video-front.ts';
import { VideoRows } from './video-rows.tsx';

const talk: VideoDate = {
	...{ id: '00000000-0000-4000-8000-000000000001', role: 'member', state: 'scheduled', waitsFor: null },
	provider: { id: 'skin', name: 'Sinsa Clinic', languages: ['ko', 'en'] },
	...{ product: null, member: 'LINH NGUYEN', wishes: [], proposals: [], minutes: 30, language: 'en' },
	...{ scheduledAt: '2026-11-19T06:00:00.000Z', wantsInterpreter: false, interpreter: null },
	room: {
		...{ isSeated: true, standing: 'open' },
		...{ opensAt: '2026-11-19T05:45:00.000Z', closesAt: '2026-11-19T07:30:00.000Z' },
	},
	...{ createdAt: '2026-11-18T06:00:00.000Z', topic: null, reason: null, threadId: null },
};

const front: VideoFront = { writer: 'linh', Room: () => null, ShowSheet: () => null };

function shown(isVideoOn: boolean, children: ReactNode): string {
	const client = new QueryClient();
	client.setQueryData(['GET /api/profile', 'en'], { isVideoOn });
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<TranslationsProvider locale="en" messages={wordsOf('en', ['video', 'video-date', 'error'])}>
				<VideoFrontContext value={front}>{children}</VideoFrontContext>
			</TranslationsProvider>
		</QueryClientProvider>,
	);
}

test('while video is switched off no talk says that its room is open, and none leads into it', () => {
	expect(shown(true, <VideoRows rows={[talk]} />)).toContain('Room is open');
	expect(shown(false, <VideoRows rows={[talk]} />)).not.toContain('Room is open');
	const on = shown(true, <DateScreen date={talk} />);
	expect(on).toContain('Enter the room');
	expect(on).not.toContain('paused');
	const off = shown(false, <DateScreen date={talk} />);
	expect(off).not.toMatch(/Enter the room|The room is open/);
	expect(off).toContain('Video consultations are paused.');
	expect(off).toContain('so the room does not open');
});

test('while video is switched off nothing asks for another talk, or for other times; what was agreed can be called off', () => {
	const again = <DateScreen date={{ ...talk, state: 'held', room: { ...talk.room, standing: 'over' } }} />;
	expect(shown(true, again)).toContain('Request another consultation');
	expect(shown(false, again)).not.toContain('Request another consultation');
	const early = <DateScreen date={{ ...talk, room: { ...talk.room, standing: 'early' } }} />;
	expect(shown(true, early)).toContain('Change the times');
	expect(shown(false, early)).not.toContain('Change the times');
	expect(shown(false, early)).toContain('Cancel the consultation');
});
