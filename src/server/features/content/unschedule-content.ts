import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeStanding, standingAfter } from './change-standing.ts';
import type { Named } from './content.repo.ts';
import { lockOwnItem } from './open-item.ts';

/** What would have gone out by itself stays in. */
export function unscheduleContent(own: MemberContext, { kind, id }: Named) {
	const { services, viewer, now } = own;
	return services.transact(async (work) => {
		const item = await lockOwnItem(work, { kind, id, viewer, now });
		if (!item) return refuse('not-found');
		const step = { move: 'unschedule' as const };
		const next = standingAfter({ own, item, step });
		if (!next.ok) return next;
		const event = 'content.unscheduled' as const;
		const facts = { number: item.scheduled };
		return accept(await changeStanding(work, { own, item, step, next: next.value, event, facts }));
	});
}
