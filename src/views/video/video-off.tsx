import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsVideoOn } from './use-is-video-on.ts';

/** Said above talks while they are switched off, before anybody waits at a door that does not open. */
export function VideoOff() {
	const t = useTranslations('video');
	return useIsVideoOn() ? null : <Note tone="warn">{t('off')}</Note>;
}
