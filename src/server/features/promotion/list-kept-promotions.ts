import type { promotionDeskEndpoints } from '#contract/api/promotion-desk.ts';
import { type InputOf, pageSize } from '#contract/endpoint.ts';
import { editRight } from '#domain/content/edit-right.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { type PromotionStand, promotionStands } from '#domain/promotion/promotion-stand.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countListedPromotions, type DeskPromotion, findListedPromotions } from './promotion-desk.repo.ts';
import { say } from './promotion-view.ts';

type Query = InputOf<(typeof promotionDeskEndpoints)['GET /api/console/promotions']>['query'];

const inOrder = cursorOf({ changedAt: cursorPart.moment, id: cursorPart.slug });

const view = ({ provider, providerId, title, ...row }: DeskPromotion, language: ContentLocale) => ({
	...row,
	title: say(title, language),
	owner: providerId === null ? null : { providerId, name: say(provider ?? {}, language) },
});

/** The promotions that one keeps: a business its own, the agency everybody's and those for everybody. */
export async function listKeptPromotions({ queries, viewer, now }: MemberContext, { language, stand, cursor }: Query) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const organisationIds = organisationsWhere(viewer, editRight.promotion);
	const [rows, found] = await Promise.all([
		findListedPromotions(queries, { organisationIds, stand, now }, { after: after.value, limit: pageSize + 1 }),
		countListedPromotions(queries, { organisationIds, now }),
	]);
	const counts = Object.fromEntries(promotionStands.map((one) => [one, found.get(one) ?? 0])) as Record<
		PromotionStand,
		number
	>;
	const { shown, nextCursor } = pageOf(rows, inOrder.write);
	const total = stand ? counts[stand] : Object.values(counts).reduce((sum, count) => sum + count, 0);
	return accept({ items: shown.map((row) => view(row, language)), total, nextCursor, counts });
}
