import { type ReactNode, useEffect, useState } from 'react';
import { depositDays } from '#domain/reservation/pay-by.ts';
import { paymentPlan } from '#domain/reservation/payment.ts';
import { paymentState } from '#domain/reservation/payment-state.ts';
import { formatDate, formatTime, formatWon } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PriceLines, Total } from '#views/booking/price-lines.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import styles from './reservation-form.module.css';
import { begunOf } from './terms-of.ts';
import type { ReservationFormState } from './use-reservation-form.ts';

/** What it costs, and what of it is paid when and how. */
export function PaymentCard({ form }: { form: ReservationFormState }) {
	const t = useTranslations('reservation.form.pay');
	const { product, kind, order, price } = form;
	const now = useNow();
	if (!order || !price) return null;
	const at = now ?? new Date(0);
	const begun = begunOf(form, order, at);
	const { deposit, depositBy, balance, balanceBy } = paymentPlan(begun, at);
	const isFreed = deposit > 0 && (product.confirmation === 'request' || paymentState(begun).isFreed);
	const when: ReactNode =
		product.confirmation === 'instant'
			? now && (
					<>
						{t('until', { date: formatDate(depositBy), time: formatTime(depositBy, koreanZone) })}
						<OwnTime at={depositBy} className={styles.own} />
					</>
				)
			: t('afterConfirmation', { days: depositDays });
	return (
		<Card title={t('title')}>
			<div className={styles.money}>
				<PriceLines price={price} isByNight={kind.booking === 'nights'} promotion={form.promotion?.title} />
				<Total price={price} />
			</div>
			<dl className={styles.plan}>
				{deposit > 0 && (
					<div>
						<dt>
							{balance === 0 ? t('full') : t('deposit')}
							<span className={styles.own}>{when}</span>
						</dt>
						<dd>{formatWon(deposit)}</dd>
					</div>
				)}
				{balance > 0 && (
					<div>
						<dt>
							{balanceBy ? t('balanceBy', { date: formatDate(balanceBy) }) : t(deposit > 0 ? 'balance' : 'allOnSite')}
						</dt>
						<dd>{formatWon(balance)}</dd>
					</div>
				)}
			</dl>
			{deposit > 0 && <p className={styles.small}>{t('account')}</p>}
			{now && isFreed && <p className={styles.small}>{t('freed')}</p>}
		</Card>
	);
}

/** The clock of the browser; undefined in the first rendering, which must be the server's. */
function useNow(): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => setNow(new Date()), []);
	return now;
}
