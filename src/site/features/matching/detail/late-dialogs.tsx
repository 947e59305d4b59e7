import type { AskerQuestion } from '#contract/api/matching.ts';
import { createLatePart, Late } from '#site/late-part.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { ConsentTexts, DialogState } from './matching-dialog.ts';

/** Most who read a question open none of them: they come when one is about to. */
const dialogs = createLatePart({
	load: async () => (await import('./dialogs/matching-dialogs.tsx')).MatchingDialogs,
	words: ['matching', 'matching-detail', 'matching-asker', 'product', 'reservation', 'error', 'text', 'thread'],
});

type Props = { state: DialogState; question?: AskerQuestion | undefined; texts?: ConsentTexts | undefined };

export function LateDialogs({ state, question, texts }: Props) {
	const t = useTranslations('shell');
	const { dialog, isOpen, said, close, say } = state;
	return (
		<>
			{dialog && <Late part={dialogs} props={{ dialog, isOpen, question, texts, onClose: close, say }} />}
			<Toast message={said} closeLabel={t('closeMessage')} onClose={() => say(undefined)} />
		</>
	);
}
