import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findRevision, type Named } from './content.repo.ts';
import { headView, onWire } from './content-view.ts';
import { contentOf } from './new-revision.ts';
import { findOwnItem } from './open-item.ts';

/** One revision, as it was saved. */
export function readRevision(own: MemberContext, { kind, id, number }: Named & { number: number }) {
	const { services, viewer, now } = own;
	return services.transact(async (work) => {
		const item = await findOwnItem(work, { kind, id, viewer, now });
		const found = item && (await findRevision(work, { kind, id, number }));
		if (!item || !found) return refuse('not-found');
		return accept({ revision: headView(found, { item, viewer }), content: onWire(contentOf(kind, found.value)) });
	});
}
