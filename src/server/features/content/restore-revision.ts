import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeStanding, standingAfter } from './change-standing.ts';
import { findRevision, insertRevision, type Named, saveItem } from './content.repo.ts';
import { contentOf, newRevision } from './new-revision.ts';
import { lockOwnItem } from './open-item.ts';

/** An older revision becomes the newest draft; readers see it once it is published. */
export function restoreRevision(own: MemberContext, wish: Named & { number: number; base: number }) {
	const { services, viewer, memberId, now } = own;
	const { kind, id, number, base } = wish;
	return services.transact(async (work) => {
		const item = await lockOwnItem(work, { kind, id, viewer, now });
		const found = item && (await findRevision(work, { kind, id, number }));
		if (!item || !found) return refuse('not-found');
		if (item.latest !== base) return refuse('changed-since');
		const step = { move: 'restore' as const };
		const next = standingAfter({ own, item, step });
		if (!next.ok) return refuse('not-found');
		const { row, listed } = newRevision({
			...{ id, content: contentOf(kind, found.value), restored: number, number: next.value.latest, base },
			...{ before: undefined, marks: found.marks, authorId: memberId, at: now },
		});
		await insertRevision(work, row);
		await saveItem(work, { kind, id }, listed);
		const event = 'content.restored' as const;
		const editing = await changeStanding(work, {
			...{ own, item, step, next: next.value, event },
			facts: { number: next.value.latest, restored: number },
		});
		return accept(editing);
	});
}
