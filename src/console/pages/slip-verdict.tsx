import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TransferSlip } from '#contract/api/proof.ts';
import { ApiFailure } from '#contract/client.ts';
import { needsNote, type RefusalReason, refusalReasons } from '#domain/reservation/proof.ts';
import { formatThousands, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './queues.module.css';

type Choice = 'accept' | 'refuse';
type Props = { slip: TransferSlip; onDecided: (sentence: string) => void };

const wonIn = (text: string): number => Number(text.replace(/\D/g, ''));

/** Somebody wrote down a payment while the slip waited: it may be the same money. */
const isRecordedSince = ({ sentAt, reservations }: TransferSlip): boolean =>
	reservations.some(({ recorded }) => recorded.some(({ at }) => Date.parse(at) > Date.parse(sentAt)));

/** Found in the account, with what arrived; or sent back with the reason. Nothing is chosen beforehand. */
export function SlipVerdict({ slip, onDecided }: Props) {
	const t = useTranslations('console.slip');
	const errors = useTranslations('error');
	const [choice, setChoice] = useState<Choice>();
	const [amounts, setAmounts] = useState<Record<string, string>>({});
	const [reason, setReason] = useState<RefusalReason>('not-arrived');
	const [note, setNote] = useState('');
	const callApi = useApi();
	const received = slip.reservations.map(({ reservationId, won }) => ({
		reservationId,
		won: amounts[reservationId] === undefined ? won : wonIn(amounts[reservationId] ?? ''),
	}));
	const isLast = slip.reservations.some(({ isPutOff }) => !isPutOff);
	const sum = formatWon(received.reduce((all, { won }) => all + won, 0));
	const verdict = useMutation({
		mutationFn: ({ decision }: { decision: Choice; won: string }) => {
			const text = note.trim();
			const refusal = { decision: 'refuse' as const, reason, ...(text !== '' && { note: text }) };
			const body = decision === 'accept' ? { decision, amounts: received } : refusal;
			return callApi('POST /api/proofs/:id/decision', { params: { id: slip.id }, body });
		},
		onSuccess: (_, { decision, won }) => onDecided(decision === 'accept' ? t('accepted', { won }) : t('refused')),
	});
	const failed = verdict.error instanceof ApiFailure ? verdict.error : undefined;
	const faultOf = (id: string) => {
		const code = failed?.problem?.faults?.find(({ at }) => at === id)?.code;
		return code && errors(`fault.${code}`);
	};
	function send(event: FormEvent) {
		event.preventDefault();
		if (choice && !verdict.isPending) verdict.mutate({ decision: choice, won: sum });
	}
	return (
		<form className={styles.verdict} noValidate onSubmit={send}>
			<FieldGroup label={t('decision')} isLabelHidden isRadioGroup layout="stack">
				<div className={styles.choices}>
					{(['accept', 'refuse'] as const).map((one) => (
						<ChoiceCard
							key={one}
							name="decision"
							value={one}
							title={t(one)}
							text={t(one === 'refuse' && isLast ? 'refuseTextLast' : `${one}Text`)}
							isChecked={choice === one}
							onChange={() => setChoice(one)}
						/>
					))}
				</div>
			</FieldGroup>
			{choice === 'accept' && isRecordedSince(slip) && <Note tone="warn">{t('recordedSince')}</Note>}
			{choice === 'accept' && (
				<Amounts
					slip={slip}
					amounts={amounts}
					faultOf={faultOf}
					onChange={(id, text) => setAmounts((before) => ({ ...before, [id]: text }))}
				/>
			)}
			{choice === 'refuse' && <Refusal {...{ slip, reason, setReason, note, setNote }} error={faultOf('note')} />}
			{verdict.isError && (
				<Note tone="bad" isAlert>
					{errors(failed?.code ?? 'unavailable', waitTime())}
				</Note>
			)}
			<Button
				type="submit"
				variant={choice === 'refuse' ? 'danger' : 'primary'}
				size="lg"
				isFull
				isBusy={verdict.isPending}
				disabled={choice === undefined}
			>
				{choice === 'refuse' ? t('sendRefuse') : t('sendAccept', { won: sum })}
			</Button>
		</form>
	);
}

type AmountsProps = {
	slip: TransferSlip;
	amounts: Record<string, string>;
	faultOf: (id: string) => string | undefined;
	onChange: (id: string, text: string) => void;
};

/** What arrived for each reservation; what was asked for stands there already. */
function Amounts({ slip, amounts, faultOf, onChange }: AmountsProps) {
	const t = useTranslations('console.slip');
	return slip.reservations.map(({ reservationId, code, won, most }) => (
		<TextField
			key={reservationId}
			label={t('receivedFor', { code })}
			name={`won-${code}`}
			inputMode="numeric"
			autoComplete="off"
			prefix="₩"
			hint={t('most', { won: formatWon(most) })}
			error={faultOf(reservationId)}
			value={amounts[reservationId] ?? formatThousands(won)}
			onChange={({ target }) => onChange(reservationId, formatThousands(wonIn(target.value)))}
		/>
	));
}

type RefusalProps = {
	slip: TransferSlip;
	reason: RefusalReason;
	setReason: (reason: RefusalReason) => void;
	note: string;
	setNote: (note: string) => void;
	error: string | undefined;
};

/** Why not: the reason is told in the guest's language, the words as they are typed. */
function Refusal({ slip, reason, setReason, note, setNote, error }: RefusalProps) {
	const t = useTranslations('console.slip');
	return (
		<>
			<Select
				label={t('reasonLabel')}
				isLabelShown
				name="reason"
				value={reason}
				options={refusalReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
				onChange={setReason}
			/>
			<TextArea
				label={t('note', { language: locales[slip.guestLanguage].ownName })}
				optionalLabel={needsNote(reason) ? undefined : t('optional')}
				error={error}
				maxLength={500}
				rows={3}
				value={note}
				onChange={(event) => setNote(event.target.value)}
			/>
		</>
	);
}
