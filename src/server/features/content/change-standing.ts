import { moveContent, type Standing, type Step } from '#domain/content/content-machine.ts';
import type { Parties } from '#domain/event/event-kinds.ts';
import type { AuditEvent } from '#domain/member/audit.ts';
import { actingFor } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { columnsOf, findItem, type Item, saveItem, standingOf } from './content.repo.ts';
import { viewEditing } from './content-view.ts';

type Changed = { own: MemberContext; item: Item; step: Step };

/** How it would stand after a step. */
export const standingAfter = ({ own, item, step }: Changed) => moveContent(item.kind, standingOf(item), step, own.now);

type Written = Changed & {
	next: Standing;
	event: AuditEvent;
	facts: Record<string, string | number | null>;
	/** Whose open pages follow it. */
	parties?: Parties;
};

/** Writes how it stands, and says so in the trail. */
export async function changeStanding(
	work: Transaction,
	{ own, item, next, step, event, facts, parties = {} }: Written,
) {
	const { viewer, memberId, now } = own;
	const { kind, id } = item;
	await saveItem(
		work,
		{ kind, id },
		{
			...columnsOf(next),
			...{
				scheduledBy: step.move === 'schedule' ? memberId : next.scheduled && item.scheduledBy,
				planFailedAt: null,
				changedAt: now,
			},
		},
	);
	await recordEvent(work, {
		...{ kind: event, subject: [kind, id], parties, at: now, facts },
		...{ actor: actingFor(viewer, item.organisationId), actorId: memberId },
		changes: { state: { before: item.state, after: next.state } },
	});
	return viewEditing(work, { item: (await findItem(work, { kind, id })) ?? item, viewer, now });
}
