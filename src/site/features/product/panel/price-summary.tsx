import { useTranslations } from 'use-intl';
import type { Price } from '#domain/product/price.ts';
import { formatWon } from '#i18n/format.ts';
import { useSecondCurrency } from '../use-second-currency.ts';
import styles from './panel.module.css';

/** The lines and the total, by the same function as on the server. */
export function PriceSummary({ price, isByNight }: { price: Price; isByNight: boolean }) {
	const t = useTranslations('product.panel');
	const card = useTranslations('product.card');
	const second = useSecondCurrency()(price.total);
	return (
		<dl className={styles.sum}>
			{price.lines.map(({ of, quantity, nights, won, amount }) => (
				<div key={of}>
					<dt>
						{t('line', { of, quantity })} {isByNight ? `× ${card('nights', { nights })}` : `× ${formatWon(won)}`}
					</dt>
					<dd>{formatWon(amount)}</dd>
				</div>
			))}
			<div className={styles.total}>
				<dt>{t('total')}</dt>
				<dd>
					{formatWon(price.total)}
					{second && <small>{second}</small>}
				</dd>
			</div>
		</dl>
	);
}
