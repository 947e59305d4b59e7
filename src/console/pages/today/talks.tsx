import type { Today } from '#contract/api/desk.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { VideoRows } from '#views/video/video-rows.tsx';

/** Talks by video that wait for the house, and those of today and tomorrow: the room is one click away. */
export function Talks({ today: { videos } }: { today: Today }) {
	const t = useTranslations('console.today');
	if (videos.length === 0) return null;
	return (
		<Card title={t('talks')}>
			<VideoRows rows={videos} />
		</Card>
	);
}
