import { refuse } from '#domain/kernel/result.ts';
import { codeRefusal } from '#domain/promotion/code-refusal.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import { findPromotionByCode } from '#server/features/promotion/promotion.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { BookedProduct } from './reserve-facts.repo.ts';

type Asked = { memberId: string; code: string | undefined; product: BookedProduct; now: Date };

/**
 * A reservation must not be a way to guess codes: a wrong one is counted and answered as where a code is checked, whatever
 * else the form says. A right one costs no try.
 */
export async function refuseWrongCode(
	context: Pick<Context, 'queries' | 'services'>,
	{ memberId, code, product, now }: Asked,
) {
	if (code === undefined) return undefined;
	const retryAfter = await countAttempt(context, 'code-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	if (product.promotions.some((one) => one.code === code)) {
		await forgiveAttempt(context, 'code-member', memberId);
		return undefined;
	}
	const found = await findPromotionByCode(context.queries, { code, productId: product.productId, memberId });
	return refuse(codeRefusal(found, now) ?? 'promotion-over');
}
