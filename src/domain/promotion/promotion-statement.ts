import { areaOf } from '../area/areas.ts';
import type { Promotion } from './promotion.ts';

/** What the law wants said of a discount on health services, besides the period: whom it is for and what it covers. */
type PromotionStatement = { audience: string; scope: string };

type Stated = Pick<Promotion, 'area' | 'productIds'> & { texts: Partial<Record<string, PromotionStatement>> };

/**
 * Where health is a matter, a discount states target, period, scope, both prices and the rate, or is not there at all:
 * neither shown nor applied. Both prices can only be told of products that are named, and target and scope must be told
 * in every language the promotion is told in.
 */
export function isFullyStated({ area, productIds, texts }: Stated): boolean {
	const told = Object.values(texts).filter((text) => text !== undefined);
	if (told.length === 0) return false;
	if (!areaOf(area).isHealth) return true;
	return productIds.length > 0 && told.every(({ audience, scope }) => audience.trim() !== '' && scope.trim() !== '');
}

/** Whether it may be told in a few words, as on a card of a list: only where nothing has to be stated with it. */
export const mayBeBrief = ({ area }: Pick<Promotion, 'area'>): boolean => !areaOf(area).isHealth;
