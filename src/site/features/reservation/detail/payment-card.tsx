import { isOverdue, wonToTransfer } from '#domain/reservation/transfer-due.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '../both-clocks.ts';
import styles from './payment-card.module.css';
import { Proofs } from './proofs.tsx';
import { useReservation } from './reservation-context.ts';
import { TransferBox } from './transfer-box.tsx';

const tones = { unpaid: 'warn', deposit: 'ok', paid: 'ok', refunded: 'neutral' } as const;

/** How the money stands, what is still to be paid and how, and what came in. */
export function PaymentCard() {
	const t = useTranslations('reservation.my.pay');
	const payment = useTranslations('reservation.payment');
	const { reservation, open } = useReservation();
	const { status, money, transfer } = reservation;
	// The rest is paid on site; only what a cancellation costs is transferred afterwards.
	const due = status === 'confirmed' ? wonToTransfer(reservation) : money.balanceDue;
	return (
		<Card
			id="payment"
			title={t('title')}
			aside={<Badge tone={tones[reservation.payment]}>{payment(reservation.payment)}</Badge>}
		>
			<div className={styles.stack}>
				<FactRows rows={useRows()} />
				{transfer && due > 0 && <TransferBox transfer={transfer} won={due} />}
				<Payments />
				<Proofs />
				{reservation.canRecordPayment && (
					<Button isFull onClick={() => open('payment')}>
						{t('record')}
					</Button>
				)}
			</div>
		</Card>
	);
}

function useRows() {
	const t = useTranslations('reservation.my.pay');
	const words = useTranslations('reservation.price');
	const clocks = useBothClocks();
	const promotion = useTranslations('promotion');
	const { reservation, now } = useReservation();
	const { money, plan, status, price, promotion: agreed } = reservation;
	const isLate = wonToTransfer(reservation) > 0 && isOverdue(plan.depositBy, now);
	const off = price.lines.find(({ of }) => of === 'promotion');
	const isOpen = status === 'requested' || status === 'confirmed';
	const row = (name: string, won: number) => (won > 0 ? [{ name, value: formatWon(won) }] : []);
	const byTransfer = (
		<>
			{formatWon(plan.deposit)}
			{status === 'confirmed' && (
				<span className={styles.by}>{t(isLate ? 'wasDue' : 'by', { moment: clocks(plan.depositBy).both })}</span>
			)}
		</>
	);
	return [
		...(isOpen && off && agreed
			? [{ name: promotion('line', { title: agreed.title }), value: `−${formatWon(-off.amount)}` }]
			: []),
		...(isOpen ? row(words('total'), money.total) : []),
		...(isOpen && plan.deposit > 0 ? [{ name: t(plan.balance > 0 ? 'deposit' : 'inFull'), value: byTransfer }] : []),
		...(isOpen ? row(t('onSite'), plan.balance) : []),
		...row(t('kept'), money.kept),
		{ name: t('paid'), value: formatWon(money.paid) },
		...row(t('refunded'), money.refunded),
		...row(t('refundDue'), money.refundDue),
		...row(t('balanceDue'), money.balanceDue),
	];
}

function Payments() {
	const t = useTranslations('reservation.my.pay');
	const clocks = useBothClocks();
	const { payments } = useReservation().reservation;
	if (payments.length === 0) return null;
	return (
		<section aria-labelledby="payments">
			<h3 id="payments" className={styles.subtitle}>
				{t('list')}
			</h3>
			<ul className={styles.rows}>
				{payments.map(({ id, kind, won, method, note, at }) => (
					<li key={id}>
						<span>
							<b>{t(kind === 'payment' ? 'in' : 'out')}</b> {t(`method.${method}`)}
							{note && <span className={styles.by}>{note}</span>}
							<span className={styles.by}>{clocks(at).both}</span>
						</span>
						<b className={styles.won}>{kind === 'payment' ? formatWon(won) : `−${formatWon(won)}`}</b>
					</li>
				))}
			</ul>
		</section>
	);
}
