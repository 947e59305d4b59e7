import { type FormEvent, useState } from 'react';
import { mayBeMore, methodsFor, type PaymentKind, type PaymentMethod } from '#domain/reservation/payment.ts';
import { formatThousands, formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLocale, useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConflict } from '#views/move/use-moving.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useRepeatKey } from '#views/reservation/use-repeat-key.ts';
import { useSaving } from '#views/reservation/use-saving.ts';
import styles from './payment-card.module.css';
import { usualWon } from './usual-won.ts';

type Props = { isOpen: boolean; onClose: () => void };

export function PaymentSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.pay');
	return (
		<Sheet isOpen={isOpen} title={t('record')} closeLabel={t('leave')} onClose={onClose}>
			<PaymentForm onClose={onClose} />
		</Sheet>
	);
}

const wonIn = (text: string): number => Number(text.replace(/\D/g, ''));

/** What came in or went back, written down by who saw it. */
function PaymentForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.my.pay');
	const faultWords = useTranslations('error.fault');
	const { reservation, say } = useReservation();
	const { money, role } = reservation;
	const dueOf = (kind: PaymentKind) => (kind === 'refund' ? money.refundDue : money.balanceDue);
	const usual = (kind: PaymentKind) => (kind === 'refund' ? money.refundDue : usualWon(reservation));
	const [kind, setKind] = useState<PaymentKind>(money.refundDue > 0 ? 'refund' : 'payment');
	const [amount, setAmount] = useState(() => formatThousands(usual(kind)));
	const [method, setMethod] = useState<PaymentMethod>(role === 'provider' ? 'on-site' : 'transfer');
	const [note, setNote] = useState('');
	const [isMore, setMore] = useState(false);
	const over = mayBeMore(role, { kind, method }) ? Math.max(0, wonIn(amount) - dueOf(kind)) : 0;
	const { isBusy, failure, faults, record } = useRecording();
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!(await record({ kind, won: wonIn(amount), method, note: note.trim(), isMore: over > 0 && isMore }))) return;
		onClose();
		say(t('recorded'));
	};
	const choose = (next: PaymentKind) => {
		setKind(next);
		setAmount(formatThousands(usual(next)));
	};
	return (
		<form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
			<Segmented
				label={t('kind')}
				options={[
					{ value: 'payment', label: t('in') },
					{ value: 'refund', label: t('out') },
				]}
				value={kind}
				onChange={choose}
			/>
			<TextField
				label={t('amount')}
				name="won"
				inputMode="numeric"
				autoComplete="off"
				prefix="₩"
				hint={t('due', { won: formatWon(dueOf(kind)) })}
				error={faults.won && faultWords(faults.won)}
				value={amount}
				onChange={(event) => setAmount(formatThousands(wonIn(event.target.value)))}
			/>
			{over > 0 && (
				<CheckRow name="isMore" label={t('isMore', { won: formatWon(over) })} isChecked={isMore} onChange={setMore} />
			)}
			<Segmented
				label={t('methodLabel')}
				options={methodsFor(role).map((value) => ({ value, label: t(`method.${value}`) }))}
				value={method}
				onChange={setMethod}
			/>
			<TextField
				label={t('note')}
				name="note"
				optionalLabel={t('optional')}
				hint={t('noteHint')}
				maxLength={200}
				autoComplete="off"
				error={faults.note && faultWords(faults.note)}
				value={note}
				onChange={(event) => setNote(event.target.value)}
			/>
			{failure && !faults.won && !faults.note && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
			<div className={styles.foot}>
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{t(kind === 'payment' ? 'recordIn' : 'recordOut')}
				</Button>
				<Button variant="quiet" disabled={isBusy} onClick={onClose}>
					{t('leave')}
				</Button>
			</div>
		</form>
	);
}

type Recorded = { kind: PaymentKind; won: number; method: PaymentMethod; note: string; isMore: boolean };

function useRecording() {
	const callApi = useApi();
	const language = useLocale();
	const { reservation, replace } = useReservation();
	const saving = useSaving({ onRefusal: useConflict() });
	const { keyOf, forget } = useRepeatKey();
	const record = async ({ note, isMore, ...rest }: Recorded): Promise<boolean> => {
		const key = keyOf(JSON.stringify({ ...rest, note, isMore }));
		const body = { ...rest, ...(note !== '' && { note }), ...(isMore && { isMore }), key };
		const params = { id: reservation.id };
		const answer = await saving.save(() =>
			callApi('POST /api/reservations/:id/payments', { params, query: { language }, body }),
		);
		if (!answer) return false;
		forget();
		replace(answer);
		return true;
	};
	return { ...saving, record };
}
