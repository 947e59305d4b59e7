import { type CloseReason, closeReasons } from '#domain/matching/question.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { useMatchingSending } from './use-matching-sending.ts';

const blank: { reason: CloseReason } = { reason: 'found-elsewhere' };

type Props = Opened & { move: 'withdraw' | 'close'; id: string };

/** Taken back or closed, with a reason that providers read in their own language. */
export function EndDialog({ move, id, isOpen, onClose, say }: Props) {
	const t = useTranslations('matching.asker');
	const reasons = useTranslations('matching.endReason');
	const callApi = useApi();
	const { renew, ...sending } = useMatchingSending();
	const form = useForm({ blank, faultsOf: () => ({}), ...sending });
	const words = move === 'withdraw' ? 'withdraw' : 'end';
	const send = async ({ reason }: typeof blank) => {
		await callApi('POST /api/matching/questions/:id/moves', { params: { id }, body: { move, reason } });
		onClose();
		say(t(`${words}.done`));
		await renew();
	};
	const close = () => {
		form.forgetFailure();
		onClose();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t(`${words}.title`)}
			confirmLabel={t(`${words}.do`)}
			cancelLabel={t(`${words}.keep`)}
			isDestructive
			isBusy={form.isBusy}
			error={form.anyFailure}
			onConfirm={() => void form.submit({ send })}
			onClose={close}
		>
			<div className={styles.text}>
				<p>{t(`${words}.text`)}</p>
				<FieldGroup label={t('why')} isRadioGroup>
					{closeReasons.map((one) => (
						<label key={one} className={styles.choice}>
							<input
								type="radio"
								name="reason"
								value={one}
								checked={one === form.values.reason}
								onChange={() => form.change({ reason: one })}
							/>
							<span>{reasons(one)}</span>
						</label>
					))}
				</FieldGroup>
			</div>
		</ConfirmDialog>
	);
}
