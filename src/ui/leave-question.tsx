import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { leaving } from './leaving.ts';
import { useTranslations } from './translations.tsx';

const nobodyAsks = () => false;

/** Asks before what was typed goes; once in each page. Whoever stays is back where they were. */
export function LeaveQuestion() {
	const t = useTranslations('state.leave');
	const isAsked = useSyncExternalStore(leaving.hear, leaving.isAsked, nobodyAsks);
	return (
		<ConfirmDialog
			{...{ isOpen: isAsked, title: t('title'), confirmLabel: t('leave'), cancelLabel: t('stay'), isDestructive: true }}
			onConfirm={() => leaving.leave(flushSync)}
			onClose={leaving.stay}
		>
			{t('text')}
		</ConfirmDialog>
	);
}
