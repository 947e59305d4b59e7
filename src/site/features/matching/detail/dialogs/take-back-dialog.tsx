import type { AskerAnswer } from '#contract/api/matching.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Opened } from '../matching-dialog.ts';
import { useMatchingSaving } from './use-matching-sending.ts';

export function TakeBackDialog({ answer, isOpen, onClose, say }: Opened & { answer: AskerAnswer }) {
	const t = useTranslations('matching.asker');
	const callApi = useApi();
	const saving = useMatchingSaving();
	const { id, provider } = answer;
	const takeBack = () =>
		saving.save(async () => {
			await callApi('POST /api/matching/answers/:id/take-back', { params: { id } });
			onClose();
			say(t('takeBack.done'));
			await saving.renew();
		});
	const close = () => {
		saving.forget();
		onClose();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('takeBack.title')}
			confirmLabel={t('takeBack.do')}
			cancelLabel={t('takeBack.keep')}
			isDestructive
			isBusy={saving.isBusy}
			error={saving.failure}
			onConfirm={() => void takeBack()}
			onClose={close}
		>
			<p>{t('takeBack.text', { provider: provider.name })}</p>
		</ConfirmDialog>
	);
}
