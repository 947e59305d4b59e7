import { useState } from 'react';
import { type CloseReason, closeReasons } from '#domain/matching/question.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { useMatchingSaving } from './use-matching-saving.ts';

type Props = Opened & { move: 'withdraw' | 'close'; id: string };

/** Taken back or closed, with a reason that providers read in their own language. */
export function EndDialog({ move, id, isOpen, onClose, say }: Props) {
	const t = useTranslations('matching.asker');
	const reasons = useTranslations('matching.endReason');
	const callApi = useApi();
	const saving = useMatchingSaving();
	const [reason, setReason] = useState<CloseReason>('found-elsewhere');
	const words = move === 'withdraw' ? 'withdraw' : 'end';
	const end = () =>
		saving.save(async () => {
			await callApi('POST /api/matching/questions/:id/moves', { params: { id }, body: { move, reason } });
			onClose();
			say(t(`${words}.done`));
			await saving.renew();
		});
	const close = () => {
		saving.forget();
		onClose();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t(`${words}.title`)}
			confirmLabel={t(`${words}.do`)}
			cancelLabel={t(`${words}.keep`)}
			isDestructive
			isBusy={saving.isBusy}
			error={saving.failure}
			onConfirm={() => void end()}
			onClose={close}
		>
			<div className={styles.text}>
				<p>{t(`${words}.text`)}</p>
				<FieldGroup label={t('why')} isRadioGroup>
					{closeReasons.map((one) => (
						<label key={one} className={styles.choice}>
							<input type="radio" name="reason" value={one} checked={one === reason} onChange={() => setReason(one)} />
							<span>{reasons(one)}</span>
						</label>
					))}
				</FieldGroup>
			</div>
		</ConfirmDialog>
	);
}
