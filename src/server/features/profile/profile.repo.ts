import type { ExchangeRates } from '#domain/product/currency.ts';
import { exchangeRate } from '#server/db/schema/exchange-rate.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import type { Queries } from '#server/queries.ts';

export async function findSiteProfile(queries: Queries) {
	const [row] = await queries.select().from(siteProfile).limit(1);
	return row;
}

export async function findExchangeRates(queries: Queries): Promise<ExchangeRates> {
	const rows = await queries.select().from(exchangeRate);
	return Object.fromEntries(rows.map(({ currency, won }) => [currency, won]));
}
