import type { ProductDetail } from '#contract/api/product.ts';
import type { Kind } from '#domain/area/area.ts';
import { areaOf } from '#domain/area/areas.ts';
import type { Order } from '#domain/reservation/order.ts';
import { travellersAsked } from '#domain/reservation/travellers.ts';
import type { FormValues } from './form-values.ts';

type Given = {
	search: URLSearchParams;
	product: Pick<ProductDetail, 'area' | 'price'>;
	kind: Kind;
	/** What the address says, where that is all of it. */
	order: Order | undefined;
	/** What is known of the member, before anything is typed. */
	blank: Pick<FormValues, 'lead' | 'passportFrom'>;
};

/**
 * Where a form begins: nobody is asked again for what the address says, nor for what we know of them. The first step is
 * passed by where date, time and persons are given and it asks for nothing else; the second where every fact of the guest
 * is known. Where health is a matter the second is always read: there is more to tell than a name.
 */
export function beginStep({ search, product, kind, order, blank }: Given): number {
	const isOrdered = order !== undefined && search.has('adult') && !search.has('waiting');
	const asksMore = kind.details.length > 0 || (product.price.choices ?? []).length > 0;
	if (!isOrdered || asksMore) return 0;
	const isLeadKnown = Object.values(blank.lead).every((fact) => fact !== '');
	const isPassportKnown = !kind.isPassportNeeded || blank.passportFrom === 'kept';
	const isAlone = travellersAsked(kind, order.persons) === 0;
	return isLeadKnown && isPassportKnown && isAlone && !areaOf(product.area).isHealth ? 2 : 1;
}
