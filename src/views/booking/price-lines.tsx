import type { Price } from '#domain/product/price.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useSecondCurrency } from '#views/price/use-second-currency.ts';
import styles from './booking.module.css';

/** “+10”, “−15”: each language writes its percent sign itself. */
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)}`;

type Props = {
	price: Price;
	isByNight: boolean;
	/** What the promotion in the price is called. */
	promotion: string | undefined;
};

/** What the total is made of, by the same function as on the server. */
export function PriceLines({ price, isByNight, promotion = '' }: Props) {
	const t = useTranslations('product.panel');
	const words = useTranslations('promotion');
	const card = useTranslations('product.card');
	const reasons = price.reasons.map(({ reason, percent }) => t('reason', { reason, percent: signed(percent) }));
	return (
		<>
			<dl className={styles.lines}>
				{price.lines.map(({ of, quantity, nights, won, amount }) =>
					of === 'promotion' ? (
						<div key={of} className={styles.promotion}>
							<dt>{words('line', { title: promotion })}</dt>
							<dd>{`−${formatWon(-amount)}`}</dd>
						</div>
					) : (
						<div key={of}>
							<dt>
								{t('line', { of, quantity })} {`× ${isByNight ? card('nights', { nights }) : formatWon(won)}`}
							</dt>
							<dd>{formatWon(amount)}</dd>
						</div>
					),
				)}
			</dl>
			{reasons.length > 0 && <p className={styles.reasons}>{t('reasons', { reasons: reasons.join(', ') })}</p>}
		</>
	);
}

export function Total({ price }: { price: Price }) {
	const t = useTranslations('product.panel');
	const second = useSecondCurrency()(price.total);
	return (
		<p className={styles.total} role="status">
			<span>{t('total')}</span>
			<span className={styles.amount}>
				<b>{formatWon(price.total)}</b>
				{second && <small>{second}</small>}
			</span>
		</p>
	);
}
