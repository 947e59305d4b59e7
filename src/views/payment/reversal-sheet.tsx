import { type FormEvent, useId } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConflict } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './payment-card.module.css';

type Payment = ReservationDetail['payments'][number];
type Props = { payment: Payment; isOpen: boolean; onClose: () => void };

/** An entry that was a mistake is taken back with its reason, which the guest reads too. */
export function ReversalSheet({ payment, isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.pay.reverse');
	return (
		<Sheet isOpen={isOpen} title={t('title')} closeLabel={t('leave')} onClose={onClose}>
			<ReversalForm payment={payment} onClose={onClose} />
		</Sheet>
	);
}

function ReversalForm({ payment, onClose }: Omit<Props, 'isOpen'>) {
	const t = useTranslations('reservation.my.pay.reverse');
	const callApi = useApi();
	const language = useWordsLocale();
	const id = useId();
	const { reservation, replace, say } = useReservation();
	const form = useForm<{ reason: string }, 'reason'>({
		blank: { reason: '' },
		faultsOf: ({ reason }) => (reason.trim() === '' ? { reason: 'required' as const } : {}),
		textOf: useReservationFailure(),
		idOf: (field) => `${id}-${field}`,
		fieldOf: (at) => (at === 'reason' ? at : undefined),
		onRefusal: useConflict(),
		asksBeforeLeaving: true,
	});
	const send = async ({ reason }: { reason: string }) => {
		const answer = await callApi('POST /api/reservations/:id/payments/:payment/reversal', {
			params: { id: reservation.id, payment: payment.id },
			query: { language },
			body: { reason: reason.trim() },
		});
		replace(answer);
		onClose();
		say(t('done'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<p>{t(payment.kind === 'payment' ? 'textIn' : 'textOut', { won: formatWon(payment.won) })}</p>
			{payment.isMonthClosed && <Note tone="warn">{t('monthClosed')}</Note>}
			<TextField
				{...form.field('reason')}
				label={t('reason')}
				hint={t('reasonHint')}
				maxLength={200}
				autoComplete="off"
			/>
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.foot}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t('send')}
				</Button>
				<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
					{t('leave')}
				</Button>
			</div>
		</form>
	);
}
