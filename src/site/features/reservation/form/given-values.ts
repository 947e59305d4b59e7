import type { ProductDetail } from '#contract/api/product.ts';
import type { Kind } from '#domain/area/area.ts';
import { choiceGroups } from '#domain/product/price.ts';
import { type DetailId, details, tidyFlight } from '#domain/reservation/details.ts';
import type { FormValues } from './form-values.ts';

type Given = { search: URLSearchParams; product: ProductDetail; kind: Kind };

/** What an address may bring along besides date and persons: a route, a flight, where from and to, bags, a code. */
export type GivenValues = Pick<FormValues, 'choices' | 'details' | 'promotionCode'>;

const longest = 200;
const longestCode = 40;

function detailIn(text: string, id: DetailId): string | undefined {
	const detail = details[id];
	if (detail.type === 'flight') return tidyFlight(text).slice(0, 10);
	if (detail.type === 'count') return /^\d{1,2}$/.test(text) && Number(text) <= detail.max ? text : undefined;
	if (detail.type === 'choice') return detail.options.find((option) => option === text);
	return text.slice(0, 'max' in detail ? detail.max : longest);
}

/** Only what this product asks for and offers; the form checks it as if it had been typed. */
export function givenValues({ search, product, kind }: Given): GivenValues {
	const asked = kind.details.flatMap((id) => {
		const text = search.get(id)?.trim() ?? '';
		const value = text === '' ? undefined : detailIn(text, id);
		return value === undefined ? [] : [[id, value] as const];
	});
	const chosen = choiceGroups.flatMap((group) => {
		const offered = product.price.choices?.find((one) => one.group === group)?.options ?? [];
		const option = offered.find(({ id }) => id === search.get(group));
		return option ? [[group, option.id] as const] : [];
	});
	const promotionCode = (search.get('code') ?? '').trim().slice(0, longestCode);
	return { details: Object.fromEntries(asked), choices: Object.fromEntries(chosen), promotionCode };
}

/** One text for the same values: a form begun from another address is another form. Undefined where nothing is given. */
export function givenKey({ details: asked, choices, promotionCode }: GivenValues): string | undefined {
	const code = promotionCode === '' ? {} : { code: promotionCode };
	const text = new URLSearchParams({ ...choices, ...asked, ...code } as Record<string, string>).toString();
	return text === '' ? undefined : text;
}
