import { lazy, Suspense, useState } from 'react';
import { payWord } from '#domain/reservation/pay-word.ts';
import { promotionLine } from '#domain/reservation/reservation-price.ts';
import { isOverdue } from '#domain/reservation/transfer-due.ts';
import { formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { AgreedLines } from '#views/price/agreed-lines.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import styles from './payment-card.module.css';
import { Proofs } from './proofs.tsx';

const ReversalSheet = lazy(async () => ({ default: (await import('./reversal-sheet.tsx')).ReversalSheet }));

const tones = {
	unpaid: 'warn',
	part: 'warn',
	deposit: 'ok',
	paid: 'ok',
	'refund-due': 'warn',
	refunded: 'neutral',
} as const;

/** How the money stands, what is still to be paid and how, and what came in. */
export function PaymentCard() {
	const t = useTranslations('reservation.my.pay');
	const { reservation, open } = useReservation();
	return (
		<Card id="payment" title={t('title')} aside={<PayBadge />}>
			<div className={styles.stack}>
				<Agreed />
				<FactRows rows={useRows()} />
				<Payments />
				<Proofs />
				{reservation.role !== 'member' && reservation.canRecordPayment && (
					<Button isFull onClick={() => open('payment')}>
						{t('record')}
					</Button>
				)}
			</div>
		</Card>
	);
}

/** What was agreed to line by line, while it is still to come about. */
function Agreed() {
	const t = useTranslations('reservation.agreed');
	const { price, status } = useReservation().reservation;
	if (price.basis !== 'agreed') return null;
	const isOpen = status === 'requested' || status === 'confirmed' || status === 'completed';
	return isOpen ? (
		<section aria-labelledby="agreed-price">
			<h3 id="agreed-price" className={styles.subtitle}>
				{t('agreed')}
			</h3>
			<AgreedLines lines={price.lines} />
		</section>
	) : null;
}

/** A slip that waits or was not accepted comes before the word for the money itself. */
function PayBadge() {
	const words = useTranslations('reservation');
	const { reservation } = useReservation();
	const word = payWord(reservation);
	const { payment, pay } = reservation;
	if (pay.state === 'checking') return <Badge tone="warn">{words(word)}</Badge>;
	if (pay.state === 'refused') return <Badge tone="bad">{words(word)}</Badge>;
	// Nothing is late where nothing is asked for beforehand.
	if (pay.state === 'on-site' && payment === 'unpaid') return <Badge>{words(word)}</Badge>;
	return <Badge tone={tones[payment]}>{words(word)}</Badge>;
}

function useRows() {
	const t = useTranslations('reservation.my.pay');
	const words = useTranslations('reservation.price');
	const clocks = useBothClocks();
	const promotion = useTranslations('promotion');
	const { reservation, now } = useReservation();
	const { money, plan, pay, status, price, promotion: agreed } = reservation;
	const isAsked = pay.state === 'due' || pay.state === 'refused';
	const isLate = isAsked && pay.by === plan.depositBy && isOverdue(plan.depositBy, now);
	const off = promotionLine(price);
	const isOpen = status === 'requested' || status === 'confirmed';
	const row = (name: string, won: number) => (won > 0 ? [{ name, value: formatWon(won) }] : []);
	const byTransfer = (
		<>
			{formatWon(plan.deposit)}
			{status === 'confirmed' && isAsked && (
				<span className={styles.by}>{t(isLate ? 'wasDue' : 'by', { moment: clocks(plan.depositBy).both })}</span>
			)}
		</>
	);
	const rest = (
		<>
			{formatWon(plan.balance)}
			{plan.balanceBy && <span className={styles.by}>{t('by', { moment: clocks(plan.balanceBy).both })}</span>}
		</>
	);
	return [
		...(isOpen && off && agreed
			? [{ name: promotion('line', { title: agreed.title }), value: `−${formatWon(-off.amount)}` }]
			: []),
		...(isOpen && money.takenOff > 0 ? [{ name: words('takenOff'), value: `−${formatWon(money.takenOff)}` }] : []),
		...(isOpen ? row(words('total'), money.total) : []),
		...(isOpen && plan.deposit > 0 ? [{ name: t(plan.balance > 0 ? 'deposit' : 'inFull'), value: byTransfer }] : []),
		...(isOpen && plan.balanceBy === null ? row(t('onSite'), plan.balance) : []),
		...(isOpen && plan.balanceBy !== null && plan.balance > 0 ? [{ name: t('balance'), value: rest }] : []),
		...row(t('inCheck'), money.inCheck),
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
	const [wrong, setWrong] = useState<string>();
	const [isOpen, setIsOpen] = useState(false);
	const mistaken = payments.find(({ id }) => id === wrong);
	if (payments.length === 0) return null;
	return (
		<section aria-labelledby="payments">
			<h3 id="payments" className={styles.subtitle}>
				{t('list')}
			</h3>
			<ul className={styles.rows}>
				{payments.map(({ id, kind, won, method, note, at, reversed, canReverse }) => (
					<li key={id}>
						<span>
							<b>{t(kind === 'payment' ? 'in' : 'out')}</b> {t(`method.${method}`)}
							{note && <span className={styles.by}>{note}</span>}
							<span className={styles.by}>{clocks(at).both}</span>
							{reversed && <span className={styles.by}>{t('reverse.was', { reason: reversed.reason })}</span>}
							{canReverse && (
								<Button
									variant="quiet"
									size="sm"
									onClick={() => {
										setWrong(id);
										setIsOpen(true);
									}}
								>
									{t('reverse.open')}
								</Button>
							)}
						</span>
						<Amount isReversed={reversed !== null}>{kind === 'payment' ? formatWon(won) : `−${formatWon(won)}`}</Amount>
					</li>
				))}
			</ul>
			{mistaken && (
				<Suspense fallback={null}>
					<ReversalSheet key={mistaken.id} payment={mistaken} isOpen={isOpen} onClose={() => setIsOpen(false)} />
				</Suspense>
			)}
		</section>
	);
}

function Amount({ isReversed, children }: { isReversed: boolean; children: string }) {
	return isReversed ? <del className={styles.won}>{children}</del> : <b className={styles.won}>{children}</b>;
}
