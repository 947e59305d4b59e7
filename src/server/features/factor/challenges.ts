import { createHash } from 'node:crypto';
import { challengeSeconds } from '#domain/member/second-factor.ts';
import { afterSeconds } from '#domain/member/session-rules.ts';
import type { Queries } from '#server/queries.ts';
import { type Holder, insertChallenge, takeChallenge } from './challenge.repo.ts';
import { challengeIn } from './passkeys.ts';

type Use = 'register' | 'sign-in' | 'again';
type Asking = { queries: Queries; now: Date };

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

/** Keeps what a device is asked to sign, for the one who asked. */
export async function keepChallenge(
	{ queries, now }: Asking,
	{ challenge, use, holder }: { challenge: string; use: Use; holder: Holder },
): Promise<void> {
	const expiresAt = afterSeconds(now, challengeSeconds);
	await insertChallenge(queries, { challengeHash: hashOf(challenge), use, holder, expiresAt }, now);
}

/** The challenge that was answered, where this one was asked for it lately and has not answered yet. Used up by it. */
export async function answeredChallenge(
	{ queries, now }: Asking,
	{ clientDataJSON, use, holder }: { clientDataJSON: string; use: Use; holder: Holder },
): Promise<string | undefined> {
	const challenge = challengeIn(clientDataJSON);
	if (challenge === undefined) return undefined;
	const isTaken = await takeChallenge(queries, { challengeHash: hashOf(challenge), use, holder, now });
	return isTaken ? challenge : undefined;
}
