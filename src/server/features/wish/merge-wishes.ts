import { accept } from '#domain/kernel/result.ts';
import { mostWishes } from '#domain/wish/wish.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findShownStates, findWishedIds, insertWishes, lockWishes } from './wish.repo.ts';

type Remembered = { productId: string; won: number };

/**
 * What a device remembered before the login joins the member's own list, newest first, each with the price its device
 * saw. What is saved already stays as it was; what there is no room for is named, so that the device keeps it.
 */
export async function mergeWishes({ queries, services, now, memberId }: MemberContext, given: readonly Remembered[]) {
	const wishes = [...new Map(given.map((one) => [one.productId, one])).values()];
	const offered = await findShownStates(
		queries,
		wishes.map(({ productId }) => productId),
		now,
	);
	const known = new Set(offered.map(({ productId }) => productId));
	return services.transact(async (work) => {
		await lockWishes(work, memberId);
		const own = new Set(await findWishedIds(work, memberId));
		const fresh = wishes.filter(({ productId }) => known.has(productId) && !own.has(productId));
		const room = Math.max(0, mostWishes - own.size);
		await insertWishes(
			work,
			// A millisecond apart: the order of the device is the order of the list.
			fresh.slice(0, room).map(({ productId, won }, at) => ({
				memberId,
				productId,
				wonThen: won,
				createdAt: new Date(now.getTime() - at),
			})),
		);
		const leftOut = fresh.slice(room).map(({ productId }) => productId);
		return accept({ added: fresh.length - leftOut.length, leftOut });
	});
}
