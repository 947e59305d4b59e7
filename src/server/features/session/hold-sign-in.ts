import { afterSeconds } from '#domain/member/session-rules.ts';
import { type Factor, pendingBounds } from '#domain/member/sign-in.ts';
import type { Transaction } from '#server/queries.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { insertPending } from './pending-sign-in.repo.ts';

type Held = { memberId: string; isKept: boolean; factors: Factor[] };

/**
 * The first step is done and another is to come. In the transaction that holds the member with the password that was compared,
 * so that a change of it ends this too. The answer goes to `context.cookies.hold`.
 */
export async function holdSignIn(
	{ queries, now }: { queries: Transaction; now: Date },
	{ memberId, isKept, factors }: Held,
): Promise<string> {
	const secret = newSecret();
	const expiresAt = afterSeconds(now, pendingBounds.seconds);
	await insertPending(queries, { memberId, isKept, factors, secretHash: secretHashOf(secret), expiresAt }, now);
	return secret;
}
