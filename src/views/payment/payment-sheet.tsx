import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { RefundStandingView } from '#contract/api/refund-account.ts';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { ApiFailure } from '#contract/client.ts';
import { mayBeMore, type PaymentKind, type PaymentMethod } from '#domain/reservation/payment.ts';
import { formatThousands, formatWon } from '#i18n/format.ts';
import { numberIn, typedWon } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useRepeatKey } from '#ui/form/new-key.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConflict } from '#views/move/use-moving.ts';
import { standingKey, standingQueryKey } from '#views/refund/refund-standing-query.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import styles from './payment-card.module.css';
import { paymentWays } from './payment-ways.ts';

type Props = { isOpen: boolean; onClose: () => void };

export function PaymentSheet({ isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.pay');
	return (
		<Sheet isOpen={isOpen} title={t('record')} closeLabel={t('leave')} onClose={onClose}>
			<PaymentForm onClose={onClose} />
		</Sheet>
	);
}

/** What came in or went back, written down by who saw it. */
function PaymentForm({ onClose }: { onClose: () => void }) {
	const t = useTranslations('reservation.my.pay');
	const { reservation, say } = useReservation();
	const { money, role } = reservation;
	const dueOf = (kind: PaymentKind) => (kind === 'refund' ? money.refundDue : money.balanceDue);
	const { kinds, waysOf, wayFor, usual } = paymentWays(reservation);
	const filled = (kind: PaymentKind, method: PaymentMethod) => ({
		kind,
		method,
		won: formatThousands(usual(kind, method)),
	});
	const { seen, onRefusal } = useSeen();
	const form = usePaymentForm(() => {
		const kind = money.refundDue > 0 && kinds.includes('refund') ? 'refund' : 'payment';
		return { ...filled(kind, wayFor(kind)), note: '', isMore: false };
	}, onRefusal);
	const { kind, won, method, isMore } = form.values;
	const over = mayBeMore(role, { kind, method }) ? Math.max(0, numberIn(won) - dueOf(kind)) : 0;
	const record = useRecording();
	const send = async ({ note }: Values) => {
		const { seenPaid, seenAccountAt } = seen;
		await record({
			...{ kind, won: numberIn(won), method, note: note.trim(), isMore: over > 0 && isMore, seenPaid },
			...(kind === 'refund' && role === 'operator' && { seenAccountAt }),
		});
		onClose();
		say(t('recorded'));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<Segmented
				label={t('kind')}
				options={kinds.map((value) => ({ value, label: t(value === 'payment' ? 'in' : 'out') }))}
				value={kind}
				onChange={(next) => form.change(filled(next, wayFor(next, method)))}
			/>
			<TextField
				{...form.field('won')}
				label={t('amount')}
				inputMode="numeric"
				autoComplete="off"
				prefix="₩"
				hint={t('due', { won: formatWon(dueOf(kind)) })}
				onChange={(event) => form.change({ won: typedWon(event.target.value) })}
			/>
			{over > 0 && (
				<CheckRow
					name="isMore"
					label={t('isMore', { won: formatWon(over) })}
					isChecked={isMore}
					onChange={(isOn) => form.change({ isMore: isOn })}
				/>
			)}
			<Segmented
				label={t('methodLabel')}
				id={form.idOf('method')}
				error={form.errorOf('method')}
				options={waysOf(kind).map((value) => ({ value, label: t(`method.${value}`) }))}
				value={method}
				onChange={(next) => form.change(kind === 'refund' ? filled(kind, next) : { method: next })}
			/>
			<TextField
				{...form.field('note')}
				label={t('note')}
				optionalLabel={t('optional')}
				hint={t('noteHint')}
				maxLength={200}
				autoComplete="off"
			/>
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.foot}>
				<Button type="submit" variant="primary" isBusy={form.isBusy}>
					{t(kind === 'payment' ? 'recordIn' : 'recordOut')}
				</Button>
				<Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
					{t('leave')}
				</Button>
			</div>
		</form>
	);
}

type Values = { kind: PaymentKind; won: string; method: PaymentMethod; note: string; isMore: boolean };
type Field = 'won' | 'method' | 'note';
const fields: readonly Field[] = ['won', 'method', 'note'];

function usePaymentForm(begin: () => Values, onRefusal: (error: ApiFailure) => Promise<string | undefined>) {
	const [blank] = useState(begin);
	const id = useId();
	return useForm<Values, Field>({
		blank,
		faultsOf: () => ({}),
		textOf: useReservationFailure(),
		idOf: (field) => `${id}-${field}`,
		fieldOf: (at) => fields.find((field) => field === at),
		onRefusal,
		asksBeforeLeaving: true,
	});
}

/**
 * What had come in when the form was opened, and where a refund went by its guest's word, whatever has come on the page since: who
 * records the same a second time is told, and so is who sent it to an account that is another one by now.
 */
function useSeen() {
	const t = useTranslations('reservation.my.failure');
	const { reservation, reload } = useReservation();
	const account = useAccountSeen();
	const [seen, see] = useState(() => ({ seenPaid: reservation.money.paid, seenAccountAt: account.known() }));
	const onConflict = useConflict();
	const onRefusal = async (error: ApiFailure): Promise<string | undefined> => {
		if (error.code !== 'changed-since') return onConflict(error);
		const fresh = await reload();
		if (fresh === undefined) return undefined;
		const { paid } = fresh.money;
		const seenAccountAt = await account.read(fresh);
		see({ seenPaid: paid, seenAccountAt });
		const isOther = paid === seen.seenPaid && seenAccountAt !== seen.seenAccountAt;
		return isOther ? t('accountChanged') : t('paidChanged', { won: formatWon(paid) });
	};
	return { seen, onRefusal };
}

/** When the guest had last said where a refund goes, as the page shows it; only operators send what is transferred. */
function useAccountSeen() {
	const client = useQueryClient();
	const callApi = useApi();
	const { reservation } = useReservation();
	const saidAt = (standing: RefundStandingView | undefined) => standing?.said?.at ?? null;
	return {
		known: () => saidAt(client.getQueryData<RefundStandingView>(standingQueryKey(reservation))),
		read: async (fresh: ReservationDetail) => {
			if (fresh.role !== 'operator') return null;
			const standing = await callApi(standingKey, { params: { id: fresh.id } });
			client.setQueryData(standingQueryKey(fresh), standing);
			return saidAt(standing);
		},
	};
}

type Recorded = Omit<Values, 'won'> & { won: number; seenPaid: number; seenAccountAt?: string | null };

/** Tried again, the same is written down once. */
function useRecording() {
	const callApi = useApi();
	const language = useWordsLocale();
	const { reservation, replace } = useReservation();
	const { keyOf, forget } = useRepeatKey();
	return async ({ note, isMore, ...rest }: Recorded): Promise<void> => {
		const key = keyOf(JSON.stringify({ ...rest, note, isMore }));
		const body = { ...rest, ...(note !== '' && { note }), ...(isMore && { isMore }), key };
		const params = { id: reservation.id };
		const answer = await callApi('POST /api/reservations/:id/payments', { params, query: { language }, body });
		forget();
		replace(answer);
	};
}
