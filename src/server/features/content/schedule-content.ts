import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { changeStanding, standingAfter } from './change-standing.ts';
import { findRevision, type Named } from './content.repo.ts';
import { contentOf } from './new-revision.ts';
import { lockOwnItem } from './open-item.ts';
import { whyNot } from './put-out.ts';

type Plan = Named & { revision: number; at: string };

/** The newest revision goes out by itself at a moment to come. It has to be ready now: nobody looks at it then. */
export function scheduleContent(own: MemberContext, { kind, id, revision, at }: Plan) {
	const { services, viewer, now } = own;
	return services.transact(async (work) => {
		const item = await lockOwnItem(work, { kind, id, viewer, now });
		if (!item) return refuse('not-found');
		if (item.latest !== revision) return refuse('changed-since');
		const moment = new Date(at);
		if (moment <= now) return refuse('invalid-input', { faults: [{ at: 'at', code: 'date-past' }] });
		const step = { move: 'schedule' as const, at: moment };
		const next = standingAfter({ own, item, step });
		if (!next.ok) return next;
		const found = await findRevision(work, { kind, id, number: revision });
		const refused = found && (await whyNot({ work, item, content: contentOf(kind, found.value), now: moment }));
		if (refused) return refused;
		const facts = { number: revision, at: moment.toISOString() };
		const event = 'content.scheduled' as const;
		return accept(await changeStanding(work, { own, item, step, next: next.value, event, facts }));
	});
}
