import type { OwnAnswer } from '#contract/api/matching-answer.ts';
import { type DeclineReason, declineReasons } from '#domain/matching/answer.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '../../answering/answer.module.css';
import type { Done } from '../../answering/answer-desk.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';

export type MoveWord = 'accept' | 'decline' | 'withdraw';
type Values = { reason: DeclineReason | '' };
const blank: Values = { reason: '' };

type Props = { own: OwnAnswer; move: MoveWord | undefined; onClose: () => void; onDone: Done };

/** Asks once more, with what follows from it; a no has a reason, which the traveller reads in their language. */
export function AnswerMove({ own, move, onClose, onDone }: Props) {
	const t = useTranslations('matching.desk');
	const callApi = useApi();
	const shown = move ?? 'accept';
	const form = useForm<Values, 'reason'>({
		blank,
		faultsOf: ({ reason }) => (shown !== 'accept' && reason === '' ? { reason: 'required' } : {}),
		textOf: useConsoleFailure(),
		fieldOf: (at) => (at === 'reason' ? at : undefined),
	});
	const close = () => {
		form.forgetFailure();
		form.restart(blank);
		onClose();
	};
	const send = async ({ reason }: Values) => {
		const params = { id: own.id };
		if (shown === 'accept') await callApi('POST /api/matching/answers/:id/moves', { params, body: { move: shown } });
		else if (reason !== '')
			await callApi('POST /api/matching/answers/:id/moves', { params, body: { move: shown, reason } });
		close();
		await onDone(t(`ask.${shown}.done`));
	};
	return (
		<ConfirmDialog
			isOpen={move !== undefined}
			title={t(`ask.${shown}.title`)}
			confirmLabel={t(`move.${shown}`)}
			cancelLabel={t('ask.leave')}
			isDestructive={shown !== 'accept'}
			isBusy={form.isBusy}
			error={form.anyFailure}
			onConfirm={() => void form.submit({ send })}
			onClose={close}
		>
			<div className={styles.asking}>
				<p>{t(`ask.${shown}.text`)}</p>
				{shown !== 'accept' && (
					<Select
						name="reason"
						label={t('ask.reason')}
						isLabelShown
						hint={t('ask.reasonHint')}
						error={form.errorOf('reason') && t('ask.reasonMissing')}
						value={form.values.reason}
						placeholder={t('ask.choose')}
						options={declineReasons.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
						onChange={(reason) => form.set('reason', reason)}
					/>
				)}
			</div>
		</ConfirmDialog>
	);
}
