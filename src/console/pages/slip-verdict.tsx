import type { FormEvent } from 'react';
import type { TransferSlip } from '#contract/api/proof.ts';
import { needsNote, type RefusalReason, refusalReasons } from '#domain/reservation/proof.ts';
import { formatThousands, formatWon } from '#i18n/format.ts';
import { numberIn, typedWon } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import { useLanguagesSaid } from '../use-languages-said.ts';
import styles from './queues.module.css';

type Choice = 'accept' | 'refuse';
type Props = { slip: TransferSlip; onDecided: (sentence: string) => void };

/** An amount that was not touched is what was asked for. */
type Values = { choice: Choice | undefined; amounts: Record<string, string>; reason: RefusalReason; note: string };
const blank: Values = { choice: undefined, amounts: {}, reason: 'not-arrived', note: '' };

/** Only the server knows what may be wrong with an amount: it names the reservation. */
const useSlipForm = () =>
	useForm<Values>({
		blank,
		faultsOf: () => ({}),
		textOf: useConsoleFailure(),
		fieldOf: (at) => (at === 'note' ? at : `amounts.${at}`),
		asksBeforeLeaving: true,
	});

/** Somebody wrote down a payment while the slip waited: it may be the same money. */
const isRecordedSince = ({ sentAt, reservations }: TransferSlip): boolean =>
	reservations.some(({ recorded }) => recorded.some(({ at }) => Date.parse(at) > Date.parse(sentAt)));

/** Found in the account, with what arrived; or sent back with the reason. Nothing is chosen beforehand. */
export function SlipVerdict({ slip, onDecided }: Props) {
	const t = useTranslations('console.slip');
	const callApi = useApi();
	const form = useSlipForm();
	const { choice, amounts } = form.values;
	const received = slip.reservations.map(({ reservationId, won }) => ({
		reservationId,
		won: amounts[reservationId] === undefined ? won : numberIn(amounts[reservationId] ?? ''),
	}));
	const isLast = slip.reservations.some(({ isPutOff }) => !isPutOff);
	const sum = formatWon(received.reduce((all, { won }) => all + won, 0));
	const send = async ({ reason, note }: Values) => {
		const params = { id: slip.id };
		const text = note.trim();
		const refusal = { decision: 'refuse' as const, reason, ...(text !== '' && { note: text }) };
		const body = choice === 'accept' ? { decision: 'accept' as const, amounts: received } : refusal;
		await callApi('POST /api/proofs/:id/decision', { params, body });
		onDecided(choice === 'accept' ? t('accepted', { won: sum }) : t('refused'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (choice) void form.submit({ send });
	};
	return (
		<form className={styles.verdict} noValidate onSubmit={submit}>
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
							onChange={() => form.change({ choice: one })}
						/>
					))}
				</div>
			</FieldGroup>
			{choice === 'accept' && isRecordedSince(slip) && <Note tone="warn">{t('recordedSince')}</Note>}
			{choice === 'accept' && <Amounts slip={slip} form={form} />}
			{choice === 'refuse' && <Refusal slip={slip} form={form} />}
			<FailureNote>{form.anyFailure}</FailureNote>
			<Button
				type="submit"
				variant={choice === 'refuse' ? 'danger' : 'primary'}
				size="lg"
				isFull
				isBusy={form.isBusy}
				disabled={choice === undefined}
			>
				{choice === 'refuse' ? t('sendRefuse') : t('sendAccept', { won: sum })}
			</Button>
		</form>
	);
}

type PartProps = { slip: TransferSlip; form: ReturnType<typeof useSlipForm> };

/** What arrived for each reservation; what was asked for stands there already. */
function Amounts({ slip, form }: PartProps) {
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
			error={form.errorOf(`amounts.${reservationId}`)}
			value={form.values.amounts[reservationId] ?? formatThousands(won)}
			onChange={({ target }) => form.set(`amounts.${reservationId}`, typedWon(target.value))}
		/>
	));
}

/** Why not: the reason is told in the guest's language, the words as they are typed. */
function Refusal({ slip, form }: PartProps) {
	const t = useTranslations('console.slip');
	const languagesSaid = useLanguagesSaid();
	const { reason } = form.values;
	return (
		<>
			<Select
				label={t('reasonLabel')}
				isLabelShown
				name="reason"
				value={reason}
				options={refusalReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
				onChange={(next) => form.change({ reason: next })}
			/>
			<TextArea
				{...form.field('note')}
				label={t('note', { language: languagesSaid([slip.guestLanguage]) })}
				optionalLabel={needsNote(reason) ? undefined : t('optional')}
				maxLength={500}
				rows={3}
			/>
		</>
	);
}
