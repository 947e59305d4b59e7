import { isJoinable, type SignUp } from '#domain/member/sign-up.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { countHeldOf } from '#server/features/matching/held-question.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Queries } from '#server/queries.ts';
import { proveAddress } from './member.repo.ts';
import { takeOver } from './take-over.repo.ts';

type Taking = {
	memberId: string;
	email: string;
	/** All open accounts with the address, held (`lockAddress`). */
	signUps: readonly SignUp[];
	/** Whether what was reserved in the others comes along. */
	joinsOthers: boolean;
	event?: 'member.email-verified' | 'member.email-changed';
};

/**
 * The address is this member's, and so is what was reserved with it in other sign-ups, whose passwords open nothing any
 * more. Answers with files whose bytes can go once this is committed; undefined when the member may prove nothing.
 */
export async function takeAddress(
	queries: Queries,
	{ memberId, email, signUps, joinsOthers, event = 'member.email-verified' }: Taking,
): Promise<string[] | undefined> {
	const isNew = !signUps.some(({ id, emailVerifiedAt }) => id === memberId && emailVerifiedAt !== null);
	if (isNew && !(await proveAddress(queries, { memberId, email }))) return undefined;
	const others = joinsOthers ? signUps.filter((one) => one.id !== memberId && isJoinable(one)) : [];
	const from = others.map(({ id }) => id);
	const unused = await takeOver(queries, { into: memberId, from });
	// What they asked before goes out once this is committed, wherever the link was opened.
	if (isNew && (await countHeldOf(queries, memberId)) > 0)
		await addJob(queries, 'send-held-questions', { memberId }, { key: `send-held-questions ${memberId}` });
	if (isNew) await recordAudit(queries, { event, actorId: memberId, subjectId: memberId });
	if (from.length > 0)
		await recordAudit(queries, {
			event: 'member.sign-ups-joined',
			actorId: memberId,
			subjectId: memberId,
			details: { count: from.length },
		});
	return unused;
}
