import { pageSize } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countRevisions, findHeads, type Named } from './content.repo.ts';
import { headView } from './content-view.ts';
import { findOwnItem } from './open-item.ts';

const byNumber = cursorOf({ number: cursorPart.entry });

/** Who saved when, newest first. */
export function listRevisions(own: MemberContext, { kind, id, cursor }: Named & { cursor?: string | undefined }) {
	const { services, viewer, now } = own;
	const after = byNumber.read(cursor);
	if (!after.ok) return Promise.resolve(after);
	return services.transact(async (work) => {
		const item = await findOwnItem(work, { kind, id, viewer, now });
		if (!item) return refuse('not-found');
		const below = after.value && Math.min(after.value.number, 2_147_483_647);
		const heads = await findHeads(work, { kind, id, below, limit: pageSize + 1 });
		const { shown, nextCursor } = pageOf(heads, ({ number }) => byNumber.write({ number }));
		const total = await countRevisions(work, { kind, id });
		return accept({ items: shown.map((head) => headView(head, { item, viewer })), total, nextCursor });
	});
}
