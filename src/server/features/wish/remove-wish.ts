import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deleteWish } from './wish.repo.ts';

/** Gone is gone: asked again, it is simply done. */
export async function removeWish({ queries, memberId }: MemberContext, productId: string) {
	await deleteWish(queries, { memberId, productId });
	return accept({});
}
