import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DisputeStanding, DisputeView } from '#contract/api/dispute.ts';
import { type DisputeOutcome, disputeOutcomes } from '#domain/dispute/dispute.ts';
import { sumFault, sumIn } from '#domain/kernel/typed-won.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import styles from '../reservation/reservation.module.css';
import { useReservationFailure } from '../reservation/use-reservation-failure.ts';
import { DecideQuestion } from './decide-question.tsx';
import { OffBalance } from './off-balance.tsx';
import { seenOf } from './seen-of.ts';

type Values = { outcome: DisputeOutcome; won: string; answer: string };
type Props = { dispute: DisputeView; mostWon: number; keep: (next: DisputeStanding) => void };

/** What an operator puts to both sides, or decides where they do not agree. */
export function MediateForm({ dispute, mostWon, keep }: Props) {
	const t = useTranslations('dispute');
	const callApi = useApi();
	const { id } = dispute;
	const wished = dispute.outcome ?? dispute.wish;
	const [isAsking, setAsking] = useState(false);
	const idOf = (field: keyof Values) => `mediate-${field}`;
	const form = useForm<Values, keyof Values>({
		blank: { outcome: wished === 'refund' && mostWon === 0 ? 'none' : wished, won: '', answer: '' },
		faultsOf: ({ outcome, won, answer }): Faults<keyof Values> =>
			onlyWrong<keyof Values>({
				won: outcome === 'refund' ? sumFault(won, mostWon) : undefined,
				answer: answer.trim() === '' ? 'required' : undefined,
			}),
		...{ textOf: useReservationFailure(), idOf, asksBeforeLeaving: true },
		// What is wrong is told at its field, also where it became so while it was asked once more.
		bringUp: (fields) => {
			flushSync(() => setAsking(false));
			focusFirst(fields.map(idOf));
			return [];
		},
	});
	const send = (move: 'propose' | 'decide') => async (values: Values) => {
		const { outcome, answer } = values;
		const won = outcome === 'refund' ? sumIn(values.won) : 0;
		const body = { move, outcome, won, answer: answer.trim(), seen: seenOf(dispute) };
		keep(await callApi('POST /api/disputes/:id/moves', { params: { id }, body }));
		form.restart(values);
	};
	// Only what could be sent is asked about.
	const ask = async () => setAsking(true);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send: send('propose') });
	};
	const { outcome } = form.values;
	// What was chosen stays what it is though the money went meanwhile: it is refused, and never turns into another outcome.
	const offered = disputeOutcomes.filter((one) => one !== 'refund' || mostWon > 0 || outcome === 'refund');
	const fault = sumFault(form.values.won, mostWon);
	return (
		<form className={styles.stack} noValidate onSubmit={submit} aria-label={t('mediate')}>
			<Select
				name="outcome"
				label={t('outcomeLabel')}
				isLabelShown
				value={outcome}
				options={offered.map((value) => ({ value, label: t(`outcome.${value}`) }))}
				onChange={(chosen) => form.change({ outcome: chosen })}
			/>
			{mostWon === 0 && <p className={styles.small}>{t('nothingBack')}</p>}
			{outcome === 'refund' && (
				<>
					<TextField
						{...form.field('won')}
						label={t('won')}
						{...(mostWon > 0 && { hint: t('mostWon', { won: formatWon(mostWon) }) })}
						inputMode="numeric"
					/>
					{!fault && <OffBalance won={sumIn(form.values.won)} isClosed={false} hasHint />}
				</>
			)}
			<TextArea {...form.field('answer')} label={t('answer')} hint={t('answerHint')} rows={3} maxLength={2_000} />
			{form.failure && !isAsking && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<Button type="submit" isFull variant="primary" isBusy={form.isBusy}>
				{t('move.propose')}
			</Button>
			<Button isFull isBusy={form.isBusy} onClick={() => void form.submit({ send: ask })}>
				{t('move.decide')}
			</Button>
			<DecideQuestion
				{...{ isOpen: isAsking, isBusy: form.isBusy, error: form.failure, outcome }}
				won={sumIn(form.values.won)}
				onConfirm={() => void form.submit({ send: send('decide') })}
				onClose={() => setAsking(false)}
			/>
		</form>
	);
}
