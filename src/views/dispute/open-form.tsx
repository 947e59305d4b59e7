import type { FormEvent } from 'react';
import type { DisputeStanding } from '#contract/api/dispute.ts';
import { type DisputeOutcome, type DisputeReason, disputeOutcomes, disputeReasons } from '#domain/dispute/dispute.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import styles from '../reservation/reservation.module.css';
import { useReservationFailure } from '../reservation/use-reservation-failure.ts';

type Values = { reason: DisputeReason; wish: DisputeOutcome; words: string };
type Props = { id: string; keep: (next: DisputeStanding) => void; onClose: () => void };

/** What went wrong and what is wished for. */
export function OpenForm({ id, keep, onClose }: Props) {
	const t = useTranslations('dispute');
	const callApi = useApi();
	const { keyOf } = useRepeatKey();
	const form = useForm<Values, keyof Values>({
		blank: { reason: 'not-as-described', wish: 'refund', words: '' },
		faultsOf: ({ words }) => (words.trim() === '' ? { words: 'required' } : {}),
		...{ textOf: useReservationFailure(), idOf: (field) => `dispute-${field}`, asksBeforeLeaving: true },
	});
	const send = async (values: Values) => {
		const said = { ...values, words: values.words.trim() };
		const body = { key: keyOf(JSON.stringify(said)), ...said };
		keep(await callApi('POST /api/reservations/:id/disputes', { params: { id }, body }));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.stack} noValidate onSubmit={submit}>
			<Select
				name="reason"
				label={t('about')}
				isLabelShown
				value={form.values.reason}
				options={disputeReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
				onChange={(reason) => form.change({ reason })}
			/>
			<Select
				name="wish"
				label={t('wish')}
				isLabelShown
				value={form.values.wish}
				options={disputeOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
				onChange={(wish) => form.change({ wish })}
			/>
			<TextArea {...form.field('words')} label={t('words')} hint={t('wordsHint')} rows={4} maxLength={2_000} />
			<FailureNote>{form.failure}</FailureNote>
			<Button type="submit" isFull variant="primary" isBusy={form.isBusy}>
				{t('send')}
			</Button>
			<Button isFull onClick={onClose} disabled={form.isBusy}>
				{t('leave')}
			</Button>
		</form>
	);
}
