import { moveContent } from '#domain/content/content-machine.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import { rollBack } from '#server/roll-back.ts';
import { findItem, type Named, standingOf } from './content.repo.ts';
import { viewEditing } from './content-view.ts';
import { lockOwnItem } from './open-item.ts';
import { putOut } from './put-out.ts';

/** The newest revision goes out, if it is the one that was seen. */
export function publishContent(own: MemberContext, { kind, id, revision }: Named & { revision: number }) {
	const { services, viewer, memberId, now } = own;
	return services.transact(async (work) => {
		const item = await lockOwnItem(work, { kind, id, viewer, now });
		if (!item) return refuse('not-found');
		if (item.latest !== revision) return refuse('changed-since');
		const moved = moveContent(kind, standingOf(item), { move: 'publish' }, now);
		if (!moved.ok) return moved;
		const actor = { kind: actingFor(viewer, item.organisationId), id: memberId };
		const out = await putOut({ work, services, item, next: moved.value, actor, now });
		if (!out.ok) return rollBack(out);
		const after = (await findItem(work, { kind, id })) ?? item;
		return accept(await viewEditing(work, { item: after, viewer, now }));
	});
}
