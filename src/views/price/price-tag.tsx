import type { PriceUnit } from '#domain/area/area.ts';
import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './price-tag.module.css';
import { struckWon } from './struck-won.tsx';
import { useSecondCurrency } from './use-second-currency.ts';

type Props = {
	won: number;
	/** What it cost before, where a promotion lowers it. */
	beforeWon?: number | undefined;
	unit: PriceUnit;
	/** How many people such a unit holds. */
	holds?: number | null | undefined;
	/** The price is that of a whole party. */
	party?: number | undefined;
	/** The lowest of several prices. */
	isFrom?: boolean;
	/** What stands below the won takes a line of its own. */
	isStacked?: boolean;
};

/** Won first and strong; the second currency is a guide, lighter and with its ≈. */
export function PriceTag({ won, beforeWon = won, unit, holds, party, isFrom = false, isStacked = false }: Props) {
	const t = useTranslations('product.card');
	const second = useSecondCurrency()(won);
	return (
		<span className={isStacked ? styles.stacked : styles.price}>
			<span className={styles.truth}>
				{isFrom && <span className={styles.from}>{`${t('from')} `}</span>}
				{beforeWon > won && struckWon(beforeWon, t('before'))}
				<b>{formatWon(won)}</b>
			</span>{' '}
			<span className={styles.guide}>
				{second && <span className={styles.second}>{second}</span>}
				{` ${party === undefined ? t('per', { unit, holds: holds ?? 0 }) : t('party', { unit, count: party })}`}
			</span>
		</span>
	);
}
