import type { ProductDetail } from '#contract/api/product.ts';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { Kind } from '#domain/area/area.ts';
import type { Chosen } from '#domain/product/price.ts';
import { details } from '#domain/reservation/details.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import type { FormValues } from './form-values.ts';

type Given = { blank: FormValues; again: ReservationDetail | null; product: ProductDetail; kind: Kind };

/**
 * As that time: who comes, which of it, what the kind asks and what they need. A flight belongs to its day; passport
 * number, allergy, own words and every tick are given anew.
 */
export function againValues({ blank, again, product, kind }: Given): FormValues {
	if (!again) return blank;
	const { lead, travellers, needs, order } = again;
	return {
		...blank,
		choices: { ...blank.choices, ...stillOffered(order.choices, product) },
		details: detailsAgain(again.details, kind),
		lead: lead ? leadAgain(lead, blank.lead) : blank.lead,
		travellers: [...travellers],
		needs,
	};
}

/** What a desk was not told, my information may know. */
const leadAgain = (lead: NonNullable<ReservationDetail['lead']>, known: FormValues['lead']): FormValues['lead'] => ({
	...lead,
	phone: formatPhone(lead.phone),
	birthOn: lead.birthOn ?? known.birthOn,
	gender: lead.gender ?? known.gender,
	email: lead.email || known.email,
});

const stillOffered = (chosen: Chosen, { price }: ProductDetail): Chosen =>
	Object.fromEntries(
		(price.choices ?? []).flatMap(({ group, options }) => {
			const id = chosen[group];
			return options.some((option) => option.id === id) ? [[group, id]] : [];
		}),
	);

const detailsAgain = (given: ReservationDetail['details'], kind: Kind): FormValues['details'] =>
	Object.fromEntries(
		kind.details.flatMap((id) => {
			const value = given[id];
			return value === undefined || details[id].type === 'flight' ? [] : [[id, String(value)]];
		}),
	);
