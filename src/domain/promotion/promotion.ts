import type { AreaSlug } from '../area/areas.ts';

/** What comes off the price: a share of it, or so many won off the whole. */
export type Discount = { percent: number } | { won: number };

/** What of a promotion makes the price: kept with a reservation, so that it holds whatever becomes of the promotion. */
export type PricePromotion = {
	id: string;
	discount: Discount;
	/** For parties of so many or more. */
	minPersons: number;
	/** The days of service it holds for, both included; null: any. */
	serviceFrom: string | null;
	serviceTo: string | null;
};

/** A promotion as the rules see it. */
export type Promotion = PricePromotion & {
	area: AreaSlug;
	/** Named products, or all products of these kinds; both empty: the whole area. */
	productIds: readonly string[];
	kinds: readonly string[];
	/** Asked for at reserving; null: it applies by itself. */
	code: string | null;
	startsAt: Date;
	endsAt: Date;
	memberLimit: number | null;
	totalLimit: number | null;
	/** How many reservations hold it now. */
	used: number;
};

export const promotionStates = ['running', 'coming', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** By the clock: from its first moment until just before its last. */
export function promotionState(
	{ startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
	now: Date,
): PromotionState {
	if (now < startsAt) return 'coming';
	return now < endsAt ? 'running' : 'ended';
}

/** How many may still reserve with it; null where nobody counts. */
export const usesLeft = ({ totalLimit, used }: Pick<Promotion, 'totalLimit' | 'used'>): number | null =>
	totalLimit === null ? null : Math.max(0, totalLimit - used);

/** Codes are typed in many ways and kept in one: capitals, without blanks. */
export const tidyCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

type Covered = { id: string; area: AreaSlug; kind: string };

/** Whether it is meant for a product: by name, by kind, or with its whole area. */
export function coversProduct(
	{ area, productIds, kinds }: Pick<Promotion, 'area' | 'productIds' | 'kinds'>,
	product: Covered,
): boolean {
	if (area !== product.area) return false;
	if (productIds.length === 0 && kinds.length === 0) return true;
	return productIds.includes(product.id) || kinds.includes(product.kind);
}

type Asked = { product: Covered; now: Date; code?: string | undefined; usedByMember?: number };

/** Whether it can be had at all: running, meant for the product, its code given, and not used up. */
export function isOpenTo(promotion: Promotion, { product, now, code, usedByMember = 0 }: Asked): boolean {
	return (
		promotionState(promotion, now) === 'running' &&
		coversProduct(promotion, product) &&
		(promotion.code === null || (code !== undefined && promotion.code === tidyCode(code))) &&
		usesLeft(promotion) !== 0 &&
		(promotion.memberLimit === null || usedByMember < promotion.memberLimit)
	);
}

/** Whether it holds for these days, all of them, and so many people. */
export function holdsFor(
	{ minPersons, serviceFrom, serviceTo }: PricePromotion,
	{ days, count }: { days: readonly string[]; count: number },
): boolean {
	const isWithin = (day: string) =>
		(serviceFrom === null || day >= serviceFrom) && (serviceTo === null || day <= serviceTo);
	return count >= minPersons && days.every(isWithin);
}

/** Of a promotion the part that makes the price. */
export const priceRuleOf = ({ id, discount, minPersons, serviceFrom, serviceTo }: PricePromotion): PricePromotion => ({
	id,
	discount,
	minPersons,
	serviceFrom,
	serviceTo,
});
