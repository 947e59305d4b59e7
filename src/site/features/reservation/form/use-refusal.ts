import { useQueryClient } from '@tanstack/react-query';
import type { ProductDetail } from '#contract/api/product.ts';
import type { ApiFailure } from '#contract/client.ts';
import type { AnyQuery } from '#site/page-module.ts';
import { newKey } from '#ui/form/new-key.ts';
import { daysQueryKey } from '#views/booking/days-query.ts';
import type { FormConsent, FormFaults } from './form-values.ts';

export type FormQueries = {
	productQuery: AnyQuery;
	/** The text of a consent in force: the version shown with the page is the version agreed to. */
	textQuery: (consent: FormConsent) => AnyQuery;
};

type Refused = {
	error: ApiFailure;
	faults: FormFaults;
	form: { set: (field: string, value: unknown) => void };
	goTo: (step: number) => void;
};

/** What a refusal changes: the key, texts that are others by now, the price, the places that are left. */
export function useRefusal({ product, productQuery, textQuery }: FormQueries & { product: ProductDetail }) {
	const client = useQueryClient();
	const renew = (queryKey: AnyQuery['queryKey']) => client.invalidateQueries({ queryKey });
	return async ({ error, faults, form, goTo }: Refused): Promise<void> => {
		// Without an answer, or after a fault of the server's, one cannot know whether it was made: the key stays.
		if (error.status < 400 || error.status >= 500) return;
		// Nothing was made under the old one, and what is sent next is another form.
		form.set('key', newKey());
		if (Object.keys(faults).length > 0) {
			const outdated = outdatedIn(faults);
			for (const kind of outdated) form.set(`agreements.${kind}`, false);
			await Promise.all(outdated.map((kind) => renew(textQuery(kind).queryKey)));
			return;
		}
		const isCodeLost = error.code === 'promotion-over' || error.code === 'code-unknown';
		// What a code was worth may be over too: it is asked anew with the next look at it.
		if (isCodeLost) form.set('coded', []);
		if (isCodeLost || error.code === 'price-changed') await renew(productQuery.queryKey);
		if (error.code === 'slot-full') {
			await renew(daysQueryKey(product.id));
			goTo(0);
		}
	};
}

/** A text that has changed meanwhile is to be read and agreed to anew. */
const outdatedIn = (faults: FormFaults): FormConsent[] =>
	(['provider', 'passport', 'health'] as const).filter((kind) => faults[`agreements.${kind}`] === 'text-outdated');
