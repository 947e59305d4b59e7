import type { ProductDetail } from '#contract/api/product.ts';
import { genders } from '#domain/member/member.ts';
import { isCovered } from '#domain/reservation/need-cover.ts';
import { type NamedNeed, namedNeeds } from '#domain/reservation/needs.ts';
import type { FormValues } from './form-values.ts';

type Filled = { product: Pick<ProductDetail, 'tags' | 'languages'>; values: Pick<FormValues, 'needs' | 'lead'> };

/** What is needed and not promised: its provider will be asked. */
export function openNeeds({ product, values }: Filled): NamedNeed[] {
	const offered = { ...product, gender: genders.find((one) => one === values.lead.gender) };
	return namedNeeds(values.needs).filter((need) => !isCovered(need, offered));
}
