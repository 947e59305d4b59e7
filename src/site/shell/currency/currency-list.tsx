import { useId } from 'react';
import { shownCurrencies } from '#i18n/currency-choice.ts';
import { currencySymbols, formatDate } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useCurrency } from '../site-context.tsx';
import styles from './currency-list.module.css';

/** What stands beside the won, chosen by code; the page follows at once. */
export function CurrencyList() {
	const t = useTranslations('shell');
	const name = useId();
	const { currency, ratesAsOf, chooseCurrency } = useCurrency();
	return (
		<fieldset className={styles.choice}>
			<legend className={styles.legend}>{t('currency')}</legend>
			<div className={styles.options}>
				{shownCurrencies.map((code) => (
					<label key={code} className={styles.option}>
						<input
							className="visually-hidden"
							type="radio"
							name={name}
							value={code}
							checked={code === currency}
							onChange={() => chooseCurrency(code)}
						/>
						<b>{code}</b>
						<span aria-hidden="true">{currencySymbols[code]}</span>
						<span className="visually-hidden">{t('currencyName', { code })}</span>
					</label>
				))}
			</div>
			<p className={styles.note}>
				{t('currencyNote')}
				{ratesAsOf && ` ${t('currencyRates', { date: formatDate(ratesAsOf) })}`}
			</p>
		</fieldset>
	);
}
