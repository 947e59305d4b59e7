import { accept, refuse } from '#domain/kernel/result.ts';
import { standingIn } from '#domain/thread/thread-policy.ts';
import { markSubjectRead } from '#server/features/notification/notification.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findThread, markOwn, markParties } from './thread.repo.ts';

type Given = Pick<MemberContext, 'queries' | 'services' | 'now' | 'viewer' | 'memberId'>;

/**
 * How far somebody has read. Of who works for an organisation it is their own mark, and the organisation's goes on with it:
 * that is what a guest is shown. An operator who looks on reads for a house only where the agency keeps it.
 */
export async function markThreadRead(
	{ queries, services, now: at, viewer, memberId }: Given,
	{ id, upTo: asked }: { id: string; upTo: number },
) {
	const found = await findThread(queries, id);
	const standing = found && standingIn(viewer, { ...found.row, parties: found.parties });
	if (!found || !standing) return refuse('not-found');
	const { row, parties } = found;
	const upTo = Math.min(asked, row.lastNumber);
	const { organisationId } = standing;
	if (organisationId !== null) await markOwn(queries, { threadId: id, memberId, upTo, at });
	const own = parties.filter((party) =>
		organisationId === null ? party.memberId === memberId : party.organisationId === organisationId,
	);
	await markParties(
		queries,
		own.map((party) => party.id),
		{ upTo, at },
	);
	await markSubjectRead(queries, { memberId, subject: [row.subjectKind, row.subjectId], at });
	// On their other devices too.
	services.nudge([memberId]);
	return accept({});
}
