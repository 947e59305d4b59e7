import type { ProductDetail } from '#contract/api/product.ts';
import { kinds } from '#domain/area/areas.ts';
import { type PayWay, payWayOf } from '#domain/reservation/pay-way.ts';
import { formatWon } from '#i18n/format.ts';
import type { useTranslations } from '#ui/translations.tsx';

export type Paid = Pick<ProductDetail, 'kind' | 'depositFromWon'>;

/** How what is chosen is paid; without a total, as the product has it. */
export function payWayFor({ kind, depositFromWon }: Paid, total: number | undefined): PayWay {
	const { depositPercent = 0, balanceDays = null } = kinds[kind] ?? {};
	const asked = { depositPercent, depositFrom: depositFromWon };
	return payWayOf(balanceDays === null ? asked : { ...asked, balanceDays }, total);
}

type Words = ReturnType<typeof useTranslations<'product'>>;

export const payText = (product: Paid, total: number | undefined, t: Words): string =>
	t('promise.pay', { way: payWayFor(product, total), won: formatWon(product.depositFromWon) });
