/** Second currencies; the truth is always won. */
export const currencies = ['USD', 'RUB', 'THB', 'VND', 'IDR'] as const;
export type Currency = (typeof currencies)[number];

/** What a reader may have beside the won: one of the second currencies, or won alone. */
export const shownCurrencies = [...currencies, 'KRW'] as const;
export type ShownCurrency = (typeof shownCurrencies)[number];

/** Won per unit of each currency the operator keeps a rate for. */
export type ExchangeRates = Partial<Record<Currency, number>>;

/** About how much an amount of won is; undefined without a rate. */
export function approximate(won: number, currency: Currency, rates: ExchangeRates): number | undefined {
	const rate = rates[currency];
	return rate ? won / rate : undefined;
}
