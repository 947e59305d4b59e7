import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { codeRefusal } from '#domain/promotion/code-refusal.ts';
import { tidyCode } from '#domain/promotion/promotion.ts';
import { toldPromotion } from '#domain/promotion/told-promotion.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { Context } from '#server/http/handlers.ts';
import { findPromotionByCode } from './promotion.repo.ts';

type Asked = { language: ContentLocale; productId: string; code: string };

/**
 * What a code is worth for a product. Whoever guesses learns nothing: a code of another product is answered like one that
 * is none, and tries are counted, together with those made by reserving.
 */
export async function checkCode(
	{ queries, services, now, viewer }: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	{ language, productId, code }: Asked,
) {
	if (!viewer) throw new Error('codes were opened to visitors');
	const retryAfter = await countAttempt({ queries, services }, 'code-member', viewer.id);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const found = await findPromotionByCode(queries, { code: tidyCode(code), productId, memberId: viewer.id });
	const refusal = codeRefusal(found, now);
	if (!found || refusal) return refuse(refusal ?? 'code-unknown');
	return accept(toldPromotion(found, language));
}
