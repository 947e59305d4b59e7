import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor, mayDo } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findSchedule } from '#server/features/slot/product-day.repo.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import { takenOffMail } from '#server/mail/waiting-mail.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findWaitFacts, lockEntry, moveWaiting, passOn } from './waiting.repo.ts';

/** Whoever answers its guests says that somebody waits no longer, and why: who waited reads it. What they were offered goes to the next. */
export function takeOff(
	{ services, viewer, memberId, now }: MemberContext,
	{ id, reason }: { id: string; reason: string },
) {
	return services.transact(async (work) => {
		const row = await lockEntry(work, { id });
		const found = row && (await findSchedule(work, viewer, row.productId));
		if (!found || !mayDo(viewer, 'reservation.answer', found.organisationId)) return refuse('not-found');
		if (!(await moveWaiting(work, { id, move: 'take-off' }))) return refuse('changed-since');
		const cause = await recordEvent(work, {
			...{ kind: 'waiting.taken-off', subject: ['waiting', id], actor: actingFor(viewer, found.organisationId) },
			...{ actorId: memberId, parties: { memberId: row.memberId }, facts: { productId: row.productId }, at: now },
		});
		const { keys, origin } = services;
		const waits = await findWaitFacts(work, [id]);
		await queueMails(
			{ queries: work, keys, cause },
			waits.map((wait) => takenOffMail({ ...wait, reason }, origin)),
		);
		if (row.status === 'offered') await passOn(work, row);
		return accept({});
	});
}
