import { afterSeconds, expiryOf, maxSessions, sessionLifetime } from '#domain/member/session-rules.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import type { Login } from '#server/http/handlers.ts';
import type { Queries } from '#server/queries.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import type { Services } from '#server/services.ts';
import { deviceOf } from './device-of.ts';
import { signIdentity } from './identity-token.ts';
import { deleteSessionById, deleteSurplusSessions, insertSession } from './session.repo.ts';

/**
 * A login always begins with secrets of its own; the session this browser had before (`replaces`) ends. The answer goes
 * to `context.cookies.begin`, once the transaction is over.
 */
export async function beginSession(
	{ queries, services, now }: { queries: Queries; services: Pick<Services, 'keys' | 'origin'>; now: Date },
	login: { memberId: string; isKept: boolean; factors: Factor[]; userAgent: string; replaces?: string | null },
): Promise<Login> {
	const { memberId, isKept, factors, userAgent, replaces } = login;
	const endsAt = afterSeconds(now, sessionLifetime(isKept).wholeSeconds);
	const expiresAt = expiryOf({ now, isKept, endsAt });
	const secret = newSecret();
	if (replaces) await deleteSessionById(queries, replaces);
	const device = deviceOf(userAgent);
	const row = { memberId, secretHash: secretHashOf(secret), isKept, factors, device, expiresAt, endsAt };
	const sessionId = await insertSession(queries, row, now);
	await deleteSurplusSessions(queries, { memberId, keep: maxSessions, now });
	const identityToken = await signIdentity(services, { memberId, sessionId, issuedAt: now, expiresAt });
	return { secret, identityToken, isKept };
}
