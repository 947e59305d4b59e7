import { type Currency, currencies, type ExchangeRates } from './currency.ts';

/** More than the won moves in any ordinary month: whoever enters it is asked whether it is no slip. */
const usualStep = 0.2;

/** The currencies whose rate would leap from the last that was known; one that never had one cannot, and one that is taken away is no leap either. */
export const farOffRates = (before: ExchangeRates, after: ExchangeRates): Currency[] =>
	currencies.filter((currency) => {
		const [was, is] = [before[currency], after[currency]];
		return was !== undefined && is !== undefined && Math.abs(is - was) > was * usualStep;
	});

export const changedRates = (before: ExchangeRates, after: ExchangeRates): Currency[] =>
	currencies.filter((currency) => before[currency] !== after[currency]);

/** Won for one unit: a decimal point, and thousands set off or not. Anything else could be meant in two ways. */
export function rateIn(text: string): number | undefined {
	const won = numberIn(text);
	return won !== undefined && won > 0 && won <= mostWon ? won : undefined;
}

function numberIn(text: string): number | undefined {
	const plain = text.trim().replace(/^₩\s*/, '');
	if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,6})?$/.test(plain)) return undefined;
	return Number(plain.replaceAll(',', ''));
}

/** Nothing at all is no fault: such a currency is not shown. */
export function rateFault(text: string): 'number-wrong' | 'number-zero' | undefined {
	if (text.trim() === '' || rateIn(text) !== undefined) return undefined;
	return numberIn(text) === 0 ? 'number-zero' : 'number-wrong';
}

/** No money of the five is worth more; the database keeps six digits of it. */
export const mostWon = 1_000_000;
