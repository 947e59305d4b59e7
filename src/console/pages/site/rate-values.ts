import { koreanDay } from '#domain/kernel/korean-date.ts';
import { type Currency, currencies, type ExchangeRates } from '#domain/product/currency.ts';
import { rateFault, rateIn } from '#domain/product/rate-change.ts';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';

/** As it is typed; an empty one is no rate. */
export type RateValues = { asOf: string; rates: Record<Currency, string> };

export const valuesOf = (rates: ExchangeRates, today: string): RateValues => ({
	asOf: today,
	rates: Object.fromEntries(
		currencies.map((currency) => [currency, rates[currency] === undefined ? '' : String(rates[currency])]),
	) as Record<Currency, string>,
});

export type MetRates = { begun: ExchangeRates; now: ExchangeRates };

/** Somebody else saved while this was typed: which differ now, and what was typed on top of what they alone changed. */
export function metRates({ asOf, rates }: RateValues, { begun, now }: MetRates) {
	const [was, theirs] = [valuesOf(begun, asOf).rates, valuesOf(now, asOf).rates];
	const isUntouched = (currency: Currency) => rates[currency].trim() === was[currency];
	const carried = currencies.map((currency) => [currency, isUntouched(currency) ? theirs[currency] : rates[currency]]);
	const mine: RateValues = { asOf, rates: Object.fromEntries(carried) as Record<Currency, string> };
	return { mine, theirs, differing: currencies.filter((currency) => mine.rates[currency].trim() !== theirs[currency]) };
}

const isEmpty = (text: string) => text.trim() === '';

export const ratesOf = ({ rates }: RateValues): ExchangeRates =>
	Object.fromEntries(
		currencies.flatMap((currency) => {
			const won = rateIn(rates[currency]);
			return won === undefined ? [] : [[currency, won]];
		}),
	);

export function faultsOf({ asOf, rates }: RateValues): Faults {
	const wrong = currencies.map((currency) => [`rates.${currency}`, rateFault(rates[currency])] as const);
	return {
		...(isEmpty(asOf) ? { asOf: 'required' } : asOf > koreanDay(new Date()) && { asOf: 'date-future' }),
		...onlyWrong(Object.fromEntries(wrong)),
	};
}

type Set = { rates: ExchangeRates; asOf: Partial<Record<Currency, string>> };

/** Nothing else than what is set, for the day it is set for: there is nothing to save. */
export const isAsSet = (values: RateValues, { rates, asOf }: Set): boolean =>
	currencies.every((currency) => values.rates[currency].trim() === (rates[currency] ?? '').toString()) &&
	Object.values(asOf).every((day) => day === values.asOf);
