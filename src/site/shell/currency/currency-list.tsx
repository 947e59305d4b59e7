import { useId } from 'react';
import { shownCurrencies } from '#domain/product/currency.ts';
import { currencySymbols, formatDate } from '#i18n/format.ts';
import { translatorIn } from '#i18n/translator.ts';
import { wordsOf } from '#site/words.ts';
import { useCurrency, useLocale } from '../site-context.tsx';
import styles from './currency-list.module.css';
import { currencyWords } from './currency-words.ts';
import { useSaveCurrency } from './use-save-currency.ts';

/** What stands beside the won, chosen by code; the page follows at once. */
export function CurrencyList() {
	const locale = useLocale();
	const t = translatorIn(locale, wordsOf(locale, currencyWords))('currency');
	const name = useId();
	const { currency, ratesAsOf, chooseCurrency } = useCurrency();
	const saveCurrency = useSaveCurrency();
	return (
		<fieldset className={styles.choice}>
			<legend className={styles.legend}>{t('label')}</legend>
			<div className={styles.options}>
				{shownCurrencies.map((code) => (
					<label key={code} className={styles.option}>
						<input
							className="visually-hidden"
							type="radio"
							name={name}
							value={code}
							checked={code === currency}
							onChange={() => {
								chooseCurrency(code);
								saveCurrency(code);
							}}
						/>
						<b>{code}</b>
						<span aria-hidden="true">{currencySymbols[code]}</span>
						<span className="visually-hidden">{t('name', { code })}</span>
					</label>
				))}
			</div>
			<p className={styles.note}>
				{t('note')}
				{ratesAsOf && ` ${t('rates', { date: formatDate(ratesAsOf) })}`}
			</p>
		</fieldset>
	);
}
