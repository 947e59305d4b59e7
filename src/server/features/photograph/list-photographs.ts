import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findOwnProduct } from './photograph.repo.ts';
import { viewPhotographs } from './photograph-view.ts';

/** As their keeper edits them. */
export async function listPhotographs({ queries, viewer }: MemberContext, id: string) {
	const found = await findOwnProduct(queries, viewer, id);
	return found ? accept(await viewPhotographs(queries, found)) : refuse('not-found');
}
