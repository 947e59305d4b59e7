import { formatWon } from '#i18n/format.ts';
import { useSecondCurrency } from '#site/shell/use-second-currency.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '../both-clocks.ts';
import styles from './clock-card.module.css';
import { Dial } from './dial.tsx';
import { type MoneyAfter, moneyAfter } from './money-after.ts';
import { useReservation } from './reservation-context.ts';
import { usePercentText } from './use-percent-text.ts';

/** How much comes back now, from when on less, and what that is in money: the list carries the truth, the dial shows it. */
export function ClockCard() {
	const t = useTranslations('reservation.my.clock');
	const { reservation, now } = useReservation();
	const { refund, status, role, money } = reservation;
	if (refund.steps.length === 0 && refund.percent === 0 && status !== 'confirmed') return null;
	if (status !== 'confirmed' && status !== 'requested') return null;
	const isRequest = status === 'requested';
	const current = refund.steps.find(({ until }) => now <= Date.parse(until));
	const percent = isRequest ? refund.percent : (current?.percent ?? 0);
	const isPaid = money.paid > money.refunded;
	// With nothing paid every step would read “free”: the percentages are for later, and there is nothing to turn a dial for.
	const isDialled = isPaid && !isRequest;
	const isAhead = refund.steps.some(({ until }) => now <= Date.parse(until));
	return (
		<Card title={t(role === 'member' ? 'title' : 'titleGuest')}>
			<div className={styles.clock}>
				{isDialled && <Dial percent={percent} />}
				{isPaid ? (
					<Now after={moneyAfter(money, 0, percent)} percent={percent} />
				) : (
					<p>{t(isRequest ? 'request' : 'unpaid')}</p>
				)}
				{!isDialled && isAhead && <p className={styles.note}>{t(isRequest ? 'onceConfirmed' : 'oncePaid')}</p>}
				<Steps isMarked={isDialled} hasAmounts={isPaid} />
				<p className={styles.note}>{t('note')}</p>
			</div>
		</Card>
	);
}

/** What is transferred back, or what is to be paid all the same, given what was paid so far. */
function useAmount(): (after: MoneyAfter) => string {
	const t = useTranslations('reservation.my.clock');
	return ({ refundDue, balanceDue, kept }) => {
		if (balanceDue > 0) return t('costs', { won: formatWon(balanceDue) });
		return refundDue === 0 && kept === 0 ? t('free') : formatWon(refundDue);
	};
}

function Now({ after, percent }: { after: MoneyAfter; percent: number }) {
	const t = useTranslations('reservation.my.clock');
	const second = useSecondCurrency();
	const amount = useAmount();
	const { money, status } = useReservation().reservation;
	const paid = money.paid - money.refunded;
	const approximate = after.refundDue > 0 ? second(after.refundDue) : undefined;
	return (
		<p className={styles.now}>
			<span className={styles.big}>{amount(after)}</span>
			{approximate && <span className={styles.share}>{approximate}</span>}
			<span className={styles.share}>
				{status === 'requested'
					? t('request')
					: percent === 100
						? t('shareFree', { paid: formatWon(paid) })
						: t('share', { cost: 100 - percent, total: formatWon(money.total), paid: formatWon(paid) })}
			</span>
		</p>
	);
}

function Steps({ isMarked, hasAmounts }: { isMarked: boolean; hasAmounts: boolean }) {
	const t = useTranslations('reservation.my.clock');
	const clocks = useBothClocks();
	const amount = useAmount();
	const percentText = usePercentText();
	const { reservation, now } = useReservation();
	const { refund, money, startsAt } = reservation;
	const ahead = refund.steps.filter(({ until }) => now <= Date.parse(until));
	const last = ahead.at(-1);
	const isNothingAfter =
		last !== undefined && last.percent > 0 && Date.parse(startsAt) - Date.parse(last.until) > 60_000;
	if (ahead.length === 0) return null;
	return (
		<ol className={styles.steps}>
			{ahead.map(({ until, percent }, at) => {
				const { korean, own } = clocks(until);
				return (
					<li key={until} aria-current={isMarked && at === 0 ? 'step' : undefined}>
						<b className={styles.percent}>{percentText(percent)}</b>
						<span>
							{t('until', { moment: korean })}
							{own && <span className={styles.own}>{own}</span>}
						</span>
						{hasAmounts && <span className={styles.amount}>{amount(moneyAfter(money, 0, percent))}</span>}
					</li>
				);
			})}
			{isNothingAfter && (
				<li>
					<b className={styles.percent}>{percentText(0)}</b>
					<span>{t('after')}</span>
					{hasAmounts && <span className={styles.amount}>{amount(moneyAfter(money, 0, 0))}</span>}
				</li>
			)}
		</ol>
	);
}
