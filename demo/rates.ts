import type { ExchangeRates } from '#domain/product/currency.ts';

/** Won per unit, roughly; the operator keeps the real ones. */
export const demoRates: ExchangeRates = { USD: 1_380, RUB: 15.2, THB: 42.2, VND: 0.0545, IDR: 0.0835 };
