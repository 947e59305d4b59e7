import { isPaidOnSite } from '#domain/reservation/payment.ts';
import { sentBy } from '#domain/reservation/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { shareWords } from '#views/move/back-words.ts';
import { moneyAfter } from '#views/move/money-after.ts';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './clock-card.module.css';
import { Dial } from './dial.tsx';
import { useReservation } from './reservation-context.ts';
import { useStepText } from './use-step-text.ts';
import { useStepsNote } from './use-steps-note.ts';

/** How much comes back now, from when on less, and what that is in money: the list carries the truth, the dial shows it. */
export function ClockCard() {
	const t = useTranslations('reservation.my.clock');
	const terms = useTranslations('reservation.refund');
	const note = useStepsNote();
	const { reservation, now } = useReservation();
	const { refund, status, role, money, plan } = reservation;
	if (refund.steps.length === 0 && refund.percent === 0 && status !== 'confirmed') return null;
	if (status !== 'confirmed' && status !== 'requested') return null;
	// Who has come cannot cancel any more.
	if (reservation.arrivedAt) return null;
	const isRequest = status === 'requested';
	const current = refund.steps.find(({ until }) => now <= Date.parse(until));
	const percent = isRequest ? refund.percent : (current?.percent ?? 0);
	const isPaid = sentBy(money) > 0;
	if (!isPaid && isPaidOnSite(plan))
		return (
			<Card title={t(role === 'member' ? 'title' : 'titleGuest')}>
				<p>{role === 'member' ? terms('onSite') : t('onSiteGuest')}</p>
			</Card>
		);
	// With nothing paid every step would read “free”: the percentages are for later, and there is nothing to turn a dial for.
	const isDialled = isPaid && !isRequest;
	return (
		<Card title={t(role === 'member' ? 'title' : 'titleGuest')}>
			<div className={styles.clock}>
				{isDialled && <Dial back={backOf(money, percent)} />}
				{isPaid ? <Now percent={percent} /> : <p>{isRequest ? t('request', { role }) : t('unpaid')}</p>}
				{note && <p className={styles.note}>{note}</p>}
				<Steps isMarked={isDialled && note === undefined} />
				<p className={styles.note}>{t('note', { role })}</p>
			</div>
		</Card>
	);
}

type Money = ReturnType<typeof useReservation>['reservation']['money'];

/** What comes back of all that was sent, also of what is still being checked. */
const backOf = (money: Money, percent: number): number =>
	Math.max(0, sentBy(money) - money.kept - moneyAfter(money, 0, percent).kept);

function Now({ percent }: { percent: number }) {
	const t = useTranslations('reservation.my.clock');
	const second = useSecondCurrency();
	const { money, status, role } = useReservation().reservation;
	const back = backOf(money, percent);
	const { kept } = moneyAfter(money, 0, percent);
	const paid = formatWon(sentBy(money));
	const approximate = back > 0 ? second(back) : undefined;
	const before = formatWon(money.kept);
	const share = { cost: 100 - percent, total: formatWon(money.total), kept: formatWon(kept), paid, before, role };
	return (
		<p className={styles.now}>
			<span className={styles.big}>{formatWon(back)}</span>
			{approximate && <span className={styles.share}>{approximate}</span>}
			<span className={styles.share}>
				{status === 'requested' ? t('request', { role }) : t(shareWords({ money }, percent), share)}
			</span>
			{money.kept > 0 && percent < 100 && (
				<span className={styles.share}>{t('keptBefore', { before, all: formatWon(money.kept + kept) })}</span>
			)}
			{money.inCheck > 0 && (
				<span className={styles.share}>{t('inCheck', { won: formatWon(money.inCheck), role })}</span>
			)}
		</p>
	);
}

function Steps({ isMarked }: { isMarked: boolean }) {
	const t = useTranslations('reservation.my.clock');
	const clocks = useBothClocks();
	const stepText = useStepText();
	const { reservation, now } = useReservation();
	const { refund, startsAt } = reservation;
	const ahead = refund.steps.filter(({ until }) => now <= Date.parse(until));
	const last = ahead.at(-1);
	const isNothingAfter =
		last !== undefined && last.percent > 0 && Date.parse(startsAt) - Date.parse(last.until) > 60_000;
	if (ahead.length === 0) return null;
	return (
		<ol className={styles.steps}>
			{ahead.map((step, at) => {
				const { korean, own } = clocks(step.until);
				return (
					<li key={step.until} aria-current={isMarked && at === 0 ? 'step' : undefined}>
						<b>{stepText(step)}</b>
						<span>
							{t('until', { moment: korean })}
							{own && <span className={styles.own}>{own}</span>}
						</span>
					</li>
				);
			})}
			{isNothingAfter && (
				<li>
					<b>{stepText({ until: startsAt, percent: 0 })}</b>
					<span>{t('after')}</span>
				</li>
			)}
		</ol>
	);
}
