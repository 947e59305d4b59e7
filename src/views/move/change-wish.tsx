import type { ReservationDetail } from '#contract/api/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useOrderText } from '#views/reservation/order-text.ts';
import styles from '#views/reservation/reservation.module.css';
import { useReservation } from '#views/reservation/reservation-context.ts';

/** The wish beside what holds until it is answered. */
export function ChangeWish({ change }: { change: NonNullable<ReservationDetail['change']> }) {
	const t = useTranslations('reservation.my.change');
	const orderText = useOrderText();
	const guest = useTranslations('reservation.my.guest');
	const clock = useTranslations('reservation.my.clock');
	const { order, money, terms } = useReservation().reservation;
	const { unit } = terms.price;
	const names = change.travellers?.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
	return (
		<dl className={styles.wish}>
			<div>
				<dt>{t('now')}</dt>
				<dd>
					<s>{orderText(order, unit).line}</s> {formatWon(money.total)}
				</dd>
			</div>
			<div>
				<dt>{t('wished')}</dt>
				<dd>
					{orderText(change.order, unit).line} {formatWon(change.total)}
				</dd>
			</div>
			{change.kept > 0 && (
				<div>
					<dt>{clock('fee')}</dt>
					<dd>{formatWon(change.kept)}</dd>
				</div>
			)}
			{names !== undefined && (
				<div>
					<dt>{guest('travellers')}</dt>
					<dd>{names === '' ? '–' : names}</dd>
				</div>
			)}
		</dl>
	);
}
