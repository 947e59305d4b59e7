import { accept, refuse } from '#domain/kernel/result.ts';
import type { MemberFact, RevealReason } from '#domain/member/member-desk.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { passportBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { findMember, type MemberRow } from './member.repo.ts';

/** One fact of a member in full: to an operator who signed in a moment ago and says why. Nothing is shown that is not written down first. */
export async function revealFact(
	context: MemberContext,
	{ id, fact, reason }: { id: string; fact: MemberFact; reason: RevealReason },
) {
	const { queries, services, memberId: actorId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	const retryAfter = await countAttempt({ queries, services }, 'reveal-desk', actorId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const found = await findMember(queries, id);
	const value = found && found.status !== 'closed' ? openedFact(context, found, fact) : null;
	if (!value) return refuse('not-found');
	await recordAudit(queries, {
		event: fact === 'passport' ? 'member.passport-revealed' : 'member.fact-revealed',
		...{ actorId, subjectId: id, actor: 'operator', details: { fact, reason, as: 'operator' }, at: now },
	});
	return accept({ value });
}

function openedFact({ services }: MemberContext, found: MemberRow, fact: MemberFact): string | null {
	if (fact !== 'passport') return found[fact];
	return found.passport === null ? null : services.keys.open(found.passport, passportBinding(found.id));
}
