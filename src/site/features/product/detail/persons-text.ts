import type { ProductDetail } from '#contract/api/product.ts';
import type { useTranslations } from '#ui/translations.tsx';

type Words = ReturnType<typeof useTranslations<'product'>>;

type Party = Pick<ProductDetail, 'minPersons' | 'maxPersons'> & { price: { holds?: number | undefined } };

/**
 * How many may come. Where one group, room or vehicle holds fewer than one reservation may bring, it says that it speaks
 * of the reservation: the price beside it has a maximum of its own.
 */
export function personsText({ minPersons: min, maxPersons: max, price: { holds } }: Party, t: Words): string {
	if (holds !== undefined && holds < max) return t('detail.personsAtOnce', { min, max });
	return min === max ? t('card.upTo', { count: max }) : t('detail.personRange', { min, max });
}
