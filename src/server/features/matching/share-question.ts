import { randomUUID } from 'node:crypto';
import { dayMs } from '#domain/kernel/durations.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { isEnded, mostShares } from '#domain/matching/question.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { matchingShareBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { findQuestion, lockQuestion } from './question.repo.ts';
import { deleteShare, findShares, insertShare, type ShareRow } from './share.repo.ts';

export const shareView = (keys: Keyring, { id, sealed, createdAt, endsAt }: ShareRow) => ({
	id,
	secret: keys.open(sealed, matchingShareBinding(id)),
	createdAt: createdAt.toISOString(),
	endsAt: endsAt.toISOString(),
});

/** A link by which family sees it all and can do nothing, until it ends. */
export async function shareQuestion(
	{ services, now, memberId }: MemberContext,
	{ id, days }: { id: string; days: number },
) {
	return services.transact(async (work) => {
		const question = await lockQuestion(work, id);
		if (question?.memberId !== memberId) return refuse('not-found');
		if (isEnded(question.status) || (await findShares(work, id, now)).length >= mostShares)
			return refuse('not-allowed');
		const shareId = randomUUID();
		const secret = newSecret();
		const row = {
			...{ id: shareId, questionId: id, createdAt: now, endsAt: new Date(now.getTime() + days * dayMs) },
			sealed: services.keys.seal(secret, matchingShareBinding(shareId)),
			secretHash: secretHashOf(secret),
		};
		await insertShare(work, row);
		return accept(shareView(services.keys, row));
	});
}

/** Ends one of one's own now. */
export async function endShare({ queries, memberId }: MemberContext, { id, shareId }: { id: string; shareId: string }) {
	const question = await findQuestion(queries, id);
	if (question?.memberId !== memberId) return refuse('not-found');
	return (await deleteShare(queries, shareId, id)) ? accept({ id }) : refuse('not-found');
}
