import { accept } from '#domain/kernel/result.ts';
import { deleteWish } from './wish.repo.ts';
import type { Wisher } from './wisher.ts';

/** Gone is gone: asked again, it is simply done. */
export async function removeWish({ queries, memberId }: Wisher, productId: string) {
	await deleteWish(queries, { memberId, productId });
	return accept({});
}
