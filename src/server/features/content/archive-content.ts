import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeStanding, standingAfter } from './change-standing.ts';
import type { Named } from './content.repo.ts';
import { lockOwnItem } from './open-item.ts';
import { takeAway } from './put-live.ts';

/** Readers see it no more, its editors do: it is brought back by publishing it. What was reserved of it stays reserved. */
export function archiveContent(own: MemberContext, { kind, id, revision }: Named & { revision: number }) {
	const { services, viewer, now } = own;
	return services.transact(async (work) => {
		const item = await lockOwnItem(work, { kind, id, viewer, now });
		if (!item) return refuse('not-found');
		if (item.latest !== revision) return refuse('changed-since');
		const step = { move: 'archive' as const };
		const next = standingAfter({ own, item, step });
		if (!next.ok) return next;
		await takeAway(work, { kind, id });
		const event = 'content.archived' as const;
		const facts = { number: item.published };
		return accept(await changeStanding(work, { own, item, step, next: next.value, event, facts }));
	});
}
