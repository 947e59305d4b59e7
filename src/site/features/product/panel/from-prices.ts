import type { ProductDetail } from '#contract/api/product.ts';

/** The lowest that can be charged for one place, and what that was without a promotion: as the calendar has it. */
export const fromPrices = ({ won, fromWon }: Pick<ProductDetail, 'won' | 'fromWon'>) => ({ won, beforeWon: fromWon });
