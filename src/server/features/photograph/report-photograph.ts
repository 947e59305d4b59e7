import { mayReportPhotograph, type PhotographReportReason } from '#domain/file/photograph-report.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { isShown } from '#server/features/file/file.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { holdPhotograph, insertReport } from './photograph-report.repo.ts';
import { findPhotograph, photographedBy } from './photographed.repo.ts';

/** Tells the operators that a photograph is not right: once a member, while everybody can see it. */
export async function reportPhotograph(
	{ queries, services, now: at, viewer, memberId }: MemberContext,
	{ id, reason }: { id: string; reason: PhotographReportReason },
) {
	const found = await findPhotograph(queries, id);
	if (!found || found.file.hiddenAt !== null) return refuse('not-found');
	const subject = photographedBy(found);
	if (!(await isShown[subject.kind](queries, subject.id, at))) return refuse('not-found');
	const { organisationId, productId } = found;
	if (!mayReportPhotograph(viewer, { ownerId: found.file.ownerId, organisationId })) return refuse('not-allowed');
	const retryAfter = await countAttempt({ queries, services }, 'report-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		// Hidden meanwhile, it is dealt with: a report that came after would open it again.
		const held = await holdPhotograph(work, id);
		if (held?.hiddenAt !== null) return refuse('not-allowed');
		if (!(await insertReport(work, { fileId: id, reporterId: memberId, reason, at }))) return refuse('not-allowed');
		await recordEvent(work, {
			...{ kind: 'photograph.reported', subject: ['photograph', id], actor: 'member', actorId: memberId },
			...{ parties: {}, facts: { reason, ...(productId !== null && { productId }) }, at },
		});
		return accept({});
	});
}
