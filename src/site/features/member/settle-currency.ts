import type { CallApi } from '#contract/api.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import { currencyKey, currencyOfStored } from '#i18n/currency-choice.ts';
import { keepCurrency } from '#site/currency-choice.ts';

const chosenHere = () => currencyOfStored(new RegExp(`(?:^|; )${currencyKey}=([A-Z]+)`).exec(document.cookie)?.[1]);

/** Right after a login: the member's choice counts here too; who has made none takes along the one made on this device. */
export async function settleCurrency(callApi: CallApi, ofMember: ShownCurrency | null): Promise<void> {
	if (ofMember) return keepCurrency(ofMember);
	const currency = chosenHere();
	// Not worth keeping anybody from their page.
	if (currency) await callApi('PUT /api/members/me/currency', { body: { currency } }).catch(() => undefined);
}
