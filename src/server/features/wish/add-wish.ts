import { accept, refuse } from '#domain/kernel/result.ts';
import { mostWishes } from '#domain/wish/wish.ts';
import type { MemberContext } from '#server/member-context.ts';
import { pricesNow } from './prices-now.ts';
import { countWishes, findPriceThen, findShownStates, insertWishes, lockWishes } from './wish.repo.ts';

/** Saves a product at today's price, as lists say it. Saved already, it stays as it was: the price of then is what counts. */
export async function addWish({ queries, services, now, memberId }: MemberContext, productId: string) {
	const known = await findPriceThen(queries, { memberId, productId });
	if (known !== undefined) return accept({ wonThen: known });
	const [offered] = await findShownStates(queries, [productId], now);
	if (!offered) return refuse('not-found');
	const { won } = (await pricesNow(queries, now))(offered);
	return services.transact(async (work) => {
		await lockWishes(work, memberId);
		// Another tab may have been quicker.
		const then = await findPriceThen(work, { memberId, productId });
		if (then !== undefined) return accept({ wonThen: then });
		if ((await countWishes(work, memberId)) >= mostWishes) return refuse('wishes-full');
		await insertWishes(work, [{ memberId, productId, wonThen: won, createdAt: now }]);
		return accept({ wonThen: won });
	});
}
