import { mostTold, type promotionDeskEndpoints } from '#contract/api/promotion-desk.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay, koreanMidnight } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { tryPromotion } from '#domain/promotion/promotion-trial.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findOwnPromotion } from './own-promotion.ts';
import { findAlike } from './promotion-scope.repo.ts';
import { say } from './promotion-view.ts';

type Body = InputOf<(typeof promotionDeskEndpoints)['POST /api/console/promotions/:id/simulation']>['body'];

/** The last month that is over in Korea, first and last day. */
function lastMonth(now: Date): { from: string; to: string } {
	const to = addDays(`${koreanDay(now).slice(0, 7)}-01`, -1);
	return { from: `${to.slice(0, 7)}-01`, to };
}

/** What a rule would have cost last month, had it run: by the same sums that guests are charged by. */
export async function simulatePromotion(
	{ queries, viewer, now }: MemberContext,
	{ id, language, rule }: Body & { id: string },
) {
	const own = await findOwnPromotion(queries, { id, viewer });
	if (!own) return refuse('not-found');
	const { from, to } = lastMonth(now);
	const { made, alike } = await findAlike(queries, {
		...{ ...rule, organisationId: own.organisationId, from: koreanMidnight(from), to: koreanMidnight(addDays(to, 1)) },
	});
	const { discount, minPersons } = rule;
	const trial = tryPromotion({ id, discount, minPersons, serviceFrom: null, serviceTo: null }, alike);
	const titles = new Map(alike.map(({ productId, title }) => [productId, say(title, language)]));
	return accept({
		...{ from, to, made, ...trial },
		products: trial.products.slice(0, mostTold).map((one) => ({ ...one, title: titles.get(one.id) ?? one.id })),
	});
}
