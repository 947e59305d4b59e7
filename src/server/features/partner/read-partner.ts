import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { viewPartner } from './partner-view.ts';

/** My business and where its application stands. */
export async function readPartner({ queries, services, now, memberId }: MemberContext) {
	const view = await viewPartner({ queries, keys: services.keys, now }, memberId);
	return view ? accept(view) : refuse('not-found');
}
