import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { refuseWrongPassword } from './check-password.ts';
import { findMember } from './member.repo.ts';
import { downloadOnce, openArchive } from './member-archive.ts';

/** Everything kept about a member, by themselves: for the password, one at a time, written to the access log. */
export function downloadData(own: MemberContext, { current }: { current: string }) {
	const { now, memberId } = own;
	return downloadOnce({ memberId, now, open: () => openOwn(own, current) });
}

async function openOwn(own: MemberContext, current: string) {
	const { queries, services, viewer, memberId } = own;
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	const refusal = await refuseWrongPassword(own, found, current);
	if (refusal) return refusal;
	const retryAfter = await countAttempt({ queries, services }, 'download-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	await recordAudit(queries, { event: 'member.data-downloaded', actorId: memberId, subjectId: memberId });
	return accept(await openArchive({ queries, services, found, works: viewer.works }, { isHandedOn: false }));
}
