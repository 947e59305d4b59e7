import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';

/** Without scripts nothing typed here goes anywhere: that is said, not found out. */
export function NeedsScript() {
	const t = useTranslations('member.form');
	return (
		<noscript>
			<Note tone="warn">{t('needsScript')}</Note>
		</noscript>
	);
}
